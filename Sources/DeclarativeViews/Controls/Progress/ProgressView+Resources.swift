import Foundation
import Localization

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates an indeterminate progress view with a label from a localised string resource.
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource) {
        self.init { Text(titleResource) }
    }

    /// Creates a progress view with a label from a localised string resource.
    @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
        _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
    ) {
        self.init(value: value, total: total) { Text(titleResource) }
    }
}
