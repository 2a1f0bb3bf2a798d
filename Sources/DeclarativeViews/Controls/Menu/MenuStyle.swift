import BridgedEnvironment

/// A type that specifies the appearance of menus. Dynamic properties work as in a button style.
@MainActor @preconcurrency public protocol MenuStyle {
    /// The type of view that `makeBody` returns.
    associatedtype Body: View
    /// The properties of a menu.
    typealias Configuration = MenuStyleConfiguration
    /// Returns a view that represents the body of a menu: a `Menu` created from the configuration, with any views
    /// around it.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu that are passed to its style.
public struct MenuStyleConfiguration {
    /// The type of view for the label of a menu.
    public struct Label: View {
        let views: AnyView
        /// The content of the label.
        public var body: some View { views }
    }

    /// The type of view for the content of a menu.
    public struct Content: View {
        let views: AnyView
        /// The content of the menu.
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
    /// Sets the style of menus in this view. The innermost style takes precedence.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(StyleWriter<MenuStyleKey, MenuStyling<S>>(style: style)))
    }
}

/// The default menu style, chosen by context: a button in the current button style.
public struct DefaultMenuStyle: MenuStyle, Sendable {
    /// Creates a default menu style.
    nonisolated public init() {}

    /// Returns a button that opens the menu, or runs its primary action.
    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A menu style that displays a button in the current button style.
public struct ButtonMenuStyle: MenuStyle, Sendable {
    /// Creates a button menu style.
    nonisolated public init() {}

    /// Returns a button that opens the menu, or runs its primary action.
    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A menu style that displays a borderless button.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
    /// Creates a borderless button menu style.
    nonisolated public init() {}

    /// Returns a borderless button that opens the menu, or runs its primary action.
    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default menu style, chosen by context.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A menu style that displays a button in the current button style.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A menu style that displays a borderless button.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
