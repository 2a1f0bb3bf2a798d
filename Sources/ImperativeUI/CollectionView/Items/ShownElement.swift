import Foundation
import BridgedEnvironment

/// Identifies a view of an item view.
struct ElementKey: Hashable {
    /// `nil` for a cell.
    var kind: String?
    var path: IndexPath
}

/// A visible view, and the known facts about its size.
@MainActor final class ShownElement {
    let view: any ReusableView
    var attributes: UICollectionViewLayoutAttributes
    /// Whether the content has been measured since its size may have changed.
    var isMeasured = false
    /// The size in the layout when the content was measured, and the size the content asked for.
    var sizes: (asked: CGSize, answered: CGSize)?
    /// The number of times that the layout in progress has followed the content's size.
    var changes = SettlingCounter(.sizeChanges)

    init(view: any ReusableView, attributes: UICollectionViewLayoutAttributes) {
        self.view = view
        self.attributes = attributes
    }
}
