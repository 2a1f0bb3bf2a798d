import DeclarativeViews
import Foundation
import ImperativeUI
import BridgedEnvironment

/// Reads the contents of a menu: views that are live but not shown, as a menu of the imperative world.
///
/// The elements of the menu act for as long as the reader has not left.
@MainActor final class MenuReader {
    let hosting: MenuHostingView
    /// The view around the contents, in the environment of the view that has the menu.
    let boundary: BoundaryView
    private var actions: [ObjectIdentifier: UIAction] = [:]
    private let identity = UUID().uuidString

    /// - Parameters:
    ///   - content: The contents of the menu.
    ///   - node: The node the menu belongs to.
    convenience init(_ content: AnyView, of node: any MenuOpeningNode) { self.init(content, in: node.scope) }

    /// - Parameters:
    ///   - content: The contents of the menu.
    ///   - scope: The scope whose environment they inherit.
    init(_ content: AnyView, in scope: Scope) {
        boundary = BoundaryView(outer: scope, node: ScopeName.menu)
        hosting = MenuHostingView(rootView: MenuContents(content: content))
        // The entries of the contents are shown, not the contents themselves.
        boundary.isHidden = true
        boundary.addSubview(hosting)
    }

    /// Ends the life of the contents.
    func leave() { boundary.leave() }

    /// The menu as it is now.
    var menu: UIMenu {
        // Reads the entries.
        _ = hosting.idealSize
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
    static let menu = ScopeName("Menu")
}

extension _UIHostingView {
    package final func contentMenus(focused: AnyObject?) -> [ContentMenu] {
        let opened = interaction.menus(focused: focused as? TapTarget).map { listed in
            let reader = MenuReader(listed.content, of: listed.node)
            return ContentMenu(listed.title, reader.menu, keeper: MenuLease(reader))
        }
        return (commandReaders?.menus ?? []) + opened
    }
}

/// Keeps the contents of a menu that was read.
@MainActor private final class MenuLease {
    private let reader: MenuReader

    init(_ reader: MenuReader) { self.reader = reader }

    isolated deinit { reader.leave() }
}
