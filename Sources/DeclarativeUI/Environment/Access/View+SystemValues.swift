extension View {
    /// Disables this view, so that it does not respond to the user. An inner view cannot enable what an outer one
    /// disables.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentModifier(DisabledWriter(disabled: disabled)))
    }

    /// Limits the number of lines of texts; `nil` for no limit.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        environment(key: LineLimitKey.self, number)
    }
}

private struct DisabledWriter: EnvironmentWriter {
    let disabled: Bool

    var name: String { "disabled" }
    func apply(to values: inout EnvironmentValues) { values.isEnabled = values.isEnabled && !disabled }
}
