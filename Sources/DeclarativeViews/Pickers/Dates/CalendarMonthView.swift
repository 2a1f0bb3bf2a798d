import AccessibilityModel
import Drawing
import Foundation
import BridgedEnvironment

/// A calendar of a month, in which days are chosen by taps, or by keys: the arrow keys go from day to day and from week
/// to week, Page Up and Page Down from month to month, and Return chooses.
struct CalendarMonthView: View, UnnamedPlace {
    let region: DateRegion
    let bounds: DateBounds
    /// The date whose month is shown first.
    let date: Date
    /// The first moments of the days that are chosen.
    let chosen: Set<Date>
    let choose: @MainActor (MonthPage, Date) -> Void
    /// The day on which the keys stand; `nil` for that of the date.
    @State private var cursor: Date?
    @FocusState private var isFocused: Bool
    @Environment(\.textMedium) private var medium
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @Environment(\.animationClock) private var clock

    init(
        region: DateRegion, bounds: DateBounds, date: Date, chosen: Set<Date>,
        choose: @escaping @MainActor (MonthPage, Date) -> Void
    ) {
        (self.region, self.bounds, self.date, self.chosen, self.choose) = (region, bounds, date, chosen, choose)
    }

    private var figures: CalendarFigures { medium.figures.calendar }
    private var page: MonthPage { MonthPage(around: cursor ?? date, region: region, bounds: bounds) }

    var body: some View {
        let (page, size) = (page, figures.size)
        VStack(spacing: 0) {
            title(page)
            days(page)
        }
        .frame(minWidth: size.width, maxWidth: figures.stretches ? .infinity : size.width)
        // Numbers stay in the middle of their circles whatever font shows them.
        .multilineTextAlignment(.center)
        // Larger ones have no room in them.
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .onChange(of: date) { cursor = nil }
    }

    // MARK: The title

    private func title(_ page: MonthPage) -> some View {
        HStack(spacing: 0) {
            Text(verbatim: page.region.monthText(page.cursor)).lineLimit(1).multilineTextAlignment(.leading)
                .font(figures.hasOwnFonts ? .headline : nil)
                .foregroundStyle(Color(.palette(isEnabled ? .label : .disabledLabel)))
                .padding(.leading, figures.inset)
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityAddTraits(.isHeader)
            arrow(page, forward: false)
            arrow(page, forward: true)
        }
        .frame(height: figures.titleHeight)
    }

    private func arrow(_ page: MonthPage, forward: Bool) -> some View {
        Button {
            move(forward ? .nextMonth : .previousMonth)
        } label: {
            ControlMarkView(forward ? .next : .previous)
                .font(figures.hasOwnFonts ? .title3 : nil)
                .frame(width: figures.arrowWidth)
        }
        .accessibilityLabel(forward ? "Next Month" : "Previous Month")
        .disabled(!page.canTurn(forward: forward))
    }

    // MARK: The days

    private func days(_ page: MonthPage) -> some View {
        let byIndex = Dictionary(page.days.map { ($0.index, $0) }) { first, _ in first }
        let figures = figures
        let today = region.startOfDay((clock ?? .current).date)
        return VStack(spacing: 0) {
            HStack(spacing: 0) {
                ForEach(Array(region.weekdays.enumerated()), id: \.offset) { _, name in
                    Text(verbatim: name).font(figures.hasOwnFonts ? .footnote.weight(.semibold) : nil)
                        .foregroundStyle(Color(.palette(.secondaryLabel)))
                        .frame(minWidth: figures.dayWidth, maxWidth: .infinity)
                }
            }
            .frame(height: figures.namesHeight)
            .accessibilityHidden(true)
            ForEach(0..<MonthPage.rowCount, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<7, id: \.self) { column in
                        cell(byIndex[row * 7 + column], page, today)
                            .frame(minWidth: figures.dayWidth, maxWidth: .infinity)
                            .frame(height: figures.rowHeight)
                    }
                }
            }
        }
        .focusable()
        .focused($isFocused)
        .onKeyPress(keys: Self.keys, phases: [.down, .repeat]) { take($0) }
    }

    @ViewBuilder private func cell(_ day: MonthPage.Day?, _ page: MonthPage, _ today: Date) -> some View {
        if let day {
            DayCell(
                text: region.dayNumber(day.date), name: region.spokenDayText(day.date),
                isChosen: chosen.contains(day.date), isToday: day.date == today,
                isCursor: isFocused && day.date == page.cursor, isAllowed: day.isAllowed
            ) {
                pick(day.date)
            }
            .focusCursor(isFocused && day.date == page.cursor)
        } else {
            Color.clear
        }
    }

    private func pick(_ day: Date) {
        var page = page
        page.go(to: day)
        cursor = page.cursor
        choose(page, day)
    }

    // MARK: Keys

    private static var keys: Set<KeyEquivalent> {
        [.leftArrow, .rightArrow, .upArrow, .downArrow, .pageUp, .pageDown, .home, .end, .return, .space]
    }

    private func move(_ move: MonthPage.Move) {
        var page = page
        page.move(move)
        cursor = page.cursor
    }

    private func take(_ press: KeyPress) -> KeyPress.Result {
        guard isEnabled else { return .ignored }
        let isReversed = direction == .rightToLeft
        switch press.key {
        case .leftArrow: move(isReversed ? .nextDay : .previousDay)
        case .rightArrow: move(isReversed ? .previousDay : .nextDay)
        case .upArrow: move(.previousWeek)
        case .downArrow: move(.nextWeek)
        case .pageUp: move(.previousMonth)
        case .pageDown: move(.nextMonth)
        case .home: move(.start)
        case .end: move(.end)
        default: pick(page.cursor)
        }
        return .handled
    }
}

/// A day of a calendar.
private struct DayCell: View, UnnamedPlace {
    let text: String
    let name: String
    let isChosen: Bool
    let isToday: Bool
    let isCursor: Bool
    let isAllowed: Bool
    let use: @MainActor () -> Void
    @Environment(\.textMedium) private var medium
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint

    init(
        text: String, name: String, isChosen: Bool, isToday: Bool, isCursor: Bool, isAllowed: Bool,
        use: @escaping @MainActor () -> Void
    ) {
        (self.text, self.name, self.isChosen, self.isToday) = (text, name, isChosen, isToday)
        (self.isCursor, self.isAllowed, self.use) = (isCursor, isAllowed, use)
    }

    var body: some View {
        let (medium, isUsable) = (medium.figures, isEnabled && isAllowed)
        let figures = medium.calendar
        let side = figures.circleSide
        ZStack {
            RoundedRectangle(cornerRadius: medium.edges.corner((side ?? 0) / 2)).fill(fill(isUsable))
                .frame(maxWidth: side ?? .infinity, maxHeight: side ?? .infinity)
            Text(verbatim: text)
                .font(figures.hasOwnFonts ? .body.weight(isChosen || isToday ? .semibold : .regular) : nil)
                .foregroundStyle(foreground(isUsable))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .wholeFrameHit()
        .onTapGesture {
            if isEnabled, isAllowed { use() }
        }
        .accessibilityLabel(name)
    }

    private var accent: AnyShapeStyle { tint ?? AnyShapeStyle(Color.blue) }

    private func fill(_ isUsable: Bool) -> AnyShapeStyle {
        if isChosen { return isUsable ? accent : AnyShapeStyle(Color(.palette(.systemFill))) }
        return AnyShapeStyle(isCursor ? Color(.palette(.systemFill)) : Color.clear)
    }

    private func foreground(_ isUsable: Bool) -> AnyShapeStyle {
        if !isUsable { return AnyShapeStyle(Color.disabledLabel) }
        if isChosen { return AnyShapeStyle(Color.white) }
        return isToday ? accent : AnyShapeStyle(Color(.palette(.label)))
    }
}

extension DayCell: SpokenView {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        guard var day = walk.control(.button, isChosen ? [.button, .selected] : .button, at: node) else {
            return walk.builder.drop(from: mark)
        }
        if !isAllowed { day.traits.insert(.notEnabled) }
        (day.label, day.abilities) = (name, .activates)
        let (use, isAllowed) = (use, isAllowed)
        day.handlers = [
            SpokenWalk.handler(node) { command in
                guard command == .activate, isAllowed else { return false }
                use()
                return true
            }
        ]
        walk.builder.replace(from: mark, with: day)
    }
}
