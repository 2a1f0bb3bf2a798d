import Foundation
import LayoutEngine

/// A circle in the middle of the room it is given, as large as fits.
public struct Circle: InsettableShape {
    var amount: CGFloat = 0

    /// A circle.
    nonisolated public init() {}

    /// The circle in the middle of the rectangle.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.size.width, rect.size.height)
        let square = CGRect(
            x: rect.origin.x + (rect.size.width - side) / 2, y: rect.origin.y + (rect.size.height - side) / 2,
            width: side, height: side)
        return Path(ellipseIn: square.insetForShape(by: amount))
    }

    /// A square with the shorter side of the proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if proposal.width == nil, let height = proposal.height { return CGSize(width: height, height: height) }
        if proposal.height == nil, let width = proposal.width { return CGSize(width: width, height: width) }
        let whole = proposal.replacingUnspecifiedDimensions()
        let side = min(whole.width, whole.height)
        return CGSize(width: side, height: side)
    }

    /// The circle with a radius so many points smaller.
    public func inset(by amount: CGFloat) -> Circle {
        var copy = self
        copy.amount += amount
        return copy
    }
}

/// An ellipse as large as the room it is given.
public struct Ellipse: InsettableShape {
    var amount: CGFloat = 0

    /// An ellipse.
    nonisolated public init() {}

    /// The ellipse that fills the rectangle.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetForShape(by: amount)) }

    /// The ellipse, so many points further inside.
    public func inset(by amount: CGFloat) -> Ellipse {
        var copy = self
        copy.amount += amount
        return copy
    }

    /// Takes any size. Not for clients to call.
    public static var _takesAnySize: Bool { true }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Equatable {
    /// How the ends are drawn.
    public var style: RoundedCornerStyle
    var amount: CGFloat = 0

    /// A capsule.
    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// The capsule that fills the rectangle.
    public func path(in rect: CGRect) -> Path {
        let inner = rect.insetForShape(by: amount)
        return Path(roundedRect: inner, cornerRadius: min(inner.size.width, inner.size.height) / 2, style: style)
    }

    /// The capsule, so many points further inside.
    public func inset(by amount: CGFloat) -> Capsule {
        var copy = self
        copy.amount += amount
        return copy
    }

    /// Takes any size. Not for clients to call.
    public static var _takesAnySize: Bool { true }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }

    /// A capsule whose ends are drawn in a style.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
