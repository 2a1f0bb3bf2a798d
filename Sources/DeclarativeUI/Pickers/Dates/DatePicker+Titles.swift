import Foundation

extension DatePicker where Label == Text {
    /// A date picker, with a localisable text as label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(titleKey), selection, DateRange(), displayedComponents) }

    /// A date picker for a range of dates, with a localisable text as label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(titleKey), selection, DateRange(range), displayedComponents) }

    /// A date picker for dates from a first one on, with a localisable text as label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(titleKey), selection, DateRange(first: range.lowerBound), displayedComponents) }

    /// A date picker for dates up to a last one, with a localisable text as label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(titleKey), selection, DateRange(last: range.upperBound), displayedComponents) }

    /// A date picker, with a text as label.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, DateRange(), displayedComponents) }

    /// A date picker for a range of dates, with a text as label.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, DateRange(range), displayedComponents) }

    /// A date picker for dates from a first one on, with a text as label.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, DateRange(first: range.lowerBound), displayedComponents) }

    /// A date picker for dates up to a last one, with a text as label.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, DateRange(last: range.upperBound), displayedComponents) }
}
