import Foundation
import Localization

extension Button where Label == DeclarativeUI.Label<Text, Image> {
    /// A button that shows a symbol and the translation of a resource.
    @preconcurrency @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
    ) { self.init(role: nil, action: action) { DeclarativeUI.Label(titleResource, systemImage: systemImage) } }

    /// A button with a role that shows a symbol and the translation of a resource.
    @preconcurrency @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { DeclarativeUI.Label(titleResource, systemImage: systemImage) } }
}
