import BridgedEnvironment

/// A type that specifies the appearance of buttons, with the standard interaction: the action runs on a tap.
///
/// The dynamic properties of a style work like those of a view. `makeBody` is tracked like a body, and runs again
/// only if the style, the configuration or a value it has read changes.
@MainActor @preconcurrency public protocol ButtonStyle {
    /// The type of view that `makeBody` returns.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration
    /// Returns a view that represents the body of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that are passed to its style.
public struct ButtonStyleConfiguration: Sendable {
    /// The type of view for a button's label.
    public typealias Label = _StyledContent<ButtonStyleConfiguration>

    /// The role of the button; `nil` for none.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// A Boolean value that indicates whether the button is being pressed.
    public let isPressed: Bool
}

/// Adapts a button style to the common form of styles.
enum ButtonStyling<Style: ButtonStyle>: StyleAdaptor {
    static func makeBody(_ style: Style, _ configuration: ButtonStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

/// Adapts a button style to a primitive one: taps trigger the button.
struct PressableStyle<Style: ButtonStyle> {
    let style: Style

    init(_ style: Style) { self.style = style }
}

extension PressableStyle: PrimitiveButtonStyle {
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> PressableButton<Style> {
        PressableButton(style, configuration)
    }
}

/// The view of a button style, with the gesture that presses and triggers the button.
struct PressableButton<Style: ButtonStyle>: View, UnnamedPlace {
    private let style: Style
    private let configuration: PrimitiveButtonStyleConfiguration
    private let coversFrame: Bool
    @State private var isPressed = false

    /// - Parameter coversFrame: Whether taps land anywhere in the button's frame, also where it shows nothing.
    init(_ style: Style, _ configuration: PrimitiveButtonStyleConfiguration, coversFrame: Bool = false) {
        self.style = style
        self.configuration = configuration
        self.coversFrame = coversFrame
    }

    var body: some View {
        StyledView<ButtonStyling<Style>>(
            style: StyleHolder(style),
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: _StyledContent(source: configuration.label.source),
                isPressed: isPressed)
        )
        .modifier(
            TapModifier(count: 1, isPressed: $isPressed, action: { configuration.trigger() }, coversFrame: coversFrame))
    }
}

extension View {
    /// Sets the style of buttons in this view. The innermost style takes precedence.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        buttonStyle(PressableStyle(style))
    }
}
