import Drawing
import Foundation
import UnifiedStorage

/// A control that chooses any number of days in a calendar.
///
/// The days are components of era, year, month and day in the calendar of the environment, which they name. A tap on a
/// day, or Return for the one on which the keys stand, adds it or takes it out. Components in the selection that are no
/// day of a calendar are shown nowhere and stay.
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
    /// A picker of days whose label is made of views.
    nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(label(), selection, DateRange())
    }

    /// A picker of days from a first one up to, but not including, the end of a range, whose label is made of views.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, DateRange(bounds)) }

    /// A picker of days from a first one on, whose label is made of views.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, DateRange(first: bounds.lowerBound)) }

    /// A picker of days up to, but not including, a date, whose label is made of views.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, DateRange(upTo: bounds.upperBound)) }
}

extension MultiDatePicker where Label == Text {
    /// A picker of days with a localisable text as label.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(Text(titleKey), selection, DateRange())
    }

    /// A picker of days from a first one up to, but not including, the end of a range, with a localisable text as
    /// label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) { self.init(Text(titleKey), selection, DateRange(bounds)) }

    /// A picker of days from a first one on, with a localisable text as label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(Text(titleKey), selection, DateRange(first: bounds.lowerBound)) }

    /// A picker of days up to, but not including, a date, with a localisable text as label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(Text(titleKey), selection, DateRange(upTo: bounds.upperBound)) }

    /// A picker of days with a text as label.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>
    ) { self.init(Text(title), selection, DateRange()) }

    /// A picker of days from a first one up to, but not including, the end of a range, with a text as label.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) { self.init(Text(title), selection, DateRange(bounds)) }

    /// A picker of days from a first one on, with a text as label.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(Text(title), selection, DateRange(first: bounds.lowerBound)) }

    /// A picker of days up to, but not including, a date, with a text as label.
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
    /// A calendar of a month, with the days that are chosen.
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
