import Foundation

/// Where a layout puts one view of a collection view, and how it shows.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// What kind of view the attributes are for.
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a supplementary view; `nil` for a cell.
    open internal(set) var representedElementKind: String?
    /// The item, or the section a supplementary view belongs to.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The rectangle in the content, in points.
    open var frame = CGRect.zero
    /// How opaque the view is, 0 to 1; 1 by default.
    open var alpha: CGFloat = 1
    /// Whether the view is left out; false by default.
    open var isHidden = false
    /// Views with a higher number are in front; 0 by default.
    open var zIndex = 0

    /// On which axes the view's content decides the size.
    final var fitsWidth = false
    final var fitsHeight = false

    /// Makes attributes for the first item, without a place.
    public required override init() {}

    /// Makes attributes for a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Makes attributes for a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
        self.indexPath = indexPath
    }

    /// The size of the frame, in points. Setting it keeps the middle.
    open var size: CGSize {
        get { frame.size }
        set {
            frame = CGRect(
                x: frame.midX - newValue.width / 2, y: frame.midY - newValue.height / 2, width: newValue.width,
                height: newValue.height)
        }
    }

    /// The middle of the frame.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// A copy. A subclass with fields of its own overrides this and copies them too.
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

    /// The attributes with another frame.
    final func moved(to frame: CGRect) -> UICollectionViewLayoutAttributes {
        guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
            fatalError("A copy of layout attributes must be of their type: see copy(with:) of \(type(of: self)).")
        }
        copy.frame = frame
        return copy
    }
}
