extension Picker where Label == Text {
    /// A picker with a localisable text.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selections: [selection], content: content(), label: Text(titleKey)) }

    /// A picker with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selections: [selection], content: content(), label: Text(title)) }

    /// A picker of the values of several sources at once, with a localisable text. There has to be a source.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(selections: sources.map { $0[keyPath: selection] }, content: content(), label: Text(titleKey)) }

    /// A picker of the values of several sources at once, with a text. There has to be a source.
    @_disfavoredOverload nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(selections: sources.map { $0[keyPath: selection] }, content: content(), label: Text(title)) }

    /// A picker with a localisable text, and with views for the current value.
    nonisolated public init<V: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selections: [selection], content: content(), label: Text(titleKey),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// A picker with a text, and with views for the current value.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: View>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selections: [selection], content: content(), label: Text(title),
            currentValueLabel: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == DeclarativeUI.Label<Text, Image> {
    /// A picker with a symbol and a localisable text.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selections: [selection], content: content(),
            label: DeclarativeUI.Label(titleKey, systemImage: systemImage))
    }

    /// A picker with a symbol and a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            selections: [selection], content: content(), label: DeclarativeUI.Label(title, systemImage: systemImage))
    }

    /// A picker of the values of several sources at once, with a symbol and a localisable text. There has to be a
    /// source.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            selections: sources.map { $0[keyPath: selection] }, content: content(),
            label: DeclarativeUI.Label(titleKey, systemImage: systemImage))
    }

    /// A picker of the values of several sources at once, with a symbol and a text. There has to be a source.
    @_disfavoredOverload nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selections: sources.map { $0[keyPath: selection] }, content: content(),
            label: DeclarativeUI.Label(title, systemImage: systemImage))
    }
}
