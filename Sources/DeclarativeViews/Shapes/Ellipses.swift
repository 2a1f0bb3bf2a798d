import Foundation
import LayoutEngine

/// A circle centred in its frame, as large as fits.
public struct Circle: InsettableShape {
    var amount: CGFloat = 0

    /// Creates a circle.
    nonisolated public init() {}

    /// Returns the circle centred in the rectangle.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.size.width, rect.size.height)
        let square = CGRect(
            x: rect.origin.x + (rect.size.width - side) / 2, y: rect.origin.y + (rect.size.height - side) / 2,
            width: side, height: side)
        return Path(ellipseIn: square.insetForShape(by: amount))
    }

    /// Returns a square with the shorter side of the proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if proposal.width == nil, let height = proposal.height { return CGSize(width: height, height: height) }
        if proposal.height == nil, let width = proposal.width { return CGSize(width: width, height: width) }
        let whole = proposal.replacingUnspecifiedDimensions()
        let side = min(whole.width, whole.height)
        return CGSize(width: side, height: side)
    }

    /// Returns the circle with its radius reduced by an amount in points.
    public func inset(by amount: CGFloat) -> Circle {
        var copy = self
        copy.amount += amount
        return copy
    }
}

/// An ellipse that fills its frame.
public struct Ellipse: InsettableShape {
    var amount: CGFloat = 0

    /// Creates an ellipse.
    nonisolated public init() {}

    /// Returns the ellipse that fills the rectangle.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetForShape(by: amount)) }

    /// Returns the ellipse inset by an amount in points.
    public func inset(by amount: CGFloat) -> Ellipse {
        var copy = self
        copy.amount += amount
        return copy
    }

    /// `true`, because the shape fills any proposed size. Used by the framework only.
    public static var _takesAnySize: Bool { true }
}

/// A rectangle with semicircles on its shorter sides.
public struct Capsule: InsettableShape, Equatable {
    /// The style of the rounded ends.
    public var style: RoundedCornerStyle
    var amount: CGFloat = 0

    /// Creates a capsule. The style of its ends is `continuous` by default.
    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// Returns the capsule that fills the rectangle.
    public func path(in rect: CGRect) -> Path {
        let inner = rect.insetForShape(by: amount)
        return Path(roundedRect: inner, cornerRadius: min(inner.size.width, inner.size.height) / 2, style: style)
    }

    /// Returns the capsule inset by an amount in points.
    public func inset(by amount: CGFloat) -> Capsule {
        var copy = self
        copy.amount += amount
        return copy
    }

    /// `true`, because the shape fills any proposed size. Used by the framework only.
    public static var _takesAnySize: Bool { true }
}

extension Shape where Self == Circle {
    /// A circle centred in its frame.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse that fills its frame.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A capsule that fills its frame.
    public static var capsule: Capsule { Capsule() }

    /// A capsule with a style for its rounded ends.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
