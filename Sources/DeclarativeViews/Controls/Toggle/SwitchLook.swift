import BridgedEnvironment
import Drawing

/// The appearance of a toggle with a switch, apart from its value. Toggles in one place share it.
final class SwitchLook: ControlFacts {
    typealias Key = ToggleStyleKey
    static var role: String { "body" }

    private let isEnabled: Bool
    private let tint: AnyShapeStyle?
    private let hidesLabel: Bool
    private let medium: Medium

    init(isEnabled: Bool, tint: AnyShapeStyle?, hidesLabel: Bool, medium: Medium) {
        self.isEnabled = isEnabled
        self.tint = tint
        self.hidesLabel = hidesLabel
        self.medium = medium
    }

    convenience init(reading values: EnvironmentValues) {
        self.init(
            isEnabled: values.isEnabled, tint: values.tint, hidesLabel: values.hidesLabels,
            medium: values.textMedium.figures)
    }

    /// Returns a label and a switch, in a row.
    func view(_ label: some View, isOn value: Bool, isMixed: Bool) -> some View {
        let mark = SwitchMark(
            track: track(isOn: value), share: isMixed ? 0.5 : value ? 1 : 0, opacity: isEnabled ? 1 : 0.5,
            medium: medium)
        return SwitchRow(label: label, mark: mark, hidesLabel: hidesLabel)
    }

    /// Returns the fill of the switch: while it is on, the tint or, if none is set, green.
    private func track(isOn: Bool) -> AnyShapeStyle {
        guard isOn else { return AnyShapeStyle(Color(.palette(medium.toggle.restColor))) }
        return tint ?? AnyShapeStyle(Color.green)
    }

    nonisolated static func == (one: SwitchLook, other: SwitchLook) -> Bool {
        one === other
            || one.isEnabled == other.isEnabled && one.hidesLabel == other.hidesLabel && one.medium == other.medium
                && valuesAreEqual(one.tint, other.tint, mode: .equatableAlways)
    }
}
