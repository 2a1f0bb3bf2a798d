import Foundation
import Localization

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section whose header is the translation of a resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Text(titleResource) }
    }
}
