import Foundation
import Localization

extension Menu where Label == Text {
    /// A menu with the translation of a resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Text(titleResource) }
    }

    /// A menu with the translation of a resource, and an action that a tap runs.
    @preconcurrency @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction) }
}

extension Menu where Label == DeclarativeUI.Label<Text, Image> {
    /// A menu with a symbol and the translation of a resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { DeclarativeUI.Label(titleResource, systemImage: systemImage) } }
}
