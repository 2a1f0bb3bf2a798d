import Foundation
import Localization

extension Link where Label == Text {
    /// A link with the translation of a resource.
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}
