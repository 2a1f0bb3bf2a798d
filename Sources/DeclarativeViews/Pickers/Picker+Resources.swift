import Foundation
import Localization

extension Picker where Label == Text {
    /// Creates a picker with a label from a localised string resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selections: [selection], content: content(), label: Text(titleResource)) }

    /// Creates a picker for the values of several sources, with a label from a localised string resource. Traps if
    /// there are no sources.
    @_disfavoredOverload nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(selections: sources.map { $0[keyPath: selection] }, content: content(), label: Text(titleResource)) }

    /// Creates a picker with a label from a localised string resource and a custom label for the current value.
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

extension Picker where Label == DeclarativeViews.Label<Text, Image> {
    /// Creates a picker with a symbol and a label from a localised string resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selections: [selection], content: content(),
            label: DeclarativeViews.Label(titleResource, systemImage: systemImage))
    }
}
