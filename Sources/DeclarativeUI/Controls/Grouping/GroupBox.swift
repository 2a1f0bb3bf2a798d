/// Views in a box, below a label. The nearest `groupBoxStyle(_:)` decides on the appearance, which is a card by
/// default.
public struct GroupBox<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    private var style = StyleChoice<GroupBoxStyleConfiguration>.inherited
    @Environment(\.groupBoxStyleBox) private var inherited

    /// Makes a box with a label of views.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Makes a box with a label.
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }
}

extension GroupBox where Label == EmptyView {
    /// Makes a box without a label.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        label = EmptyView()
        self.content = content()
    }
}

extension GroupBox where Label == Text {
    /// Makes a box with a localisable label.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// Makes a box with a label.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Makes the box that a style was asked to show, for use in the style's body. It has the next outer style.
    @MainActor @preconcurrency public init(_ configuration: GroupBoxStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        style = .fixed(configuration.outer.box)
    }
}

extension GroupBox: View {
    /// The label and the views, shown by the current style.
    @ViewBuilder public var body: some View {
        if let box = style.box(inherited: inherited), !box.isAutomatic {
            box.view(
                GroupBoxStyleConfiguration(
                    label: GroupBoxStyleConfiguration.Label(views: AnyView(label)),
                    content: GroupBoxStyleConfiguration.Content(views: AnyView(content)),
                    outer: OuterStyle(box: box.outer)))
        } else {
            BoxCard(label: label, content: content)
        }
    }
}
