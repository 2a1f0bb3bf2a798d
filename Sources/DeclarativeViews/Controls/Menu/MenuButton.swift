import Foundation
import LayoutEngine
import BridgedEnvironment

/// A button that opens a menu, or runs its primary action.
struct MenuButton: View, UnnamedPlace {
    let configuration: MenuStyleConfiguration
    @State private var opener = MenuOpener()
    @Environment(\.menuIndicatorVisibility) private var indicator

    init(configuration: MenuStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        let (opener, primaryAction) = (opener, configuration.primaryAction)
        Button {
            if let primaryAction { primaryAction() } else { opener.open() }
        } label: {
            if indicator == .visible {
                HStack(spacing: 8) {
                    configuration.label
                    ControlMarkView(.menu).accessibilityHidden(true)
                }
            } else {
                configuration.label
            }
        }
        .modifier(
            MenuAnchor(
                opener: opener, isPrimary: primaryAction == nil, content: configuration.content.views, preview: nil))
    }
}

/// Opens the menu of a view.
@MainActor final class MenuOpener {
    fileprivate(set) weak var node: MenuAnchorNode?

    nonisolated init() {}

    /// Opens the menu beside its view.
    func open() { _ = node?.open(at: nil) }
}

/// Gives a view a menu.
struct MenuAnchor {
    /// The opener of the menu as its primary action.
    var opener: MenuOpener?
    /// Whether the view is used to open the menu.
    var isPrimary = false
    /// The content of the menu; `nil` for no menu.
    let content: AnyView?
    /// The preview above the menu; `nil` for none.
    let preview: AnyView?
}

extension MenuAnchor: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        MenuAnchorNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: MenuAnchorNode.self).update(view)
    }
}

/// The node of a view that has a menu.
final class MenuAnchorNode: PrimitiveModifierNode<MenuAnchor>, MenuOpeningNode {
    private var opened: (any OpenedMenu)?

    override init<Content: View>(_ view: ModifiedContent<Content, MenuAnchor>, in context: _NodeContext) {
        super.init(view, in: context)
        modifier.opener?.node = self
        graph.feature(MenuAnchors.self).add(self)
    }

    override func update<Content: View>(_ view: ModifiedContent<Content, MenuAnchor>) {
        super.update(view)
        modifier.opener?.node = self
        guard let opened, opened.isOpen else { return }
        // Menus follow after the bodies have run.
        graph.enqueueCallback(of: self) { [weak self] in
            guard let self, !isTornDown else { return }
            if let content = modifier.content { opened.update(content) } else { opened.close() }
        }
    }

    /// Opens the menu. Returns whether there is something in it.
    ///
    /// - Parameter point: Where it is opened, in the graph's area; `nil` for beside the view.
    func open(at point: CGPoint?) -> Bool {
        guard !isTornDown, !isLeaving, let content = modifier.content else { return false }
        guard EnvironmentValues(map: scope.map).isEnabled else { return false }
        if opened?.isOpen == true { return true }
        guard let delegate = graph.delegate as? any GraphMenuDelegate else { return false }
        opened = delegate.openMenu(content, of: self, preview: modifier.preview, at: point)
        return opened != nil
    }

    package var menuFrame: CGRect? { LayoutNode.absoluteFrame(around: LayoutItemCollector.items(at: self)) }

    /// The items of the view.
    var items: [LayoutNode] { LayoutItemCollector.items(at: self) }

    override func willTearDown() {
        graph.feature(MenuAnchors.self).remove(self)
        guard let opened, opened.isOpen else { return }
        graph.actions.add(.gone, of: self) { opened.close() }
    }
}

/// A node that opens menus.
@MainActor package protocol MenuOpeningNode: _ViewNode {
    /// Where the view is that the menu belongs to, in the graph's area; `nil` where it has no frame.
    var menuFrame: CGRect? { get }
}

/// A menu that was opened.
@MainActor package protocol OpenedMenu: AnyObject {
    /// Whether it is still open.
    var isOpen: Bool { get }
    /// Shows other contents.
    func update(_ content: AnyView)
    /// Closes it.
    func close()
}

/// The delegate of a graph whose views can open menus.
@MainActor package protocol GraphMenuDelegate: ViewGraphDelegate {
    /// Opens a menu; returns `nil` where there is nothing in it, or no room for it.
    ///
    /// - Parameters:
    ///   - content: The content of the menu.
    ///   - node: The node that the menu belongs to.
    ///   - preview: The preview above the menu; `nil` for none.
    ///   - point: The point at which the menu opens, in the graph's area; `nil` for beside the node's view.
    func openMenu(
        _ content: AnyView, of node: any MenuOpeningNode, preview: AnyView?, at point: CGPoint?
    ) -> (any OpenedMenu)?
}
