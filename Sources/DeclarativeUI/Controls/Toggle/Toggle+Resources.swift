import Foundation
import Localization

extension Toggle where Label == DeclarativeUI.Label<Text, Image> {
    /// A toggle with a symbol and the translation of a resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { DeclarativeUI.Label(titleResource, systemImage: systemImage) }
    }
}
