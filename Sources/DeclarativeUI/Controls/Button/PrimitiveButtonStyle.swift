/// What buttons look like, and what makes them act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    /// The type of view `makeBody` returns.
    associatedtype Body: View
    /// What is known of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// The view of a button. It has to call `configuration.trigger()` where the button is to act.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style is told of a button.
public struct PrimitiveButtonStyleConfiguration: Sendable {
    /// The views of the button's label.
    public typealias Label = _StyledContent<PrimitiveButtonStyleConfiguration>

    /// What the button is for; `nil` for nothing in particular.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Runs the button's action; `nil` does nothing.
    private let run: ButtonTrigger?
    /// The style in force around the one that is asked.
    let outer: OuterStyle<PrimitiveButtonStyleConfiguration>

    init(
        role: ButtonRole?, label: Label, run: ButtonTrigger?, outer: OuterStyle<PrimitiveButtonStyleConfiguration>
    ) {
        self.role = role
        self.label = label
        self.run = run
        self.outer = outer
    }

    /// Runs the button's action, unless the button is disabled.
    @MainActor @preconcurrency public func trigger() { run?() }
}

/// Lets a primitive button style make views.
enum PrimitiveButtonStyling<Style: PrimitiveButtonStyle>: StyleAdaptor {
    static func makeBody(_ style: Style, _ configuration: PrimitiveButtonStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

enum ButtonStyleKey: StyleKey {
    typealias Automatic = PrimitiveButtonStyling<DefaultButtonStyle>
    typealias Configuration = PrimitiveButtonStyleConfiguration
    static var modifierName: String { "buttonStyle" }
    static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension EnvironmentValues {
    /// The button style in force; `nil` for the automatic one.
    var buttonStyleBox: StyleBox<PrimitiveButtonStyleConfiguration>? { self[ButtonStyleKey.self] }
}

extension View {
    /// Sets what buttons in this view look like and what makes them act. The style nearest to a button wins.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(StyleWriter<ButtonStyleKey, PrimitiveButtonStyling<S>>(style: style)))
    }
}
