/// A button style with glass behind the label.
public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
    private let glass: Glass

    /// The style with regular glass.
    nonisolated public init() { glass = .regular }

    /// The style with a glass.
    nonisolated public init(_ glass: Glass) { self.glass = glass }

    /// Returns the label on glass in the shape of the buttons around, a capsule by default, with a padding that follows
    /// the size of controls: 12 points at the sides and 7 above and below at the regular one. The glass shines while
    /// the button is pressed.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(GlassButtonLook(glass: glass, isProminent: false), configuration)
    }
}

/// A button style with glass in the current tint behind the label.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    /// The style.
    nonisolated public init() {}

    /// Returns the label in white on tinted glass in the shape of the buttons around, a capsule by default, with a
    /// padding that follows the size of controls: 12 points at the sides and 7 above and below at the regular one.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(GlassButtonLook(glass: .regular, isProminent: true), configuration)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The style with regular glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// The style with a glass.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The style with glass in the current tint.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The appearance of the button styles of glass.
private struct GlassButtonLook: ButtonStyle {
    let glass: Glass
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.controlSize) private var size

    init(glass: Glass, isProminent: Bool) { (self.glass, self.isProminent) = (glass, isProminent) }

    func makeBody(configuration: Configuration) -> some View {
        let shape = shape == .automatic ? ButtonBorderShape.capsule : shape
        let isDestructive = configuration.role == .destructive
        var glass = glass
        if isProminent, isEnabled { glass = glass.tint(isDestructive ? .red : .accentColor) }
        let label =
            !isEnabled
            ? Color.tertiaryLabel : isProminent ? Color.white : isDestructive ? Color.red : Color.primary
        return configuration.label
            .foregroundStyle(label)
            .buttonRoom(shape, size)
            .modifier(GlassModifier(look: GlassLook(glass: glass, isHeld: configuration.isPressed), shape: shape))
            .wholeFrameHit()
    }
}
