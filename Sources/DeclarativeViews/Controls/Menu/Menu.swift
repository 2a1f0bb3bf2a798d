import BridgedEnvironment

/// A control that opens a menu of actions.
///
/// The content may contain buttons with roles and images, toggles, pickers, sections, dividers and further menus.
/// Labels and enabled states are updated while the menu is open.
///
/// With a primary action, a tap runs the action; a long press, the secondary mouse button or the menu keys open the
/// menu.
public struct Menu<Label: View, Content: View> {
    let content: Content
    let label: Label
    let primaryAction: (@MainActor () -> Void)?
    var style = StyleChoice<MenuStyleConfiguration>.inherited
    @Environment(\.isInMenu) private var isInMenu

    nonisolated init(
        content: Content, label: Label, primaryAction: (@MainActor () -> Void)?,
        style: StyleChoice<MenuStyleConfiguration> = .inherited
    ) {
        self.content = content
        self.label = label
        self.primaryAction = primaryAction
        self.style = style
    }

    /// Creates a menu with a custom label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content(), label: label(), primaryAction: nil)
    }

    /// Creates a menu with a custom label and a primary action, run by a tap.
    @preconcurrency nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(content: content(), label: label(), primaryAction: primaryAction) }
}

extension Menu where Label == Text {
    /// Creates a menu with a localisable label.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: Text(titleKey), primaryAction: nil)
    }

    /// Creates a menu with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content
    ) { self.init(content: content(), label: Text(title), primaryAction: nil) }

    /// Creates a menu with a localisable label and a primary action, run by a tap.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(content: content(), label: Text(titleKey), primaryAction: primaryAction) }

    /// Creates a menu with a label from a string and a primary action, run by a tap.
    @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) { self.init(content: content(), label: Text(title), primaryAction: primaryAction) }
}

extension Menu where Label == DeclarativeViews.Label<Text, Image> {
    /// Creates a menu with a symbol and a localisable label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(), label: DeclarativeViews.Label(titleKey, systemImage: systemImage), primaryAction: nil)
    }

    /// Creates a menu with a symbol and a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(), label: DeclarativeViews.Label(title, systemImage: systemImage), primaryAction: nil)
    }

    /// Creates a menu with a symbol, a localisable label and a primary action, run by a tap.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content(), label: DeclarativeViews.Label(titleKey, systemImage: systemImage),
            primaryAction: primaryAction)
    }

    /// Creates a menu with a symbol, a label from a string and a primary action, run by a tap.
    @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content(), label: DeclarativeViews.Label(title, systemImage: systemImage),
            primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates a menu from a style configuration, for use in a style's `makeBody`. It has the next outer style.
    @MainActor @preconcurrency public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            content: configuration.content, label: configuration.label, primaryAction: configuration.primaryAction,
            style: .fixed(configuration.outer.box))
    }
}

extension Menu: View {
    /// The label in the current style; inside a menu, an item that opens a submenu.
    @ViewBuilder public var body: some View {
        if isInMenu {
            MenuInside(label: label, content: content)
        } else {
            MenuBody(
                label: AnyView(label), content: AnyView(content), primaryAction: primaryAction, style: style)
        }
    }
}

/// Makes a menu with the current style.
private struct MenuBody: View, UnnamedPlace {
    let label: AnyView
    let content: AnyView
    let primaryAction: (@MainActor () -> Void)?
    let style: StyleChoice<MenuStyleConfiguration>
    @Environment(\.menuStyleBox) private var inherited

    init(
        label: AnyView, content: AnyView, primaryAction: (@MainActor () -> Void)?,
        style: StyleChoice<MenuStyleConfiguration>
    ) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
        self.style = style
    }

    var body: some View {
        style.view(MenuStyleKey.self, inherited: inherited) { outer in
            MenuStyleConfiguration(
                label: MenuStyleConfiguration.Label(views: label),
                content: MenuStyleConfiguration.Content(views: content), primaryAction: primaryAction, outer: outer)
        }
    }
}
