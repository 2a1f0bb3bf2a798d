/// A button style that applies glass behind the label.
public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
    private let glass: Glass

    /// Creates a glass button style with regular glass.
    nonisolated public init() { glass = .regular }

    /// Creates a glass button style with the given glass.
    nonisolated public init(_ glass: Glass) { self.glass = glass }

    /// Returns the label on glass in the current button border shape, by default a capsule, with a padding that
    /// depends on the control size: for regular controls, 12 points horizontally and 7 points vertically. The glass
    /// shines while the button is pressed.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(GlassButtonLook(glass: glass, isProminent: false), configuration)
    }
}

/// A button style that applies glass in the current tint behind the label.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates a prominent glass button style.
    nonisolated public init() {}

    /// Returns the label in white on tinted glass in the current button border shape, by default a capsule, with a
    /// padding that depends on the control size: for regular controls, 12 points horizontally and 7 points
    /// vertically.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(GlassButtonLook(glass: .regular, isProminent: true), configuration)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A button style that applies regular glass behind the label.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// Returns a button style that applies the given glass behind the label.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A button style that applies glass in the current tint behind the label.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The appearance of the button styles of glass.
private struct GlassButtonLook: ButtonStyle {
    let glass: Glass
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.controlSize) private var size
    @Environment(\.textMedium) private var medium

    init(glass: Glass, isProminent: Bool) { (self.glass, self.isProminent) = (glass, isProminent) }

    func makeBody(configuration: Configuration) -> some View {
        let shape = shape == .automatic ? ButtonBorderShape.capsule : shape
        let isDestructive = configuration.role == .destructive
        var glass = glass
        if isProminent, isEnabled { glass = glass.tint(isDestructive ? .red : .accentColor) }
        let label =
            !isEnabled
            ? Color.disabledLabel : isProminent ? Color.white : isDestructive ? Color.red : Color.primary
        return configuration.label
            .foregroundStyle(label)
            .buttonRoom(shape, size, medium.figures.button)
            .modifier(GlassModifier(look: GlassLook(glass: glass, isHeld: configuration.isPressed), shape: shape))
            .wholeFrameHit()
    }
}
