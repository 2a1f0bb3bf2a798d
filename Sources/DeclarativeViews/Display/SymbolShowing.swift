import Drawing
import LayoutEngine

/// A view that its items draw besides, to be shown as often as the view likes.
struct DrawnSymbol {
    let item: LayoutNode
    /// The item's drawing, in its own coordinates.
    let list: DisplayList
}

/// The node of a view that shows others wherever it draws.
@MainActor protocol SymbolShowing: LeafNode {
    /// The others as they were drawn last.
    var symbols: [DrawnSymbol] { get set }
}

extension GraphDisplayList {
    /// Hands drawings of other items to the view that shows them, and redraws it if they differ.
    func setSymbols(_ new: [DrawnSymbol], of leaf: LayoutNode) {
        guard let drawing = drawing(of: leaf), let node = drawing.node as? any SymbolShowing else { return }
        let old = node.symbols
        if old.count == new.count,
            zip(old, new).allSatisfy({ $0.item === $1.item && $0.list == $1.list })
        {
            return
        }
        node.symbols = new
        drawing.invalidate()
    }
}
