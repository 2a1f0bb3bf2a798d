import UnifiedStorage

/// What a toggle with a switch looks like, apart from its value.
struct SwitchLook {
    let isEnabled: Bool
    let tint: AnyShapeStyle?

    /// Returns a label and a switch, in a row. A tap on either toggles the value.
    @MainActor func view(_ label: some View, isOn: Binding<Bool>, isMixed: Bool) -> some View {
        let value = isOn.wrappedValue
        let mark = SwitchMark(track: track(isOn: value), share: isMixed ? 0.5 : value ? 1 : 0)
        return SwitchRow(label: label, mark: mark, opacity: isEnabled ? 1 : 0.5, isOn: isOn)
    }

    /// Returns the fill of the switch: while it is on, the tint or, if none is set, green.
    private func track(isOn: Bool) -> AnyShapeStyle {
        guard isOn else { return AnyShapeStyle(Color.gray.opacity(0.4)) }
        return tint ?? AnyShapeStyle(Color.green)
    }
}

extension SwitchLook: Equatable {
    static func == (one: SwitchLook, other: SwitchLook) -> Bool {
        one.isEnabled == other.isEnabled && valuesAreEqual(one.tint, other.tint, mode: .equatableAlways)
    }
}
