import UnifiedStorage

/// A control that shows actions when it is used.
///
/// Its contents may be buttons, with roles and images, toggles, pickers, sections, dividers and further menus. What
/// they show and whether they are enabled is kept up to date while the menu is open. With a primary action, a tap runs
/// that, and the menu is opened by a press that is held down, by the secondary button of a mouse, or by the keys for
/// menus.
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

    /// A menu whose label is made of views.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content(), label: label(), primaryAction: nil)
    }

    /// A menu with an action that a tap runs, whose label is made of views.
    @preconcurrency nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(content: content(), label: label(), primaryAction: primaryAction) }
}

extension Menu where Label == Text {
    /// A menu that shows a localisable text.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: Text(titleKey), primaryAction: nil)
    }

    /// A menu that shows a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content
    ) { self.init(content: content(), label: Text(title), primaryAction: nil) }

    /// A menu with an action that a tap runs, which shows a localisable text.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(content: content(), label: Text(titleKey), primaryAction: primaryAction) }

    /// A menu with an action that a tap runs, which shows a text.
    @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) { self.init(content: content(), label: Text(title), primaryAction: primaryAction) }
}

extension Menu where Label == DeclarativeUI.Label<Text, Image> {
    /// A menu that shows a symbol and a localisable text.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(), label: DeclarativeUI.Label(titleKey, systemImage: systemImage), primaryAction: nil)
    }

    /// A menu that shows a symbol and a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), label: DeclarativeUI.Label(title, systemImage: systemImage), primaryAction: nil)
    }

    /// A menu with an action that a tap runs, which shows a symbol and a localisable text.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content(), label: DeclarativeUI.Label(titleKey, systemImage: systemImage),
            primaryAction: primaryAction)
    }

    /// A menu with an action that a tap runs, which shows a symbol and a text.
    @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content(), label: DeclarativeUI.Label(title, systemImage: systemImage),
            primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Makes the menu that a style was asked to show, for use in the style's body. It has the next outer style.
    @MainActor @preconcurrency public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            content: configuration.content, label: configuration.label, primaryAction: configuration.primaryAction,
            style: .fixed(configuration.outer.box))
    }
}

extension Menu: View {
    /// The label, shown by the current style; inside of a menu, a row that leads to another menu.
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
