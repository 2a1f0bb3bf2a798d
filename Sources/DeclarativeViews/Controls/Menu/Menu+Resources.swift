import Foundation
import Localization

extension Menu where Label == Text {
    /// Creates a menu with a label from a localised string resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a menu with a label from a localised string resource and a primary action, run by a tap.
    @preconcurrency @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction) }
}

extension Menu where Label == DeclarativeViews.Label<Text, Image> {
    /// Creates a menu with a symbol and a label from a localised string resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { DeclarativeViews.Label(titleResource, systemImage: systemImage) } }
}
