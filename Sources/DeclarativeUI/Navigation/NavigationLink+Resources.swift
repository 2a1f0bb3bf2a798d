import Foundation
import Localization

extension NavigationLink where Label == Text, Destination == Never {
    /// A link with the translation of a resource to the view for a value; disabled for `nil`.
    @_disfavoredOverload nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text {
    /// A link with the translation of a resource to a view.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
    ) { self.init(destination: destination) { Text(titleResource) } }
}
