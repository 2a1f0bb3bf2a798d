import Foundation

/// The icon of a quick action. No host shows quick actions.
@MainActor @preconcurrency open class UIApplicationShortcutIcon: NSObject, NSCopying {
    /// The icons defined by the system.
    public enum IconType: Int, Sendable {
        /// An icon for composing.
        case compose = 0
        /// An icon for playing media.
        case play = 1
        /// An icon for pausing media.
        case pause = 2
        /// An icon for adding an item.
        case add = 3
        /// An icon for a location.
        case location = 4
        /// An icon for searching.
        case search = 5
        /// An icon for sharing.
        case share = 6
        /// An icon for something prohibited.
        case prohibit = 7
        /// An icon for a contact.
        case contact = 8
        /// An icon for the home.
        case home = 9
        /// An icon for marking a location.
        case markLocation = 10
        /// An icon for a favourite.
        case favorite = 11
        /// An icon for something loved.
        case love = 12
        /// An icon for content in the cloud.
        case cloud = 13
        /// An icon for an invitation.
        case invitation = 14
        /// An icon for confirming.
        case confirmation = 15
        /// An icon for mail.
        case mail = 16
        /// An icon for a message.
        case message = 17
        /// An icon for a date.
        case date = 18
        /// An icon for a time.
        case time = 19
        /// An icon for taking a photo.
        case capturePhoto = 20
        /// An icon for recording a video.
        case captureVideo = 21
        /// An icon for a task.
        case task = 22
        /// An icon for a completed task.
        case taskCompleted = 23
        /// An icon for an alarm.
        case alarm = 24
        /// An icon for a bookmark.
        case bookmark = 25
        /// An icon for shuffling.
        case shuffle = 26
        /// An icon for audio.
        case audio = 27
        /// An icon for updating.
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

    /// Creates an icon defined by the system.
    public convenience init(type: IconType) { self.init(.type(type)) }
    /// Creates an icon from the name of an image in the bundle, drawn as a template.
    public convenience init(templateImageName: String) { self.init(.image(templateImageName)) }
    /// Creates an icon from the name of a symbol.
    public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

    /// Returns this icon, which is immutable.
    public nonisolated final func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether an object is an icon with the same image.
    public nonisolated final override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon)?.source == source
    }
    /// The hash value of the icon, derived from its image.
    public nonisolated final override var hash: Int { source.hashValue }
}
