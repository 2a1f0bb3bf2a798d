/// What toggles look like, and what turns them. Dynamic properties work as they do in a button style.
@MainActor @preconcurrency public protocol ToggleStyle {
    /// The type of view `makeBody` returns.
    associatedtype Body: View
    /// What is known of a toggle.
    typealias Configuration = ToggleStyleConfiguration
    /// The view of a toggle. It has to turn `configuration.isOn` where the toggle is to be turned.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style is told of a toggle.
public struct ToggleStyleConfiguration: Sendable {
    /// The views of the toggle's label.
    public typealias Label = _StyledContent<ToggleStyleConfiguration>

    /// The toggle's label.
    public let label: Label
    /// Whether the toggle is on. Setting it turns the toggle.
    @Binding public var isOn: Bool
    /// Whether the toggle is about several values, of which some are on and some off.
    public let isMixed: Bool
    /// The style in force around the one that is asked.
    let outer: OuterStyle<ToggleStyleConfiguration>

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool, outer: OuterStyle<ToggleStyleConfiguration>) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
        self.outer = outer
    }
}

/// Lets a toggle style make views.
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
    /// The toggle style in force; `nil` for the automatic one.
    var toggleStyleBox: StyleBox<ToggleStyleConfiguration>? { self[ToggleStyleKey.self] }
}

extension View {
    /// Sets what toggles in this view look like and what turns them. The style nearest to a toggle wins.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(StyleWriter<ToggleStyleKey, ToggleStyling<S>>(style: style)))
    }
}
