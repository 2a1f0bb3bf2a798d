import BridgedEnvironment

/// The default toggle style, chosen by context: a switch.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
    /// Creates a default toggle style.
    nonisolated public init() {}

    /// Returns the label on the leading side and a switch on the trailing side.
    public func makeBody(configuration: Configuration) -> some View { SwitchToggle(configuration: configuration) }
}

/// A toggle style that displays a switch.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
    /// Creates a switch toggle style.
    nonisolated public init() {}

    /// Returns the label on the leading side and a switch on the trailing side: of 51 by 31 points, or of three
    /// characters in a text grid. A tap on either toggles the value.
    public func makeBody(configuration: Configuration) -> some View { SwitchToggle(configuration: configuration) }
}

/// A toggle style that displays a button, with a background while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
    /// Creates a button toggle style.
    nonisolated public init() {}

    /// Returns the label as a button without a border, or as a bordered one while the toggle is on.
    public func makeBody(configuration: Configuration) -> some View {
        let style = StandardButtonLook(kind: configuration.isOn ? .bordered : .bare)
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(style)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default toggle style, chosen by context.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A toggle style that displays a switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A toggle style that displays a button.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A label and a switch, in a row.
private struct SwitchToggle: View, UnnamedPlace {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint
    @Environment(\.hidesLabels) private var hidesLabel
    @Environment(\.textMedium) private var medium

    init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        SwitchLook(isEnabled: isEnabled, tint: tint, hidesLabel: hidesLabel, medium: medium.figures)
            .view(configuration.label, isOn: configuration.isOn, isMixed: configuration.isMixed)
    }

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { SwitchToggleNode(view, in: context) }
}

private final class SwitchToggleNode: PropertiesNode<SwitchToggle>, SwitchedNode {
    var isOn: Binding<Bool> { value.configuration.$isOn }
}
