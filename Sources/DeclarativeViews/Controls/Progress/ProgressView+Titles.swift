extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a progress view with a label. If the value is `nil`, the progress is indeterminate.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, total: total, label: label) { EmptyView() }
    }

    /// Creates an indeterminate progress view with a custom label.
    nonisolated public init(@ViewBuilder label: () -> Label) { self.init(value: Double?.none, label: label) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates an indeterminate progress view without a label.
    nonisolated public init() {
        self.init(value: Double?.none) { EmptyView() }
    }

    /// Creates a progress view without a label. If the value is `nil`, the progress is indeterminate.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { EmptyView() }
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates an indeterminate progress view with a localisable label.
    nonisolated public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

    /// Creates an indeterminate progress view with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

    /// Creates a progress view with a localisable label. If the value is `nil`, the progress is indeterminate.
    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Creates a progress view with a label from a string. If the value is `nil`, the progress is indeterminate.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) {
        self.init(value: value, total: total) { Text(title) }
    }
}
