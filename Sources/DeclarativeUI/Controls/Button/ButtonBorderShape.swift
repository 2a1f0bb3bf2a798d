import Drawing
import Foundation
import LayoutEngine

/// The outline of the background of buttons.
public struct ButtonBorderShape: InsettableShape, Hashable {
    private enum Kind: Hashable {
        case automatic, capsule, circle
        case rounded(radius: CGFloat)
    }

    private static let radius: CGFloat = 8

    private let kind: Kind
    private var amount: CGFloat = 0

    private init(_ kind: Kind) { self.kind = kind }

    /// Chosen by context: a rectangle with corners of 8 points.
    nonisolated public static let automatic = ButtonBorderShape(.automatic)
    /// A rectangle whose shorter sides are half circles.
    nonisolated public static let capsule = ButtonBorderShape(.capsule)
    /// A rectangle with round corners.
    nonisolated public static let roundedRectangle = ButtonBorderShape(.rounded(radius: radius))
    /// A circle. A button with this shape is as wide as high.
    nonisolated public static let circle = ButtonBorderShape(.circle)

    /// Returns a rectangle with round corners of a radius in points. A radius below zero, or one that is not finite,
    /// counts as zero.
    nonisolated public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(.rounded(radius: radius.isFinite ? max(0, radius) : 0))
    }

    /// Whether buttons of this shape are as wide as high.
    var isSquare: Bool { kind == .circle }

    /// The outline that fills the rectangle.
    public func path(in rect: CGRect) -> Path {
        switch kind {
        case .capsule: Capsule().inset(by: amount).path(in: rect)
        case .circle: Circle().inset(by: amount).path(in: rect)
        case .automatic: RoundedRectangle(cornerRadius: Self.radius).inset(by: amount).path(in: rect)
        case .rounded(let radius): RoundedRectangle(cornerRadius: radius).inset(by: amount).path(in: rect)
        }
    }

    /// The shape, so many points further inside.
    public func inset(by amount: CGFloat) -> ButtonBorderShape {
        var copy = self
        copy.amount += amount
        return copy
    }

    /// Takes any size. Not for clients to call.
    public static var _takesAnySize: Bool { true }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The outline of the background of buttons; `.automatic` by default.
    public internal(set) var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the outline of the background of the buttons in this view that have one.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

extension View {
    /// Puts the content of a button on a background, which is as large as the size of controls asks for.
    func buttonPlate<S: ShapeStyle>(_ style: S, _ shape: ButtonBorderShape, _ size: ControlSize) -> some View {
        buttonRoom(shape, size)
            .background(style, in: shape)
            .wholeFrameHit()
    }

    /// Puts the room around the content of a button that the size of controls asks for, and has its text be as large.
    func buttonRoom(_ shape: ButtonBorderShape, _ size: ControlSize) -> some View {
        let size = size.ofButtons
        return transformEnvironment(\.font) { font in
            if size.hasSmallTitle, font == nil { font = .subheadline }
        }
        .padding(
            EdgeInsets(
                top: size.ends, leading: shape.isSquare ? size.ends : size.sides, bottom: size.ends,
                trailing: shape.isSquare ? size.ends : size.sides)
        )
        .modifier(UnaryLayoutModifier(SquareLayout(shape.isSquare)))
    }
}

extension ControlSize {
    /// The size of buttons.
    var ofButtons: ButtonSize {
        switch self {
        case .mini: .mini
        case .small: .small
        case .regular: .medium
        case .large, .extraLarge: .large
        }
    }
}
