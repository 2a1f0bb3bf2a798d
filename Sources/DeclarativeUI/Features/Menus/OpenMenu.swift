import DeclarativeViews
import Foundation
import ImperativeUI
import BridgedEnvironment

/// The menu of a view while it is open, its contents shown as a menu of the imperative world.
final class OpenMenu: OpenedMenu, UpdateParticipant {
    private let hosting: MenuHostingView
    private let boundary: BoundaryView
    private let preview: MenuPreviewController?
    private weak var controller: MenuController?
    /// Whether the contents are shown, or about to be.
    private(set) var isOpen = true
    private var actions: [ObjectIdentifier: UIAction] = [:]
    private let identity = UUID().uuidString
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
        boundary = BoundaryView(outer: node.scope, node: ScopeName.menu)
        hosting = MenuHostingView(rootView: MenuContents(content: content))
        self.preview = preview.map { MenuPreviewController($0, of: node) }
        // The entries of the contents are shown, not the contents themselves.
        boundary.isHidden = true
        boundary.addSubview(hosting)
        // Reads the entries.
        _ = hosting.idealSize
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
        opened.view.addSubview(boundary)
    }

    func update(_ content: AnyView) {
        hosting.rootView.content = content
        updateLater()
    }

    func close() { controller?.close() }

    private func didClose() {
        isOpen = false
        hosting.contentsDidChange = {}
        hosting.idealSizeDidChange = nil
        boundary.leave()
        preview?.leave()
    }

    // MARK: Updates

    private func updateLater() {
        if isOpen, controller != nil { UpdateQueue.shared.enqueue(self, in: .actions) }
    }

    func performUpdate(in phase: UpdateQueue.Phase) {
        guard isOpen, let controller else { return }
        _ = hosting.idealSize
        let menu = menu
        if menu.children.isEmpty, preview == nil { close() } else { controller.update(menu) }
    }

    var updateDepth: Int { 1 << 18 }
    var updateLabel: String { "contents of a menu" }

    // MARK: Entries

    private var menu: UIMenu {
        var made: [ObjectIdentifier: UIAction] = [:]
        let menu = UIMenu(
            identifier: UIMenu.Identifier(identity), children: elements(hosting.viewGraph.menuEntries, &made))
        actions = made
        return menu
    }

    private func elements(_ entries: [MenuEntry], _ made: inout [ObjectIdentifier: UIAction]) -> [UIMenuElement] {
        var levels = [Level(beginning: nil)]
        for entry in entries {
            switch entry {
            case .divider: levels[levels.count - 1].parts.append([])
            case .item(let item):
                let action = action(item)
                made[item.id] = action
                levels[levels.count - 1].add(action)
            case .menu, .group: levels.append(Level(beginning: entry))
            case .end:
                let level = levels.removeLast()
                if let element = element(of: level) { levels[levels.count - 1].add(element) }
            }
        }
        return levels[0].elements
    }

    /// A menu or group whose entries are being made elements.
    private struct Level {
        /// The entry that begins it; `nil` for the whole menu.
        let beginning: MenuEntry?
        /// The elements between its lines.
        var parts: [[UIMenuElement]] = [[]]

        init(beginning: MenuEntry?) { self.beginning = beginning }

        mutating func add(_ element: UIMenuElement) { parts[parts.count - 1].append(element) }

        @MainActor var elements: [UIMenuElement] {
            let parts = parts.filter { !$0.isEmpty }
            if parts.count <= 1 { return parts.first ?? [] }
            return parts.map { UIMenu(options: .displayInline, children: $0) }
        }
    }

    private func element(of level: Level) -> UIMenuElement? {
        switch level.beginning {
        case .menu(let item):
            if item.isEnabled {
                return UIMenu(
                    title: item.title, subtitle: item.subtitle, image: item.image?.platformImage(),
                    identifier: UIMenu.Identifier(name(item.id)), children: level.elements)
            }
            return UIAction(
                title: item.title, subtitle: item.subtitle, image: item.image?.platformImage(),
                identifier: UIAction.Identifier(name(item.id)), attributes: .disabled
            ) { _ in }
        case .group(let group):
            return UIMenu(
                title: group.title, identifier: UIMenu.Identifier(name(group.id)),
                options: group.arrangement == .palette ? [.displayInline, .displayAsPalette] : .displayInline,
                preferredElementSize: group.arrangement.elementSize, children: level.elements)
        case .item, .divider, .end, nil: return nil
        }
    }

    private func action(_ item: MenuItemEntry) -> UIAction {
        var attributes: UIMenuElement.Attributes = []
        if item.isDestructive { attributes.insert(.destructive) }
        if !item.isEnabled { attributes.insert(.disabled) }
        if item.keepsOpen { attributes.insert(.keepsMenuPresented) }
        return UIAction(
            title: item.title, subtitle: item.subtitle, image: item.image?.platformImage(),
            identifier: UIAction.Identifier(name(item.id)), attributes: attributes,
            state: item.isMixed ? .mixed : item.isOn ? .on : .off
        ) { [hosting] _ in
            // The item acts as long as its view is there, which the menu no longer keeps.
            withExtendedLifetime(hosting) { item.action() }
        }
    }

    private func name(_ id: ObjectIdentifier) -> String { "\(identity)-\(UInt(bitPattern: id))" }
}

extension MenuGroupEntry.Arrangement {
    /// How large the entries are shown.
    fileprivate var elementSize: UIMenu.ElementSize {
        switch self {
        case .list, .palette: .automatic
        case .row: .medium
        case .compact: .small
        }
    }
}

/// Shows nothing, but has the contents of a menu live.
final class MenuHostingView: _UIHostingView<MenuContents>, GraphMenuContentsDelegate {
    /// Called when the contents say something else.
    var contentsDidChange: () -> Void = {}

    func menuContentsDidChange() { contentsDidChange() }
}

extension ScopeName {
    fileprivate static let menu = ScopeName("Menu")
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
