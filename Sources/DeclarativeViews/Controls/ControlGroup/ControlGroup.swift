import BridgedEnvironment

/// A container view that groups semantically related controls.
///
/// The innermost `controlGroupStyle(_:)` determines the appearance. By default, the controls are joined in a row; in
/// a menu, they are side by side.
public struct ControlGroup<Content: View> {
    private let content: Content
    private let label: AnyView?
    private var style = StyleChoice<ControlGroupStyleConfiguration>.inherited
    @Environment(\.controlGroupStyleBox) private var inherited

    nonisolated private init(_ content: Content, label: AnyView?) {
        self.content = content
        self.label = label
    }

    /// Creates a control group without a label.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content(), label: nil) }

    /// Creates a control group with a custom label, displayed if the group is a menu or in a menu.
    nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.init(LabeledControlGroupContent(content: content(), label: label), label: AnyView(label))
    }
}

extension ControlGroup {
    /// Creates a control group with a localisable label, displayed if the group is a menu or in a menu.
    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a control group with a label from a string, displayed if the group is a menu or in a menu.
    @_disfavoredOverload nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    /// Creates a control group with a symbol and a localisable label, displayed if the group is a menu or in a menu.
    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a control group with a symbol and a label from a string, displayed if the group is a menu or in a
    /// menu.
    @_disfavoredOverload nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates a control group from a style configuration, for use in a style's `makeBody`. It has the next outer
    /// style.
    @MainActor @preconcurrency public init(_ configuration: ControlGroupStyleConfiguration) {
        content = configuration.content
        label = configuration.hasLabel ? AnyView(configuration.label) : nil
        style = .fixed(configuration.outer.box)
    }
}

extension ControlGroup: View {
    /// The content and behaviour of the control group, in the current style.
    public var body: some View {
        style.view(ControlGroupStyleKey.self, inherited: inherited) { outer in
            ControlGroupStyleConfiguration(
                content: ControlGroupStyleConfiguration.Content(views: AnyView(content)),
                label: ControlGroupStyleConfiguration.Label(views: label ?? AnyView(EmptyView())),
                hasLabel: label != nil, outer: outer)
        }
    }
}

/// The content of a control group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
    let content: Content
    let label: Label
}

extension LabeledControlGroupContent: View {
    /// The controls of the group.
    public var body: some View { content }
}
