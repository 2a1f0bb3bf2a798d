import Drawing
import Foundation
import LayoutEngine

/// A shape for the border and background of buttons.
public struct ButtonBorderShape: InsettableShape, Hashable {
    private enum Kind: Hashable {
        case automatic, capsule, circle
        case rounded(radius: CGFloat)
    }

    private static let radius: CGFloat = 8

    private let kind: Kind
    private var amount: CGFloat = 0

    private init(_ kind: Kind) { self.kind = kind }

    /// The default shape, chosen by context: a rounded rectangle with a corner radius of 8 points.
    nonisolated public static let automatic = ButtonBorderShape(.automatic)
    /// A capsule: a rectangle with semicircular ends.
    nonisolated public static let capsule = ButtonBorderShape(.capsule)
    /// A rounded rectangle with a corner radius of 8 points.
    nonisolated public static let roundedRectangle = ButtonBorderShape(.rounded(radius: radius))
    /// A circular shape. A button with this shape is as wide as it is high.
    nonisolated public static let circle = ButtonBorderShape(.circle)

    /// Returns a rounded rectangle with the given corner radius in points. A negative or non-finite radius is treated
    /// as zero.
    nonisolated public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(.rounded(radius: radius.isFinite ? max(0, radius) : 0))
    }

    /// Whether buttons of this shape are as wide as high.
    var isSquare: Bool { kind == .circle }

    /// Returns the outline of the shape that fills the rectangle.
    public func path(in rect: CGRect) -> Path {
        switch kind {
        case .capsule: Capsule().inset(by: amount).path(in: rect)
        case .circle: Circle().inset(by: amount).path(in: rect)
        case .automatic: RoundedRectangle(cornerRadius: Self.radius).inset(by: amount).path(in: rect)
        case .rounded(let radius): RoundedRectangle(cornerRadius: radius).inset(by: amount).path(in: rect)
        }
    }

    /// Returns the shape inset by a distance in points.
    public func inset(by amount: CGFloat) -> ButtonBorderShape {
        var copy = self
        copy.amount += amount
        return copy
    }

    /// A Boolean value that indicates whether the shape accepts any size; always `true`. Implementation detail; don't
    /// use this property.
    public static var _takesAnySize: Bool { true }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The border shape of buttons; `.automatic` by default.
    public internal(set) var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the border shape of the bordered buttons in this view.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

extension View {
    /// Puts the content of a button on a background, which is as large as the size of controls asks for.
    func buttonPlate<S: ShapeStyle>(
        _ style: S, _ shape: ButtonBorderShape, _ size: ControlSize, _ figures: ButtonFigures
    ) -> some View {
        buttonRoom(shape, size, figures)
            .background(style, in: shape)
            .wholeFrameHit()
    }

    /// Puts the room around the content of a button that the size of controls asks for, and has its text be as large.
    func buttonRoom(_ shape: ButtonBorderShape, _ size: ControlSize, _ figures: ButtonFigures) -> some View {
        let size = size.ofButtons
        let isSquare = shape.isSquare && figures.hasCircles
        let room = figures.room(of: size)
        let sides = isSquare ? room.height : room.width
        return transformEnvironment(\.font) { font in
            if size.hasSmallTitle, font == nil { font = .subheadline }
        }
        .padding(EdgeInsets(top: room.height, leading: sides, bottom: room.height, trailing: sides))
        .modifier(UnaryLayoutModifier(SquareLayout(isSquare)))
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
