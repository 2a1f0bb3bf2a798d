import Foundation

/// The picture beside a shortcut of an application. No host shows any.
@MainActor @preconcurrency open class UIApplicationShortcutIcon: NSObject, NSCopying {
    /// The pictures that systems have.
    public enum IconType: Int, Sendable {
        /// Writing something.
        case compose = 0
        /// Playing.
        case play = 1
        /// Pausing.
        case pause = 2
        /// Adding something.
        case add = 3
        /// A place.
        case location = 4
        /// Searching.
        case search = 5
        /// Sharing.
        case share = 6
        /// Something forbidden.
        case prohibit = 7
        /// A person.
        case contact = 8
        /// Home.
        case home = 9
        /// Marking a place.
        case markLocation = 10
        /// Something preferred.
        case favorite = 11
        /// Something loved.
        case love = 12
        /// What is kept elsewhere.
        case cloud = 13
        /// An invitation.
        case invitation = 14
        /// Agreement.
        case confirmation = 15
        /// Mail.
        case mail = 16
        /// A message.
        case message = 17
        /// A date.
        case date = 18
        /// A time.
        case time = 19
        /// Taking a photo.
        case capturePhoto = 20
        /// Taking a video.
        case captureVideo = 21
        /// A task.
        case task = 22
        /// A task that is done.
        case taskCompleted = 23
        /// An alarm.
        case alarm = 24
        /// A bookmark.
        case bookmark = 25
        /// A mixed order.
        case shuffle = 26
        /// Sound.
        case audio = 27
        /// An update.
        case update = 28
    }

    /// Where the picture is from.
    private enum Source: Hashable {
        case type(IconType)
        case image(String)
        case symbol(String)
    }

    private let source: Source

    private init(_ source: Source) {
        self.source = source
        super.init()
    }

    /// Makes an icon of one of the system's pictures.
    public convenience init(type: IconType) { self.init(.type(type)) }
    /// Makes an icon of an image of the bundle, by its name, drawn as a template.
    public convenience init(templateImageName: String) { self.init(.image(templateImageName)) }
    /// Makes an icon of a symbol, by its name.
    public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

    /// Returns this icon, which never changes.
    public nonisolated final func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether an object is an icon of the same picture.
    public nonisolated final override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon)?.source == source
    }
    /// A hash of the picture's name.
    public nonisolated final override var hash: Int { source.hashValue }
}
