import Foundation

extension NSValue {
    /// Creates a value that contains a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates a value that contains a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates a value that contains a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Creates a value that contains distances from edges.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    /// The rectangle in the value. The value must contain one.
    public var cgRectValue: CGRect { rectValue }
    /// The point in the value. The value must contain one.
    public var cgPointValue: CGPoint { pointValue }
    /// The size in the value. The value must contain one.
    public var cgSizeValue: CGSize { sizeValue }
    /// The distances from edges in the value. The value must contain some.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let insets = edgeInsetsValue
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
