import Drawing
import Foundation
import LayoutEngine

/// A two-dimensional outline that adapts to a rectangle.
///
/// As a view, a shape takes the proposed size and is filled with the foreground style. Implement `path(in:)`, which
/// returns the outline in a rectangle, in points with y pointing down. It may be called on any thread.
nonisolated public protocol Shape: _ShapeOutline, Animatable, View {}

// Apart from `Shape`, which inherits the isolation of a view: where a module is isolated to the main actor by default,
// the compiler takes a shape for nonisolated because of this protocol.
/// The requirements of a shape. Conform to ``Shape`` instead.
public protocol _ShapeOutline: Sendable {
    /// Returns the outline in a rectangle, in points with y pointing down. It may be called on any thread.
    func path(in rect: CGRect) -> Path

    /// The role of the shape, which determines how it is filled.
    static var role: ShapeRole { get }

    /// The behaviour of the outline in a right-to-left layout.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// Returns the size of the shape for a proposal. The default is the whole proposal, with 10 points for an
    /// unspecified dimension.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// A Boolean value that indicates whether the shape fills any proposed size. The framework implements and reads
    /// this property; clients do not.
    static var _takesAnySize: Bool { get }
}

/// The role of a shape.
public enum ShapeRole: Sendable {
    /// The shape is filled.
    case fill
    /// The shape is stroked.
    case stroke
    /// The shape separates content.
    case separator
}

/// The behaviour of content in a right-to-left layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The content stays unchanged.
    case fixed
    /// The content is mirrored horizontally.
    case mirrors
}

extension Shape {
    /// The default role: `fill`.
    public static var role: ShapeRole { .fill }

    /// The default behaviour: the shape is mirrored in a right-to-left layout.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// Returns the whole proposal, with 10 points for an unspecified dimension.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// `false`: `sizeThatFits(_:)` determines the size. Used by the framework only.
    public static var _takesAnySize: Bool { false }

    /// The shape, filled with the foreground style.
    @MainActor @preconcurrency public var body: _ShapeFigure<Self, ForegroundStyle> {
        _ShapeFigure(shape: self, style: ForegroundStyle(), ink: .fill(FillStyle()))
    }

    /// Creates the view's node. The framework calls this method; clients do not.
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ShapeNode(view.body, in: context)
    }

    /// Updates the view's node with a new value. The framework calls this method; clients do not.
    @MainActor public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: ShapeNode<Self, ForegroundStyle>.self).update(view.body)
    }
}

extension Shape {
    /// The outline in a size as it is drawn; `nil` where the numbers cannot be drawn with.
    func drawn(in size: CGSize, isMirrored: Bool) -> DrawnShape? {
        let rect = CGRect(origin: .zero, size: size)
        guard rect.isFinite, size.width >= 0, size.height >= 0 else { return nil }
        let shape = DrawnShape(of: path(in: rect).data)
        return isMirrored && layoutDirectionBehavior == .mirrors ? shape.mirrored(in: size.width) : shape
    }
}

extension DrawnShape {
    /// The shape with left and right exchanged in a width.
    fileprivate func mirrored(in width: CGFloat) -> DrawnShape {
        func mirrored(_ rect: CGRect) -> CGRect {
            CGRect(
                x: width - rect.origin.x - rect.size.width, y: rect.origin.y, width: rect.size.width,
                height: rect.size.height)
        }
        switch self {
        case .rect(let rect): return .rect(mirrored(rect))
        case .ellipse(let rect): return .ellipse(mirrored(rect))
        case .roundedRect(let rect, let corner, let height):
            return .roundedRect(mirrored(rect), cornerWidth: corner, cornerHeight: height)
        case .path(let path):
            return .path(path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)))
        }
    }
}

/// A shape whose outline can be inset. Implement `inset(by:)` in addition to `path(in:)`.
nonisolated public protocol InsettableShape: _ShapeOutline, _InsettableOutline, Shape {}

// Apart from `InsettableShape`, as `_ShapeOutline` is from `Shape`; both are named there, as only so they count.
/// The requirements of an insettable shape. Conform to ``InsettableShape`` instead.
public protocol _InsettableOutline: Sendable {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape
    /// Returns the shape with its outline inset by an amount in points. A negative amount moves the outline outwards.
    func inset(by amount: CGFloat) -> InsetShape
}

extension CGRect {
    /// The rectangle with each side moved inwards, never past the middle. An amount that is not finite counts as zero.
    func insetForShape(by amount: CGFloat) -> CGRect {
        guard amount.isFinite, amount != 0 else { return self }
        let (dx, dy) = (min(amount, size.width / 2), min(amount, size.height / 2))
        return CGRect(
            x: origin.x + dx, y: origin.y + dy, width: max(0, size.width - 2 * dx), height: max(0, size.height - 2 * dy)
        )
    }
}
