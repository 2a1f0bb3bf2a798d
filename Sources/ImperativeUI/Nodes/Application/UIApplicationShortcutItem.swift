import Foundation

/// A quick action that an application offers without being opened first. No host shows quick actions.
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

    /// Creates a quick action.
    ///
    /// - Parameters:
    ///   - type: The identifier by which the application recognises the action.
    ///   - localizedTitle: The title.
    ///   - localizedSubtitle: The subtitle; `nil` for none.
    ///   - icon: The icon; `nil` for none.
    ///   - userInfo: Data that the application keeps with the action; `nil` for none.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        values = Values(
            type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
        super.init()
    }

    /// Creates a quick action with a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    fileprivate init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// The identifier by which the application recognises the action.
    open var type: String { values.type }
    /// The title of the action.
    open var localizedTitle: String { values.title }
    /// The subtitle of the action; `nil` for none.
    open var localizedSubtitle: String? { values.subtitle }
    /// The icon of the action; `nil` for none.
    open var icon: UIApplicationShortcutIcon? { values.icon }
    /// Data that the application keeps with the action; `nil` for none.
    open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
    /// The identifier of the action's content, by which a scene is chosen; `nil` by default.
    open var targetContentIdentifier: Any? { values.target }

    /// Returns an immutable copy.
    public nonisolated final func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UIApplicationShortcutItem(values) }
    }

    /// Returns a mutable copy, a ``UIMutableApplicationShortcutItem``.
    public nonisolated final func mutableCopy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UIMutableApplicationShortcutItem(values) }
    }
}

/// A quick action that can be modified. Changes do not affect the copies stored by the application.
@MainActor @preconcurrency open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The identifier by which the application recognises the action.
    open override var type: String {
        get { values.type }
        set { values.type = newValue }
    }
    /// The title of the action.
    open override var localizedTitle: String {
        get { values.title }
        set { values.title = newValue }
    }
    /// The subtitle of the action; `nil` for none.
    open override var localizedSubtitle: String? {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// The icon of the action; `nil` for none.
    open override var icon: UIApplicationShortcutIcon? {
        get { values.icon }
        set { values.icon = newValue }
    }
    /// Data that the application keeps with the action; `nil` for none.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    /// The identifier of the action's content, by which a scene is chosen; `nil` by default.
    open override var targetContentIdentifier: Any? {
        get { values.target }
        set { values.target = newValue }
    }
}
