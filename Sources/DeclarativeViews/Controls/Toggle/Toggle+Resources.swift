import Foundation
import Localization

extension Toggle where Label == DeclarativeViews.Label<Text, Image> {
    /// Creates a toggle with a symbol and a label from a localised string resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { DeclarativeViews.Label(titleResource, systemImage: systemImage) }
    }
}
