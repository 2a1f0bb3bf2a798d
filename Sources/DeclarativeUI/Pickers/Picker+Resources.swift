import Foundation
import Localization

extension Picker where Label == Text {
    /// A picker with the translation of a resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selections: [selection], content: content(), label: Text(titleResource)) }

    /// A picker of the values of several sources at once, with the translation of a resource. There has to be a source.
    @_disfavoredOverload nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(selections: sources.map { $0[keyPath: selection] }, content: content(), label: Text(titleResource)) }

    /// A picker with the translation of a resource, and with views for the current value.
    @_disfavoredOverload nonisolated public init<V: View>(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selections: [selection], content: content(), label: Text(titleResource),
            currentValueLabel: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == DeclarativeUI.Label<Text, Image> {
    /// A picker with a symbol and the translation of a resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selections: [selection], content: content(),
            label: DeclarativeUI.Label(titleResource, systemImage: systemImage))
    }
}
