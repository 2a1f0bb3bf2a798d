import Foundation
import Localization

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link that presents the view for a value, with a label from a string resource. A `nil` value disables
    /// the link.
    @_disfavoredOverload nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link that presents a destination view, with a label from a string resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
    ) { self.init(destination: destination) { Text(titleResource) } }
}
