import BridgedEnvironment

/// The contents of a menu, which the presenter of the menu displays.
package struct MenuContents: View {
    package var content: AnyView

    /// The contents of a menu.
    package init(content: AnyView) { self.content = content }

    package var body: some View {
        VStack(spacing: 0) { content }
            .environment(\.isInMenu, true)
            .buttonStyle(MenuItemButtonStyle())
            .toggleStyle(MenuItemToggleStyle())
    }
}

/// Takes the buttons out of the contents of a menu.
private struct MenuItemButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuItemView(label: configuration.label, role: configuration.role) { configuration.trigger() }
    }
}

/// Takes the toggles out of the contents of a menu.
private struct MenuItemToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        MenuItemView(label: configuration.label, mark: configuration.isMixed ? .mixed : isOn.wrappedValue ? .on : .off)
        {
            isOn.wrappedValue.toggle()
        }
    }
}

/// Something that can be chosen in a menu.
struct MenuItemView<Label: View>: View, UnnamedPlace {
    let label: Label
    var role: ButtonRole?
    var mark = MenuItem.Mark.off
    let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuActionDismissBehavior) private var dismissal

    init(
        label: Label, role: ButtonRole? = nil, mark: MenuItem.Mark = .off, action: @escaping @MainActor () -> Void
    ) {
        self.label = label
        self.role = role
        self.mark = mark
        self.action = action
    }

    var body: some View {
        label.modifier(
            MenuItemModifier(
                kind: .item(
                    MenuItem(
                        role: role, mark: mark, isEnabled: isEnabled, keepsOpen: dismissal == .disabled,
                        action: action))))
    }
}

/// A menu inside of a menu.
struct MenuInside<Label: View, Content: View>: View, UnnamedPlace {
    let label: Label
    let content: Content
    @Environment(\.isEnabled) private var isEnabled

    init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }

    var body: some View {
        VStack(spacing: 0) {
            VStack(spacing: 0) { label }.modifier(MenuItemModifier(kind: .label))
            VStack(spacing: 0) { content }.modifier(MenuItemModifier(kind: .content))
        }
        .modifier(MenuItemModifier(kind: .menu(isEnabled: isEnabled)))
    }
}

/// Elements of a menu that belong together.
struct MenuGroup<Label: View, Content: View>: View, UnnamedPlace {
    let label: Label
    let content: Content
    let arrangement: MenuGroupEntry.Arrangement

    var body: some View {
        VStack(spacing: 0) {
            VStack(spacing: 0) { label }.modifier(MenuItemModifier(kind: .label))
            VStack(spacing: 0) { content }.modifier(MenuItemModifier(kind: .content))
        }
        .modifier(MenuItemModifier(kind: .group(arrangement)))
    }
}

/// An item that the user selects in a menu.
struct MenuItem {
    /// Whether it is marked as chosen.
    package enum Mark { case off, on, mixed }

    let role: ButtonRole?
    let mark: Mark
    let isEnabled: Bool
    let keepsOpen: Bool
    let action: @MainActor () -> Void
}

/// Marks views as a part of a menu.
struct MenuItemModifier {
    enum Kind {
        case item(MenuItem)
        case menu(isEnabled: Bool)
        /// Elements that belong together.
        case group(MenuGroupEntry.Arrangement)
        /// The label of a menu or a group.
        case label
        /// The content of a menu or a group.
        case content
    }

    let kind: Kind
}

extension MenuItemModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        MenuItemNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: MenuItemNode.self).update(view)
    }
}

/// The delegate of a graph that contains the contents of a menu.
@MainActor package protocol GraphMenuContentsDelegate: ViewGraphDelegate {
    /// Called when the contents say something else.
    func menuContentsDidChange()
}

/// The node of a part of a menu.
final class MenuItemNode: PrimitiveModifierNode<MenuItemModifier> {
    override init<Content: View>(_ view: ModifiedContent<Content, MenuItemModifier>, in context: _NodeContext) {
        super.init(view, in: context)
        tell()
    }

    override func update<Content: View>(_ view: ModifiedContent<Content, MenuItemModifier>) {
        super.update(view)
        tell()
    }

    private func tell() { (graph.delegate as? any GraphMenuContentsDelegate)?.menuContentsDidChange() }

    override func willTearDown() { tell() }
}
