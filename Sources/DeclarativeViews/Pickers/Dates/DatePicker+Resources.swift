import Foundation
import Localization

extension DatePicker where Label == Text {
    /// Creates a date picker with a label from a localised string resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleResource) } }

    /// Creates a date picker for a closed range of dates, with a label from a localised string resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) } }

    /// Creates a date picker for dates on or after a date, with a label from a localised string resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) } }

    /// Creates a date picker for dates up to and including a date, with a label from a localised string resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) } }
}
