/// A container that displays its content in a box below an optional label.
///
/// The innermost `groupBoxStyle(_:)` determines the appearance, by default a card.
public struct GroupBox<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    private var style = StyleChoice<GroupBoxStyleConfiguration>.inherited
    @Environment(\.groupBoxStyleBox) private var inherited

    /// Creates a group box with a custom label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Creates a group box with a label view.
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a group box without a label.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        label = EmptyView()
        self.content = content()
    }
}

extension GroupBox where Label == Text {
    /// Creates a group box with a localisable label.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// Creates a group box with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates a group box from a style configuration, for use in a style's `makeBody`. It has the next outer style.
    @MainActor @preconcurrency public init(_ configuration: GroupBoxStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        style = .fixed(configuration.outer.box)
    }
}

extension GroupBox: View {
    /// The label and the content, in the current style.
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
