import Foundation

/// A rectangle as large as the room it is given.
public struct Rectangle: InsettableShape {
    var amount: CGFloat = 0

    /// A rectangle.
    nonisolated public init() {}

    /// The rectangle itself.
    public func path(in rect: CGRect) -> Path { Path(rect.insetForShape(by: amount)) }

    /// The rectangle, so many points further inside.
    public func inset(by amount: CGFloat) -> Rectangle {
        var copy = self
        copy.amount += amount
        return copy
    }

    /// Takes any size. Not for clients to call.
    public static var _takesAnySize: Bool { true }
}

/// A rectangle with round corners, each limited to half a side.
public struct RoundedRectangle: InsettableShape, Equatable {
    /// The width and height of the corners, in points.
    public var cornerSize: CGSize
    /// How the corners are drawn.
    public var style: RoundedCornerStyle
    var amount: CGFloat = 0

    /// A rectangle with elliptic corners.
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// A rectangle with round corners of a radius in points.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The rounded rectangle.
    public func path(in rect: CGRect) -> Path {
        let corner = CGSize(
            width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
        return Path(roundedRect: rect.insetForShape(by: amount), cornerSize: corner, style: style)
    }

    /// The rounded rectangle, so many points further inside, with corners that much smaller.
    public func inset(by amount: CGFloat) -> RoundedRectangle {
        var copy = self
        copy.amount += amount
        return copy
    }

    /// The size of the corners.
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    /// Takes any size. Not for clients to call.
    public static var _takesAnySize: Bool { true }
}

/// A rectangle whose corners are round in different ways, each limited to half of the shorter side.
public struct UnevenRoundedRectangle: InsettableShape, Equatable {
    /// The radii of the corners, in points.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners are drawn.
    public var style: RoundedCornerStyle
    var amount: CGFloat = 0

    /// A rectangle with the given radii.
    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// A rectangle with a radius in points for each corner.
    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    /// The rounded rectangle, leading at the left.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect.insetForShape(by: amount), cornerRadii: cornerRadii.inset(by: amount), style: style)
    }

    /// The rounded rectangle, so many points further inside, with corners that much smaller.
    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var copy = self
        copy.amount += amount
        return copy
    }

    /// The radii.
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    /// Takes any size. Not for clients to call.
    public static var _takesAnySize: Bool { true }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with elliptic corners.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with round corners.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle whose corners are round in different ways.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
}
