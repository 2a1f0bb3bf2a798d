import UnifiedStorage

/// The toggle style chosen by context, which is the switch.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
    /// The automatic style.
    nonisolated public init() {}

    /// Returns the label at the leading side and a switch at the trailing side.
    public func makeBody(configuration: Configuration) -> some View { SwitchToggle(configuration: configuration) }
}

/// A toggle style that shows a switch.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
    /// The switch style.
    nonisolated public init() {}

    /// Returns the label at the leading side and a switch of 51 by 31 points at the trailing side. A tap on either
    /// toggles it.
    public func makeBody(configuration: Configuration) -> some View { SwitchToggle(configuration: configuration) }
}

/// A toggle style that shows a button, with a background while it is on.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
    /// The button style.
    nonisolated public init() {}

    /// Returns the label as a bordered button, or as a prominent one while the toggle is on.
    public func makeBody(configuration: Configuration) -> some View {
        let style = StandardButtonLook(kind: configuration.isOn ? .prominent : .bordered)
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(style)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The style chosen by context.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// The style that shows a switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// The style that shows a button.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A label and a switch, in a row.
private struct SwitchToggle: View, UnnamedPlace {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint
    @Environment(\.hidesLabels) private var hidesLabel

    init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        SwitchLook(isEnabled: isEnabled, tint: tint, hidesLabel: hidesLabel)
            .view(configuration.label, isOn: configuration.isOn, isMixed: configuration.isMixed)
    }

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { SwitchToggleNode(view, in: context) }
}

private final class SwitchToggleNode: PropertiesNode<SwitchToggle>, SwitchedNode {
    var isOn: Binding<Bool> { value.configuration.$isOn }
}
