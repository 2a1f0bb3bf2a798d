extension View {
    /// Disables user interaction in this view. Views inside a disabled view cannot enable themselves.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentModifier(DisabledWriter(disabled: disabled)))
    }

    /// Sets the maximum number of lines of text; `nil` removes the limit.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        environment(key: LineLimitKey.self, number)
    }
}

private struct DisabledWriter: EnvironmentWriter {
    let disabled: Bool

    var name: String { "disabled" }
    func apply(to values: inout EnvironmentValues) { values.isEnabled = values.isEnabled && !disabled }
}
