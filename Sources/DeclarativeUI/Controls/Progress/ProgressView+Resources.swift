import Foundation
import Localization

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Shows that a task is running, with the translation of a resource.
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource) {
        self.init { Text(titleResource) }
    }

    /// Shows progress, with the translation of a resource.
    @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
        _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
    ) {
        self.init(value: value, total: total) { Text(titleResource) }
    }
}
