/// A type that specifies the appearance and interaction of buttons.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    /// The type of view that `makeBody` returns.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Returns a view that represents the body of a button. The view runs the action by calling
    /// `configuration.trigger()`.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that are passed to its primitive style.
public struct PrimitiveButtonStyleConfiguration: Sendable {
    /// The type of view for a button's label.
    public typealias Label = _StyledContent<PrimitiveButtonStyleConfiguration>

    /// The role of the button; `nil` for none.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// Runs the button's action; `nil` does nothing.
    private let run: ButtonTrigger?
    /// The next outer style, around the one that is asked.
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

/// Adapts a primitive button style to the common form of styles.
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
    /// The current button style; `nil` for the automatic one.
    var buttonStyleBox: StyleBox<PrimitiveButtonStyleConfiguration>? { self[ButtonStyleKey.self] }
}

extension View {
    /// Sets the style and interaction of buttons in this view. The innermost style takes precedence.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(StyleWriter<ButtonStyleKey, PrimitiveButtonStyling<S>>(style: style)))
    }
}
