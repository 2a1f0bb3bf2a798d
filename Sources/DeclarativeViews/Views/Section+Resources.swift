import Foundation
import Localization

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a header from a string resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Text(titleResource) }
    }
}
