/// A type that specifies the appearance and interaction of toggles. Dynamic properties work as in a button style.
@MainActor @preconcurrency public protocol ToggleStyle {
    /// The type of view that `makeBody` returns.
    associatedtype Body: View
    /// The properties of a toggle.
    typealias Configuration = ToggleStyleConfiguration
    /// Returns a view that represents the body of a toggle. The view toggles the value by setting
    /// `configuration.isOn`.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle that are passed to its style.
public struct ToggleStyleConfiguration: Sendable {
    /// The type of view for a toggle's label.
    public typealias Label = _StyledContent<ToggleStyleConfiguration>

    /// The label of the toggle.
    public let label: Label
    /// A Boolean value that indicates whether the toggle is on. Setting it sets the toggle's value.
    @Binding public var isOn: Bool
    /// A Boolean value that indicates whether the toggle has several values that are neither all on nor all off.
    public let isMixed: Bool
    /// The next outer style, around the one that is asked.
    let outer: OuterStyle<ToggleStyleConfiguration>

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool, outer: OuterStyle<ToggleStyleConfiguration>) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
        self.outer = outer
    }
}

/// Adapts a toggle style to the common form of styles.
enum ToggleStyling<Style: ToggleStyle>: StyleAdaptor {
    static func makeBody(_ style: Style, _ configuration: ToggleStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

enum ToggleStyleKey: StyleKey {
    typealias Automatic = ToggleStyling<DefaultToggleStyle>
    typealias Configuration = ToggleStyleConfiguration
    static var modifierName: String { "toggleStyle" }
    static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension EnvironmentValues {
    /// The current toggle style; `nil` for the automatic one.
    var toggleStyleBox: StyleBox<ToggleStyleConfiguration>? { self[ToggleStyleKey.self] }
}

extension View {
    /// Sets the style of toggles in this view. The innermost style takes precedence.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(StyleWriter<ToggleStyleKey, ToggleStyling<S>>(style: style)))
    }
}
