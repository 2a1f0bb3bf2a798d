extension ProgressView where CurrentValueLabel == EmptyView {
    /// Shows progress with a label. With a `nil` value it shows that a task is running.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, total: total, label: label) { EmptyView() }
    }

    /// Shows that a task is running, with a label.
    nonisolated public init(@ViewBuilder label: () -> Label) { self.init(value: Double?.none, label: label) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Shows that a task is running.
    nonisolated public init() {
        self.init(value: Double?.none) { EmptyView() }
    }

    /// Shows progress. With a `nil` value it shows that a task is running.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { EmptyView() }
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Shows that a task is running, with a localisable label.
    nonisolated public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

    /// Shows that a task is running, with a text as label.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

    /// Shows progress with a localisable label. With a `nil` value it shows that a task is running.
    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Shows progress with a text as label. With a `nil` value it shows that a task is running.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) {
        self.init(value: value, total: total) { Text(title) }
    }
}
