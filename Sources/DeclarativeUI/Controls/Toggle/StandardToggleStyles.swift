import UnifiedStorage

/// The toggle style that fits where the toggle is: the switch.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
    /// The automatic style.
    nonisolated public init() {}

    /// The label at the leading side and a switch at the trailing side.
    public func makeBody(configuration: Configuration) -> some View { SwitchToggle(configuration: configuration) }
}

/// A toggle style that shows a switch.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
    /// The switch style.
    nonisolated public init() {}

    /// The label at the leading side and a switch of 51 x 31 points at the trailing side. A tap anywhere turns it.
    public func makeBody(configuration: Configuration) -> some View { SwitchToggle(configuration: configuration) }
}

/// A toggle style that shows a button, with an area behind it while it is on.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
    /// The button style.
    nonisolated public init() {}

    /// The label as a bordered button; a prominent one while the toggle is on.
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
    /// The style that fits where the toggle is.
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

    init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

    /// What the switch is filled with: the tint where one was set, else green, while it is on.
    private var track: AnyShapeStyle {
        guard configuration.isOn else { return AnyShapeStyle(Color.gray.opacity(0.4)) }
        return tint ?? AnyShapeStyle(Color.green)
    }

    var body: some View {
        let strength = isEnabled ? 1 : 0.5
        HStack {
            configuration.label
            Spacer()
            ZStack(alignment: configuration.isMixed ? .center : configuration.isOn ? .trailing : .leading) {
                Capsule().fill(track)
                Circle().fill(Color.white).frame(width: 27, height: 27).padding(2)
            }
            .frame(width: 51, height: 31)
            .opacity(strength)
        }
        .wholeFrameHit()
        .onTapGesture { configuration.isOn.toggle() }
    }
}
