import Foundation

/// The position and appearance of a view in a collection view layout.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The category of the view.
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The element kind of a supplementary view; `nil` for a cell.
    open internal(set) var representedElementKind: String?
    /// The index path of the item, or the section of a supplementary view.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The frame in the content, in points.
    open var frame = CGRect.zero
    /// The view's opacity from 0 to 1; 1 by default.
    open var alpha: CGFloat = 1
    /// A Boolean value that indicates whether the view is hidden; `false` by default.
    open var isHidden = false
    /// The position of the view on the z-axis: views with higher numbers are in front; 0 by default.
    open var zIndex = 0

    /// Whether the view's content decides the size, by axis.
    final var fitsWidth = false
    final var fitsHeight = false

    /// Creates attributes for the first item, with an empty frame.
    public required override init() {}

    /// Creates attributes for a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates attributes for a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
        self.indexPath = indexPath
    }

    /// The size of the frame, in points. Setting it keeps the centre.
    open var size: CGSize {
        get { frame.size }
        set {
            frame = CGRect(
                x: frame.midX - newValue.width / 2, y: frame.midY - newValue.height / 2, width: newValue.width,
                height: newValue.height)
        }
    }

    /// The centre of the frame.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// Returns a copy of the attributes. A subclass with properties of its own must override this method to copy
    /// them, too.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.indexPath = indexPath
        copy.frame = frame
        copy.alpha = alpha
        copy.isHidden = isHidden
        copy.zIndex = zIndex
        copy.fitsWidth = fitsWidth
        copy.fitsHeight = fitsHeight
        return copy
    }

    /// Returns a copy with another frame.
    final func moved(to frame: CGRect) -> UICollectionViewLayoutAttributes {
        guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
            fatalError("A copy of layout attributes must be of their type: see copy(with:) of \(type(of: self)).")
        }
        copy.frame = frame
        return copy
    }
}
