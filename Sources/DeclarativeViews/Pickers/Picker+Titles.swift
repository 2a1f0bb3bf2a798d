extension Picker where Label == Text {
    /// Creates a picker with a localisable label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selections: [selection], content: content(), label: Text(titleKey)) }

    /// Creates a picker with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selections: [selection], content: content(), label: Text(title)) }

    /// Creates a picker for the values of several sources, with a localisable label. Traps if there are no sources.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(selections: sources.map { $0[keyPath: selection] }, content: content(), label: Text(titleKey)) }

    /// Creates a picker for the values of several sources, with a label from a string. Traps if there are no sources.
    @_disfavoredOverload nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(selections: sources.map { $0[keyPath: selection] }, content: content(), label: Text(title)) }

    /// Creates a picker with a localisable label and a custom label for the current value.
    nonisolated public init<V: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selections: [selection], content: content(), label: Text(titleKey),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a label from a string and a custom label for the current value.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: View>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selections: [selection], content: content(), label: Text(title),
            currentValueLabel: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == DeclarativeViews.Label<Text, Image> {
    /// Creates a picker with a symbol and a localisable label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selections: [selection], content: content(),
            label: DeclarativeViews.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a picker with a symbol and a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            selections: [selection], content: content(), label: DeclarativeViews.Label(title, systemImage: systemImage))
    }

    /// Creates a picker for the values of several sources, with a symbol and a localisable label. Traps if there are
    /// no sources.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            selections: sources.map { $0[keyPath: selection] }, content: content(),
            label: DeclarativeViews.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a picker for the values of several sources, with a symbol and a label from a string. Traps if there
    /// are no sources.
    @_disfavoredOverload nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selections: sources.map { $0[keyPath: selection] }, content: content(),
            label: DeclarativeViews.Label(title, systemImage: systemImage))
    }
}
