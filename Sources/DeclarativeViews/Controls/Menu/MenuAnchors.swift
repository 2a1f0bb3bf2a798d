import Foundation
import LayoutEngine

/// The views of a graph that have menus.
@MainActor final class MenuAnchors: GraphFeature {
    static let slot = GraphFeatureSlot()

    // Each withdraws before its life ends.
    private var anchors: [ObjectIdentifier: Unmanaged<MenuAnchorNode>] = [:]

    init(of graph: ViewGraph) {}

    func add(_ node: MenuAnchorNode) { anchors[ObjectIdentifier(node)] = .passUnretained(node) }
    func remove(_ node: MenuAnchorNode) { anchors[ObjectIdentifier(node)] = nil }

    var isEmpty: Bool { anchors.isEmpty }

    /// Returns the innermost view with a menu around an item; a view in the row of a list stands for the whole row.
    func anchor(around item: LayoutNode) -> MenuAnchorNode? {
        if anchors.isEmpty { return nil }
        var own: [ObjectIdentifier: MenuAnchorNode] = [:]
        var inRows: [ObjectIdentifier: MenuAnchorNode] = [:]
        for anchor in anchors.values {
            // Anchors in this list live; see `remove`.
            let node = anchor.takeUnretainedValue()
            for item in node.items {
                // Of several around the same item, the innermost is the deepest in the tree.
                if own[ObjectIdentifier(item)].map({ $0.depth < node.depth }) ?? true {
                    own[ObjectIdentifier(item)] = node
                }
                if let row = item.row { inRows[ObjectIdentifier(row)] = node }
            }
        }
        var next: LayoutNode? = item
        while let here = next {
            if let found = own[ObjectIdentifier(here)] ?? inRows[ObjectIdentifier(here)] { return found }
            next = here.parent
        }
        return nil
    }

    func checkInvariants() {
        for anchor in anchors.values {
            // As above.
            precondition(!anchor.takeUnretainedValue().isTornDown, "A view with a menu is kept after its life.")
        }
    }
}

extension LayoutNode {
    /// The item of the row of a list around this one.
    @MainActor fileprivate var row: LayoutNode? {
        var next: LayoutNode? = self
        while let here = next {
            if here.tapTarget?.viewNode is any RowOfList { return here }
            next = here.parent
        }
        return nil
    }
}

/// The node of a row of a list.
@MainActor protocol RowOfList: _ViewNode {
    /// The row itself, or the first view in it that can have the focus; `nil` for none.
    var focusTarget: TapTarget? { get }
}

/// Opening menus at a point.
extension GraphInteraction {
    /// Returns the view with a menu that is at a point.
    ///
    /// - Parameters:
    ///   - point: A point of the area of the last layout.
    ///   - represented: The item of the represented view that is there; `nil` for none.
    func menuAnchor(at point: CGPoint, in represented: LayoutNode? = nil) -> MenuAnchorNode? {
        guard let anchors = root?.graph.feature(MenuAnchors.self), !anchors.isEmpty,
            let item = represented ?? item(at: point)
        else { return nil }
        return anchors.anchor(around: item)
    }

    /// Opens the menu of the view at a point. Returns whether there is one.
    package func openMenu(at point: CGPoint, in represented: LayoutNode? = nil) -> Bool {
        if represented == nil, let text = copiedText(at: point) { return text.openCopyMenu(at: point) }
        guard let anchor = menuAnchor(at: point, in: represented) else { return false }
        return anchor.open(at: anchor.modifier.opener == nil ? point : nil)
    }

    /// Opens the menu of the focused view, or of an ancestor. Returns whether there is one.
    package func openMenu(focused target: TapTarget) -> Bool {
        guard let anchors = root?.graph.feature(MenuAnchors.self), !anchors.isEmpty, let item = target.items.first
        else { return false }
        return anchors.anchor(around: item)?.open(at: nil) ?? false
    }
}
