import UnifiedStorage

/// The appearance of menus. Dynamic properties work as in a button style.
@MainActor @preconcurrency public protocol MenuStyle {
    /// The type of view that `makeBody` returns.
    associatedtype Body: View
    /// The properties of a menu.
    typealias Configuration = MenuStyleConfiguration
    /// Returns the view of a menu, which is a `Menu` made with the configuration, and what is around it.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu that are passed to its style.
public struct MenuStyleConfiguration {
    /// The views of the menu's label.
    public struct Label: View {
        let views: AnyView
        /// The views.
        public var body: some View { views }
    }

    /// The views of the menu's contents.
    public struct Content: View {
        let views: AnyView
        /// The views.
        public var body: some View { views }
    }

    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
    /// The next outer style, around the one that is asked.
    let outer: OuterStyle<MenuStyleConfiguration>
}

/// Adapts a menu style to the common form of styles.
enum MenuStyling<Style: MenuStyle>: StyleAdaptor {
    static func makeBody(_ style: Style, _ configuration: MenuStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }

    static var isAutomatic: Bool { Style.self == DefaultMenuStyle.self }
}

enum MenuStyleKey: StyleKey {
    typealias Automatic = MenuStyling<DefaultMenuStyle>
    typealias Configuration = MenuStyleConfiguration
    static var modifierName: String { "menuStyle" }
    static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension EnvironmentValues {
    /// The current menu style; `nil` for the automatic one.
    var menuStyleBox: StyleBox<MenuStyleConfiguration>? { self[MenuStyleKey.self] }
}

extension View {
    /// Sets the appearance of menus in this view. The style nearest to a menu wins.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(StyleWriter<MenuStyleKey, MenuStyling<S>>(style: style)))
    }
}

/// The menu style chosen by context, which shows a button in the current style of buttons.
public struct DefaultMenuStyle: MenuStyle, Sendable {
    /// The automatic style.
    nonisolated public init() {}

    /// Returns a button that opens the menu.
    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A menu style that shows a button in the current style of buttons.
public struct ButtonMenuStyle: MenuStyle, Sendable {
    /// The button style.
    nonisolated public init() {}

    /// Returns a button that opens the menu.
    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A menu style that shows a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
    /// The style without a border.
    nonisolated public init() {}

    /// Returns a button without a border that opens the menu.
    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The style chosen by context.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// The style that shows a button in the current style of buttons.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// The style that shows a button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
