import Drawing
import Foundation
import Motion
import BridgedEnvironment

/// A calendar of a month, in which a day is chosen by a tap, or by keys: the arrow keys go from day to day and from
/// week to week, Page Up and Page Down from month to month, and Return chooses.
final class CalendarView: UIControl {
    // Its days are pressed.
    override var isPressable: Bool { false }

    /// The month that is shown, and the day on which the keys stand.
    var page: MonthPage { didSet { if page != oldValue { show() } } }
    /// The first moment of the day that is chosen.
    var chosenDay: Date { didSet { if chosenDay != oldValue { show() } } }
    /// Called with the day that the user chose.
    var chose: (Date) -> Void = { _ in }
    private let title = UILabel()
    private let names = (0..<7).map { _ in UILabel() }
    private var days: [(day: MonthPage.Day, view: CalendarPart)] = []
    private lazy var arrows = [false, true].map { forward in
        CalendarArrow(forward: forward) { [weak self] in self?.move(forward ? .nextMonth : .previousMonth) }
    }

    init(page: MonthPage, chosenDay: Date) {
        self.page = page
        self.chosenDay = chosenDay
        super.init(frame: .zero)
        for view in [title] + names + arrows as [UIView] { addSubview(view) }
        // Each day says of itself which one of the week it is.
        for name in names { name.isAccessibilityElement = false }
        title.accessibilityTraits = .header
        show()
    }

    required init?(coder: NSCoder) {
        fatalError("The calendar of a date picker cannot come from an archive.")
    }

    private var medium: Medium { traitCollection.textMedium.figures }
    private var figure: CalendarFigure { CalendarFigure(in: bounds, isReversed: isRightToLeft, medium: medium) }

    // MARK: Showing

    private func show() {
        title.text = page.region.monthText(page.cursor)
        for (name, text) in zip(names, page.region.weekdays) { name.text = text }
        let new = page.days
        while days.count > new.count { days.removeLast().view.removeFromSuperview() }
        for (index, day) in new.enumerated() {
            if index < days.count {
                days[index].day = day
            } else {
                let view = CalendarPart { [weak self] in
                    if let self { choose(days[index].day.date) }
                }
                addSubview(view)
                days.append((day, view))
            }
        }
        for (day, view) in days {
            view.label.text = page.region.dayNumber(day.date)
            view.accessibilityLabel = page.region.spokenDayText(day.date)
            view.isEnabled = isEnabled && day.isAllowed
            view.isSelected = day.date == chosenDay
        }
        for (arrow, forward) in zip(arrows, [false, true]) {
            arrow.isEnabled = isEnabled && page.canTurn(forward: forward)
        }
        colorDays()
        setNeedsLayout()
    }

    private var today: Date { page.region.startOfDay(clock.date) }

    private func colorDays() {
        let today = today
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textColor = isEnabled ? .label : .disabledLabel
        for name in names {
            name.textAlignment = .center
            name.font = .systemFont(ofSize: 13, weight: .semibold)
            name.textColor = .secondaryLabel
        }
        for (day, view) in days {
            let label = view.label
            let (isChosen, isToday) = (day.date == chosenDay, day.date == today)
            label.font = .systemFont(ofSize: 18, weight: isChosen || isToday ? .semibold : .regular)
            label.textColor =
                !isEnabled || !day.isAllowed ? .disabledLabel : isChosen ? .white : isToday ? tintColor : .label
        }
        setNeedsDisplay()
    }

    override func stateDidChange() {
        super.stateDidChange()
        show()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        colorDays()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // The current day may have changed since the view was made.
        colorDays()
    }

    override func textMediumMayHaveChanged() {
        super.textMediumMayHaveChanged()
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let figure = figure
        title.frame = figure.title.insetBy(dx: medium.calendar.inset, dy: 0)
        title.textAlignment = isRightToLeft ? .right : .left
        // The name of the month where there is room for it.
        let full = page.region.monthText(page.cursor)
        title.text = full
        if title.sizeThatFits(.zero).width > title.bounds.width { title.text = page.region.shortMonthText(page.cursor) }
        for (arrow, forward) in zip(arrows, [false, true]) { arrow.frame = figure.arrow(forward: forward) }
        for (column, name) in names.enumerated() { name.frame = figure.name(column) }
        for (day, view) in days { view.frame = figure.day(day.index) }
    }

    override func draw(_ rect: CGRect) {
        let figure = figure
        for (day, _) in days {
            let area = figure.mark(in: figure.day(day.index))
            let shape = UIBezierPath(roundedRect: area, cornerRadius: medium.edges.corner(area.height / 2))
            if day.date == chosenDay {
                (isEnabled && day.isAllowed ? tintColor ?? .systemBlue : .systemFill).setFill()
                shape.fill()
            } else if isFocused, day.date == page.cursor {
                UIColor.systemFill.setFill()
                shape.fill()
            }
        }
    }

    override var focusArea: CGRect {
        days.first { $0.day.date == page.cursor }.map { figure.day($0.day.index) } ?? bounds
    }

    // MARK: Use

    private func move(_ move: MonthPage.Move) {
        guard isEnabled else { return }
        page.move(move)
    }

    private func choose(_ day: Date) {
        guard isEnabled else { return }
        page.go(to: day)
        chose(day)
    }

    /// Chooses the day on which the keys stand.
    override func performPrimaryAction() { choose(page.cursor) }

    override var keyCommands: [UIKeyCommand]? {
        let keys: [(String, MonthPage.Move, MonthPage.Move)] = [
            (UIKeyCommand.inputLeftArrow, .previousDay, .nextDay),
            (UIKeyCommand.inputRightArrow, .nextDay, .previousDay),
            (UIKeyCommand.inputUpArrow, .previousWeek, .previousWeek),
            (UIKeyCommand.inputDownArrow, .nextWeek, .nextWeek),
            (UIKeyCommand.inputPageUp, .previousMonth, .previousMonth),
            (UIKeyCommand.inputPageDown, .nextMonth, .nextMonth),
            (UIKeyCommand.inputHome, .start, .start), (UIKeyCommand.inputEnd, .end, .end),
        ]
        return (super.keyCommands ?? [])
            + keys.map { input, move, reversed in
                UIKeyCommand(input: input, modifierFlags: []) { (view: CalendarView) in
                    { view.move(view.isRightToLeft ? reversed : move) }
                }
                .listed(as: "move")
            }
    }
}

/// A part of a calendar that is used by a tap. The calendar has the focus, not its parts.
private class CalendarPart: UIControl {
    let label = UILabel()
    private let used: () -> Void

    init(used: @escaping () -> Void) {
        self.used = used
        super.init(frame: .zero)
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("A part of a calendar cannot come from an archive.")
    }

    override var canBecomeFocused: Bool { false }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    override func touchedUpInside(_ event: UIEvent) { used() }
    override func performPrimaryAction() { if isEnabled { used() } }

    package override var ownAccessibility: OwnAccessibility { ownElement(.button) }
}

/// An arrow that leads to another month.
private final class CalendarArrow: CalendarPart {
    private let forward: Bool
    private let mark = ControlMarkView()

    init(forward: Bool, used: @escaping () -> Void) {
        self.forward = forward
        super.init(used: used)
        mark.font = .systemFont(ofSize: 20, weight: .semibold)
        addSubview(mark)
        accessibilityLabel = forward ? "Next Month" : "Previous Month"
    }

    required init?(coder: NSCoder) {
        fatalError("An arrow of a calendar cannot come from an archive.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        mark.frame = bounds
        mark.mark = forward ? .next : .previous
        mark.color = isEnabled ? tintColor : .disabledLabel
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}
