import Drawing
import Foundation
import LayoutEngine

/// An outline that fits itself to a rectangle. As a view it takes the room it is given and is filled with the
/// foreground style. What it must have is `path(in:)`, its outline in a rectangle, in points with y pointing down; it
/// may be asked for from any thread.
nonisolated public protocol Shape: _ShapeOutline, Animatable, View {}

// Apart from `Shape`, which inherits the isolation of a view: where a module is isolated to the main actor by default,
// the compiler takes a shape for nonisolated because of this protocol.
/// What a shape says of itself. Conform to ``Shape`` instead.
public protocol _ShapeOutline: Sendable {
    /// The outline in a rectangle, in points with y pointing down. May be asked from any thread.
    func path(in rect: CGRect) -> Path

    /// What the shape is for, which decides how it is filled.
    static var role: ShapeRole { get }

    /// What becomes of the outline where the reading direction is right to left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size for a proposal; all of it unless the shape says otherwise, 10 points where nothing is proposed.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Whether the shape has any size that is proposed. Not for clients to implement or call.
    static var _takesAnySize: Bool { get }
}

/// What a shape is for.
public enum ShapeRole: Sendable {
    /// To be filled.
    case fill
    /// To be stroked.
    case stroke
    /// To separate things.
    case separator
}

/// What becomes of something where the reading direction is right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays as it is.
    case fixed
    /// It is mirrored.
    case mirrors
}

extension Shape {
    /// To be filled.
    public static var role: ShapeRole { .fill }

    /// Mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// All of the proposal, 10 points where nothing is proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// Leaves it to `sizeThatFits`. Not for clients to call.
    public static var _takesAnySize: Bool { false }

    /// The shape, filled with the foreground style.
    @MainActor @preconcurrency public var body: _ShapeFigure<Self, ForegroundStyle> {
        _ShapeFigure(shape: self, style: ForegroundStyle(), ink: .fill(FillStyle()))
    }

    /// Not for clients to call.
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ShapeNode(view.body, in: context)
    }

    /// Not for clients to call.
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

/// A shape whose outline can run further inside. What it must have besides `path(in:)` is `inset(by:)`.
nonisolated public protocol InsettableShape: _ShapeOutline, _InsettableOutline, Shape {}

// Apart from `InsettableShape`, as `_ShapeOutline` is from `Shape`; both are named there, as only so they count.
/// What a shape that can run further inside says of itself. Conform to ``InsettableShape`` instead.
public protocol _InsettableOutline: Sendable {
    /// The shape that runs further inside.
    associatedtype InsetShape: InsettableShape
    /// The shape with its outline so many points further inside; outside for an amount below zero.
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
