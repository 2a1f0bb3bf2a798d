import Localization
import BridgedEnvironment

/// A control that turns a value on and off.
///
/// The innermost `toggleStyle(_:)` determines the appearance. A disabled toggle does not respond to the user.
public struct Toggle<Label: View> {
    let isOn: ToggleValue
    let label: Label
    var style = StyleChoice<ToggleStyleConfiguration>.inherited

    /// Creates a toggle with a custom label.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = ToggleValue(isOn)
        self.label = label()
    }

    /// Creates a toggle for several values: on if all are on, mixed if only some are. Toggling sets all values.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.isOn = ToggleValue(bindings)
        self.label = label()
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a localisable label.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with a label from a localised string resource.
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }

    /// Creates a toggle with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// Creates a toggle for several values, with a localisable label.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle for several values, with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == DeclarativeViews.Label<Text, Image> {
    /// Creates a toggle with a symbol and a localisable label.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { DeclarativeViews.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with a symbol and a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { DeclarativeViews.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle from a style configuration, for use in a style's `makeBody`. It has the next outer style.
    @MainActor @preconcurrency public init(_ configuration: ToggleStyleConfiguration) {
        isOn = ToggleValue(configuration.$isOn)
        label = configuration.label
        style = .fixed(configuration.outer.box)
    }
}

extension Toggle: View {
    /// The content and behaviour of the toggle, in the current style.
    public var body: some View { styled }

    /// The label and the switch, shown by the style, whichever that is.
    @MainActor var styled: ModifiedContent<Label, ToggleBody> { label.modifier(ToggleBody(isOn: isOn, style: style)) }

    /// Implementation detail. Don't call this method.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        // A node that is only listed is displayed elsewhere, in the style of that place.
        context.parent.onlyLists ? CompositeNode.make(view, in: context) : ToggleNode(view, in: context)
    }
}

/// Makes a toggle from its label with the current style.
struct ToggleBody: ViewModifier, UnnamedPlace {
    let isOn: ToggleValue
    let style: StyleChoice<ToggleStyleConfiguration>
    @Environment(\.toggleStyleBox) private var inherited

    init(isOn: ToggleValue, style: StyleChoice<ToggleStyleConfiguration>) {
        self.isOn = isOn
        self.style = style
    }

    func body(content: Content) -> AnyView {
        style.view(ToggleStyleKey.self, inherited: inherited) { outer in
            ToggleStyleConfiguration(
                label: _StyledContent(source: content.source), isOn: isOn.joined, isMixed: isOn.isMixed, outer: outer)
        }
    }
}
