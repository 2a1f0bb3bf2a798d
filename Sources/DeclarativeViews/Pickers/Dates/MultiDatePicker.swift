import Drawing
import Foundation
import BridgedEnvironment

/// A control for selecting multiple dates in a calendar.
///
/// Each selected day is a `DateComponents` value with a calendar, the environment's, and its era, year, month and
/// day. A tap on a day, or Return on the day with the keyboard cursor, adds the day to the selection or removes it.
/// Components in the selection that are not a day of a calendar are not displayed and stay in the selection.
public struct MultiDatePicker<Label: View> {
    let label: Label
    @Binding var selection: Set<DateComponents>
    let range: DateRange
    private var reader = RegionReader()
    @State private var faults = FaultCheck("date-picker")
    @Environment(\.animationClock) private var clock

    nonisolated init(_ label: Label, _ selection: Binding<Set<DateComponents>>, _ range: DateRange) {
        self.label = label
        _selection = selection
        self.range = range
    }
}

extension MultiDatePicker {
    /// Creates a multi-date picker with a custom label.
    nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(label(), selection, DateRange())
    }

    /// Creates a multi-date picker for a half-open range of dates, with a custom label.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, DateRange(bounds)) }

    /// Creates a multi-date picker for dates on or after a date, with a custom label.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, DateRange(first: bounds.lowerBound)) }

    /// Creates a multi-date picker for dates before a date, with a custom label.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, DateRange(upTo: bounds.upperBound)) }
}

extension MultiDatePicker where Label == Text {
    /// Creates a multi-date picker with a localisable label.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(Text(titleKey), selection, DateRange())
    }

    /// Creates a multi-date picker for a half-open range of dates, with a localisable label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) { self.init(Text(titleKey), selection, DateRange(bounds)) }

    /// Creates a multi-date picker for dates on or after a date, with a localisable label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(Text(titleKey), selection, DateRange(first: bounds.lowerBound)) }

    /// Creates a multi-date picker for dates before a date, with a localisable label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(Text(titleKey), selection, DateRange(upTo: bounds.upperBound)) }

    /// Creates a multi-date picker with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>
    ) { self.init(Text(title), selection, DateRange()) }

    /// Creates a multi-date picker for a half-open range of dates, with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) { self.init(Text(title), selection, DateRange(bounds)) }

    /// Creates a multi-date picker for dates on or after a date, with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(Text(title), selection, DateRange(first: bounds.lowerBound)) }

    /// Creates a multi-date picker for dates before a date, with a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(Text(title), selection, DateRange(upTo: bounds.upperBound)) }
}

extension DateRange {
    fileprivate init(_ bounds: Range<Date>) {
        // An empty range has its one moment, as there is always a month to show.
        self.init(first: bounds.lowerBound, last: max(bounds.lowerBound, Self.before(bounds.upperBound)))
    }

    fileprivate init(upTo end: Date) { self.init(last: Self.before(end)) }

    /// The last moment before a date for which a calendar has a day.
    private static func before(_ date: Date) -> Date { date.addingTimeInterval(-1) }
}

extension MultiDatePicker: View {
    /// The content and behaviour of the picker: a calendar of one month with the selected days.
    public var body: some View {
        let (region, bounds) = (reader.region, DateBounds(first: range.first, last: range.last))
        faults.note(bounds.fault.map { "The range of a MultiDatePicker \($0)." })
        let (binding, days) = ($selection, region.days(of: selection))
        let shown = days.min() ?? region.startOfDay((clock ?? .current).date)
        return DaysCalendar(region: region, bounds: bounds, start: shown, days: Set(days)) { day in
            let known = binding.wrappedValue.filter { region.day(of: $0) == day }
            if known.isEmpty {
                binding.wrappedValue.insert(region.components(of: day))
            } else {
                binding.wrappedValue.subtract(known)
            }
        }
        .modifier(NameOfControl(label: label as? Text))
    }
}

/// A calendar in which several days are chosen. It stays at the month that it began with until the user turns it.
private struct DaysCalendar: View, UnnamedPlace {
    let region: DateRegion
    let bounds: DateBounds
    let days: Set<Date>
    let toggle: @MainActor (Date) -> Void
    @State private var start: Date

    init(
        region: DateRegion, bounds: DateBounds, start: Date, days: Set<Date>,
        toggle: @escaping @MainActor (Date) -> Void
    ) {
        (self.region, self.bounds, self.days, self.toggle) = (region, bounds, days, toggle)
        _start = State(initialValue: start)
    }

    var body: some View {
        let toggle = toggle
        CalendarMonthView(region: region, bounds: bounds, date: start, chosen: days) { _, day in toggle(day) }
    }
}
