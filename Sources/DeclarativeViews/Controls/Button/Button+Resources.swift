import Foundation
import Localization

extension Button where Label == DeclarativeViews.Label<Text, Image> {
    /// Creates a button with a symbol and a label from a localised string resource.
    @preconcurrency @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
    ) { self.init(role: nil, action: action) { DeclarativeViews.Label(titleResource, systemImage: systemImage) } }

    /// Creates a button with a role, a symbol and a label from a localised string resource.
    @preconcurrency @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { DeclarativeViews.Label(titleResource, systemImage: systemImage) } }
}
