import Foundation

/// Something that an application offers to do without being opened before. A program may have such items; no host shows
/// them.
@MainActor @preconcurrency open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    /// The properties of an item.
    fileprivate struct Values {
        var type: String
        var title: String
        var subtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: any NSSecureCoding]?
        var target: Any?
    }

    fileprivate final var values: Values

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - type: The identifier by which the application recognises the item.
    ///   - localizedTitle: The title.
    ///   - localizedSubtitle: A line below the title; `nil` for none.
    ///   - icon: The picture beside it; `nil` for none.
    ///   - userInfo: What the application keeps with the item; `nil` for nothing.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        values = Values(
            type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
        super.init()
    }

    /// Makes an item of a title alone.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    fileprivate init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// The identifier by which the application recognises the item.
    open var type: String { values.type }
    /// The title.
    open var localizedTitle: String { values.title }
    /// The line below the title; `nil` for none.
    open var localizedSubtitle: String? { values.subtitle }
    /// The picture beside the title; `nil` for none.
    open var icon: UIApplicationShortcutIcon? { values.icon }
    /// What the application keeps with the item; `nil` for nothing.
    open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
    /// What the item is about, by which a scene is chosen; `nil` by default.
    open var targetContentIdentifier: Any? { values.target }

    /// Returns an immutable copy.
    public nonisolated final func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UIApplicationShortcutItem(values) }
    }

    /// Returns a copy that is a ``UIMutableApplicationShortcutItem``.
    public nonisolated final func mutableCopy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UIMutableApplicationShortcutItem(values) }
    }
}

/// A shortcut of an application that can be changed. What was set as one of the application's does not change with it.
@MainActor @preconcurrency open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The identifier by which the application recognises the item.
    open override var type: String {
        get { values.type }
        set { values.type = newValue }
    }
    /// The title.
    open override var localizedTitle: String {
        get { values.title }
        set { values.title = newValue }
    }
    /// The line below the title; `nil` for none.
    open override var localizedSubtitle: String? {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// The picture beside the title; `nil` for none.
    open override var icon: UIApplicationShortcutIcon? {
        get { values.icon }
        set { values.icon = newValue }
    }
    /// What the application keeps with the item; `nil` for nothing.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    /// What the item is about, by which a scene is chosen; `nil` by default.
    open override var targetContentIdentifier: Any? {
        get { values.target }
        set { values.target = newValue }
    }
}
