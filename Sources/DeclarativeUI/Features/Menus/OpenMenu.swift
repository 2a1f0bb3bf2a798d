import DeclarativeViews
import Foundation
import ImperativeUI
import BridgedEnvironment

/// The menu of a view while it is open, its contents shown as a menu of the imperative world.
final class OpenMenu: OpenedMenu, UpdateParticipant {
    private let reader: MenuReader
    private let preview: MenuPreviewController?
    private weak var controller: MenuController?
    /// Whether the contents are shown, or about to be.
    private(set) var isOpen = true
    var queuedPhases = UpdateQueue.PhaseSet()

    /// Opens a menu; `nil` where there is nothing in it, or no room for it.
    ///
    /// - Parameters:
    ///   - content: The contents of the menu.
    ///   - node: The node the menu belongs to.
    ///   - preview: The view shown above it; `nil` for none.
    ///   - point: Where it is opened, in the coordinates of the view; `nil` for beside the node's view.
    ///   - source: The view that shows the node.
    init?(
        _ content: AnyView, of node: any MenuOpeningNode, preview: AnyView?, at point: CGPoint?, in source: UIView
    ) {
        reader = MenuReader(content, of: node)
        self.preview = preview.map { MenuPreviewController($0, of: node) }
        // Reads the entries.
        let menu = reader.menu
        let hosting = reader.hosting
        hosting.contentsDidChange = { [weak self] in self?.updateLater() }
        hosting.idealSizeDidChange = { [weak self] in self?.updateLater() }
        let anchor = MenuSource(source) { [weak node, weak source] in
            guard let source else { return nil }
            if let point { return CGRect(origin: point, size: .zero) }
            return node?.menuFrame.map { $0.offsetBy(dx: source.bounds.minX, dy: source.bounds.minY) }
        }
        var events = MenuEvents()
        // The menu keeps this while it is open.
        events.didClose = { self.didClose() }
        let order: UIContextMenuConfiguration.ElementOrder =
            EnvironmentValues(map: node.scope.map).menuOrder == .priority ? .priority : .automatic
        guard
            let opened = MenuPresenter.open(
                menu, from: anchor, sender: source, order: order, preview: self.preview, events: events)
        else {
            didClose()
            return nil
        }
        controller = opened
        opened.view.addSubview(reader.boundary)
    }

    func update(_ content: AnyView) {
        reader.hosting.rootView.content = content
        updateLater()
    }

    func close() { controller?.close() }

    private func didClose() {
        isOpen = false
        reader.hosting.contentsDidChange = {}
        reader.hosting.idealSizeDidChange = nil
        reader.leave()
        preview?.leave()
    }

    // MARK: Updates

    private func updateLater() {
        if isOpen, controller != nil { UpdateQueue.shared.enqueue(self, in: .actions) }
    }

    func performUpdate(in phase: UpdateQueue.Phase) {
        guard isOpen, let controller else { return }
        let menu = reader.menu
        if menu.children.isEmpty, preview == nil { close() } else { controller.update(menu) }
    }

    var updateDepth: Int { 1 << 18 }
    var updateLabel: String { "contents of a menu" }
}

/// The preview above a menu, in the environment of the view that has the menu.
private final class MenuPreviewController: UIViewController {
    private let boundary: BoundaryView

    init(_ preview: AnyView, of node: any MenuOpeningNode) {
        boundary = BoundaryView(outer: node.scope, node: ScopeName.menu)
        let hosting = _UIHostingView(rootView: preview)
        boundary.addSubview(hosting)
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = hosting.idealSize
    }

    required init?(coder: NSCoder) {
        fatalError("The preview of a menu cannot come from an archive.")
    }

    override func loadView() { view = boundary }

    func leave() { boundary.leave() }
}

extension _UIHostingView: GraphMenuDelegate {
    package func openMenu(
        _ content: AnyView, of node: any MenuOpeningNode, preview: AnyView?, at point: CGPoint?
    ) -> (any OpenedMenu)? {
        OpenMenu(
            content, of: node, preview: preview,
            at: point.map { CGPoint(x: $0.x + bounds.minX, y: $0.y + bounds.minY) }, in: self)
    }
}
