import Localization
import UnifiedStorage

/// A control that turns something on and off.
///
/// The nearest `toggleStyle(_:)` decides its appearance. A disabled toggle does nothing.
public struct Toggle<Label: View> {
    let isOn: ToggleValue
    let label: Label
    var style = StyleChoice<ToggleStyleConfiguration>.inherited

    /// A toggle whose label is made of views.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = ToggleValue(isOn)
        self.label = label()
    }

    /// A toggle for several values at once: on if all are on, mixed if some are. Toggling sets all of them.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.isOn = ToggleValue(bindings)
        self.label = label()
    }
}

extension Toggle where Label == Text {
    /// A toggle with a localisable text.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A toggle labelled with the translation of a resource.
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }

    /// A toggle with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// A toggle for several values at once, with a localisable text.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// A toggle for several values at once, with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == DeclarativeUI.Label<Text, Image> {
    /// A toggle with a symbol and a localisable text.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { DeclarativeUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle with a symbol and a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { DeclarativeUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Makes the toggle that a style was asked to show, for use in the style's body. It has the next outer style.
    @MainActor @preconcurrency public init(_ configuration: ToggleStyleConfiguration) {
        isOn = ToggleValue(configuration.$isOn)
        label = configuration.label
        style = .fixed(configuration.outer.box)
    }
}

extension Toggle: View {
    /// The label and the switch, shown by the current style.
    public var body: some View { styled }

    /// The label and the switch, shown by the style, whichever that is.
    @MainActor var styled: ModifiedContent<Label, ToggleBody> { label.modifier(ToggleBody(isOn: isOn, style: style)) }

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        // What is only listed is shown elsewhere, by the style there.
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
