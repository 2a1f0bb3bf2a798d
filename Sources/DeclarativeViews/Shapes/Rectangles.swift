import Foundation

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape {
    var amount: CGFloat = 0

    /// Creates a rectangle.
    nonisolated public init() {}

    /// Returns the path of the rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect.insetForShape(by: amount)) }

    /// Returns the rectangle inset by an amount in points.
    public func inset(by amount: CGFloat) -> Rectangle {
        var copy = self
        copy.amount += amount
        return copy
    }

    /// `true`, because the shape fills any proposed size. Used by the framework only.
    public static var _takesAnySize: Bool { true }
}

/// A rectangle with rounded corners. Each radius is limited to half a side.
public struct RoundedRectangle: InsettableShape, Equatable {
    /// The width and height of the rounded corners, in points.
    public var cornerSize: CGSize
    /// The style of the rounded corners.
    public var style: RoundedCornerStyle
    var amount: CGFloat = 0

    /// Creates a rectangle with elliptical corners.
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates a rectangle with rounded corners of a radius in points.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Returns the path of the rounded rectangle.
    public func path(in rect: CGRect) -> Path {
        let corner = CGSize(
            width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
        return Path(roundedRect: rect.insetForShape(by: amount), cornerSize: corner, style: style)
    }

    /// Returns the rounded rectangle inset by an amount in points, with the corners reduced accordingly.
    public func inset(by amount: CGFloat) -> RoundedRectangle {
        var copy = self
        copy.amount += amount
        return copy
    }

    /// The animatable data: the corner size.
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    /// `true`, because the shape fills any proposed size. Used by the framework only.
    public static var _takesAnySize: Bool { true }
}

/// A rectangle with a separate radius for each corner. Each radius is limited to half of the shorter side.
public struct UnevenRoundedRectangle: InsettableShape, Equatable {
    /// The radii of the corners, in points.
    public var cornerRadii: RectangleCornerRadii
    /// The style of the rounded corners.
    public var style: RoundedCornerStyle
    var amount: CGFloat = 0

    /// Creates a rectangle with the given corner radii.
    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle with a radius in points for each corner.
    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    /// Returns the path of the rounded rectangle, with the leading corners on the left.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect.insetForShape(by: amount), cornerRadii: cornerRadii.inset(by: amount), style: style)
    }

    /// Returns the rounded rectangle inset by an amount in points, with the corners reduced accordingly.
    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var copy = self
        copy.amount += amount
        return copy
    }

    /// The animatable data: the corner radii.
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    /// `true`, because the shape fills any proposed size. Used by the framework only.
    public static var _takesAnySize: Bool { true }
}

extension Shape where Self == Rectangle {
    /// A rectangle that fills its frame.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with elliptical corners.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with rounded corners of a radius in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with a separate radius for each corner.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
}
