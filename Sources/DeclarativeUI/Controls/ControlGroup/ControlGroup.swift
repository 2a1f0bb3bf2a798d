import UnifiedStorage

/// Controls that belong together.
///
/// The nearest `controlGroupStyle(_:)` decides on the appearance. By default the controls are joined in a row; in a
/// menu they stand beside each other.
public struct ControlGroup<Content: View> {
    private let content: Content
    private let label: AnyView?
    private var style = StyleChoice<ControlGroupStyleConfiguration>.inherited
    @Environment(\.controlGroupStyleBox) private var inherited

    nonisolated private init(_ content: Content, label: AnyView?) {
        self.content = content
        self.label = label
    }

    /// Makes a group of controls.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content(), label: nil) }

    /// Makes a group of controls with a label of views, which is shown where the group is a menu, or in one.
    nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.init(LabeledControlGroupContent(content: content(), label: label), label: AnyView(label))
    }
}

extension ControlGroup {
    /// Makes a group of controls with a localisable label, which is shown where the group is a menu, or in one.
    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// Makes a group of controls with a label, which is shown where the group is a menu, or in one.
    @_disfavoredOverload nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    /// Makes a group of controls with a symbol and a localisable label, which are shown where the group is a menu, or
    /// in one.
    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// Makes a group of controls with a symbol and a label, which are shown where the group is a menu, or in one.
    @_disfavoredOverload nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Makes the group that a style was asked to show, for use in the style's body. It has the next outer style.
    @MainActor @preconcurrency public init(_ configuration: ControlGroupStyleConfiguration) {
        content = configuration.content
        label = configuration.hasLabel ? AnyView(configuration.label) : nil
        style = .fixed(configuration.outer.box)
    }
}

extension ControlGroup: View {
    /// The controls, shown by the current style.
    public var body: some View {
        style.view(ControlGroupStyleKey.self, inherited: inherited) { outer in
            ControlGroupStyleConfiguration(
                content: ControlGroupStyleConfiguration.Content(views: AnyView(content)),
                label: ControlGroupStyleConfiguration.Label(views: label ?? AnyView(EmptyView())),
                hasLabel: label != nil, outer: outer)
        }
    }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
    let content: Content
    let label: Label
}

extension LabeledControlGroupContent: View {
    /// The controls.
    public var body: some View { content }
}
