import Foundation

extension DatePicker where Label == Text {
    /// Creates a date picker with a localisable label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(titleKey), selection, DateRange(), displayedComponents) }

    /// Creates a date picker for a closed range of dates, with a localisable label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(titleKey), selection, DateRange(range), displayedComponents) }

    /// Creates a date picker for dates on or after a date, with a localisable label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(titleKey), selection, DateRange(first: range.lowerBound), displayedComponents) }

    /// Creates a date picker for dates up to and including a date, with a localisable label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(titleKey), selection, DateRange(last: range.upperBound), displayedComponents) }

    /// Creates a date picker with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, DateRange(), displayedComponents) }

    /// Creates a date picker for a closed range of dates, with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, DateRange(range), displayedComponents) }

    /// Creates a date picker for dates on or after a date, with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, DateRange(first: range.lowerBound), displayedComponents) }

    /// Creates a date picker for dates up to and including a date, with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, DateRange(last: range.upperBound), displayedComponents) }
}
