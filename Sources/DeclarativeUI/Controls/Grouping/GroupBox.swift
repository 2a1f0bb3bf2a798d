/// Views on a card, below a label.
public struct GroupBox<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    private let hasLabel: Bool

    /// Makes a card with a label of views.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
        hasLabel = true
    }

    /// Makes a card with a label.
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
        hasLabel = true
    }
}

extension GroupBox where Label == EmptyView {
    /// Makes a card without a label.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        label = EmptyView()
        self.content = content()
        hasLabel = false
    }
}

extension GroupBox where Label == Text {
    /// Makes a card with a localisable label.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// Makes a card with a label.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

extension GroupBox: View {
    /// The label and the views, on a card.
    public var body: some View {
        VStack(alignment: .leading) {
            if hasLabel { label.font(.headline) }
            content
        }
        .padding(16)
        .background { RoundedRectangle(cornerRadius: 8).fill(Color(.palette(.secondarySystemBackground))) }
    }
}
