import Foundation
import UnifiedStorage

/// Which view of a collection view.
struct ElementKey: Hashable {
    /// `nil` for a cell.
    var kind: String?
    var path: IndexPath
}

/// A view that is shown, and what is known of its size.
@MainActor final class ShownElement {
    let view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
    /// Whether the content was asked for its size since that may have changed.
    var isMeasured = false
    /// The size the layout had before the content was asked, and what came of it.
    var sizes: (asked: CGSize, answered: CGSize)?
    /// How often the layout in progress followed what the content asked for.
    var changes = SettlingCounter(.sizeChanges)

    init(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) {
        self.view = view
        self.attributes = attributes
    }
}
