import Foundation
import Localization

extension Link where Label == Text {
    /// Creates a link with a title from a localised string resource.
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}
