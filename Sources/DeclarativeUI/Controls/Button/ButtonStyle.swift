import UnifiedStorage

/// What buttons look like; they act when they are tapped.
///
/// A style's dynamic properties work as a view's do. `makeBody` is tracked as a body is and runs again only where the
/// style, the configuration or something it read differs.
@MainActor @preconcurrency public protocol ButtonStyle {
    /// The type of view `makeBody` returns.
    associatedtype Body: View
    /// What is known of a button.
    typealias Configuration = ButtonStyleConfiguration
    /// The view of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button style is told of a button.
public struct ButtonStyleConfiguration: Sendable {
    /// The views of the button's label.
    public typealias Label = _StyledContent<ButtonStyleConfiguration>

    /// What the button is for; `nil` for nothing in particular.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether the button is held down.
    public let isPressed: Bool
}

/// Lets a button style make views.
enum ButtonStyling<Style: ButtonStyle>: StyleAdaptor {
    static func makeBody(_ style: Style, _ configuration: ButtonStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

/// A button style as a primitive one: taps trigger the button.
struct PressableStyle<Style: ButtonStyle> {
    let style: Style

    init(_ style: Style) { self.style = style }
}

extension PressableStyle: PrimitiveButtonStyle {
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> PressableButton<Style> {
        PressableButton(style, configuration)
    }
}

/// The look of a button style, with what makes it respond to taps and presses.
struct PressableButton<Style: ButtonStyle>: View, UnnamedPlace {
    private let style: Style
    private let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false

    init(_ style: Style, _ configuration: PrimitiveButtonStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    var body: some View {
        StyledView<ButtonStyling<Style>>(
            style: StyleHolder(style),
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: _StyledContent(source: configuration.label.source),
                isPressed: isPressed)
        )
        .modifier(TapModifier(count: 1, isPressed: $isPressed) { configuration.trigger() })
    }
}

extension View {
    /// Sets what buttons in this view look like. The style nearest to a button wins.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        buttonStyle(PressableStyle(style))
    }
}
