extension View {
    /// Keeps views from responding to the user. What an outer view disabled, an inner one cannot enable.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentModifier(DisabledWriter(disabled: disabled)))
    }

    /// Limits texts to a number of lines; `nil` for no limit.
    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
}

private struct DisabledWriter: EnvironmentWriter {
    let disabled: Bool

    var name: String { "disabled" }
    func apply(to values: inout EnvironmentValues) { values.isEnabled = values.isEnabled && !disabled }
}
