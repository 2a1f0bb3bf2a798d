import Drawing
import Foundation

extension UIDatePicker {
    /// The parts that the wheels choose; `nil` where there are no wheels.
    private final var wheelParts: DateWheels.Parts? {
        switch (datePickerStyle, datePickerMode) {
        case (_, .countDownTimer): .duration
        case (_, .yearAndMonth): .month
        case (.wheels, .time), (.inline, .time), (.inline, .dateAndTime): .time
        case (.wheels, .date): .day
        case (.wheels, .dateAndTime): .dayAndTime
        default: nil
        }
    }

    private final var hasCalendar: Bool {
        datePickerStyle == .inline && (datePickerMode == .date || datePickerMode == .dateAndTime)
    }

    /// The modes of the fields, from the leading one on.
    final var fieldModes: [Mode] {
        if datePickerStyle != .compact { return [] }
        return datePickerMode == .dateAndTime ? [.date, .time] : [datePickerMode]
    }

    /// Shows the date in the style with the next layout, once for all changes until then.
    final func show() {
        if needsShow { return }
        needsShow = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Shows the date in the style, if anything has changed.
    final func showIfNeeded() {
        if !needsShow { return }
        needsShow = false
        showCount += 1
        showWheels()
        showCalendar()
        showFields()
        popover?.show(from: self)
    }

    private final func showWheels() {
        guard let parts = wheelParts else {
            wheelsView?.removeFromSuperview()
            (wheelsView, wheelsSource) = (nil, nil)
            return
        }
        let isDuration = parts == .duration
        var region = region
        // How long something takes does not depend on a region.
        let zone = TimeZone(secondsFromGMT: 0) ?? .current
        if isDuration {
            region = DateRegion(calendar: Calendar(identifier: .gregorian), locale: region.locale, timeZone: zone)
        }
        let wheels = DateWheels(
            parts: parts, region: region, bounds: isDuration ? DateBounds() : dateBounds, minuteInterval: minuteInterval
        )
        let shown = isDuration ? Date(timeIntervalSinceReferenceDate: countDownDuration) : date
        let source = wheelsSource ?? DateWheelsSource(wheels, at: shown)
        let view = wheelsView ?? UIPickerView(frame: .zero)
        source.chose = { [weak self] date in
            if isDuration {
                self?.userChose(duration: date.timeIntervalSinceReferenceDate)
            } else {
                self?.userChose(date)
            }
        }
        if view.superview == nil { addSubview(view) }
        (wheelsView, wheelsSource) = (view, source)
        source.show(wheels, at: shown, in: view)
        view.isUserInteractionEnabled = isEnabled
        view.alpha = isEnabled ? 1 : 0.5
        for case let wheel as UIControl in view.subviews { wheel.isEnabled = isEnabled }
    }

    private final func showCalendar() {
        guard hasCalendar else {
            calendarView?.removeFromSuperview()
            calendarView = nil
            return
        }
        let chosen = region.startOfDay(date)
        let isNew =
            calendarView?.chosenDay != chosen || calendarView?.page.region != region
            || calendarView?.page.bounds != dateBounds
        let page = MonthPage(around: date, region: region, bounds: dateBounds)
        let view = calendarView ?? CalendarView(page: page, chosenDay: chosen)
        if view.superview == nil { addSubview(view) }
        if isNew { view.page = page }
        view.chosenDay = chosen
        view.isEnabled = isEnabled
        view.chose = { [weak self, weak view] day in
            guard let self, let view else { return }
            userChose(view.page.choice(of: day, after: date))
        }
        calendarView = view
    }

    private final func showFields() {
        let modes = fieldModes
        while fields.count > modes.count { fields.removeLast().removeFromSuperview() }
        while fields.count < modes.count {
            fields.append(DateField())
            addSubview(fields[fields.count - 1])
        }
        for (field, mode) in zip(fields, modes) {
            field.name = mode == .time ? "Time" : "Date"
            field.text = mode == .time ? region.timeText(date) : region.dayText(date)
            field.isEnabled = isEnabled
            field.used = { [weak self, weak field] in
                if let self, let field { open(mode, beside: field) }
            }
        }
    }

    // MARK: Layout

    private final var medium: Medium { traitCollection.textMedium.figures }

    /// Where the fields are in a width and a height.
    private final func plan(width: CGFloat?, height: CGFloat? = nil) -> CompactDatesPlan {
        let ideal = fields.map { $0.sizeThatFits(.zero) }
        return CompactDatesPlan(
            ideal: ideal, hasLabel: false, width: width, height: height, medium: medium
        ) { index, room in
            CGSize(width: min(ideal[index].width, room), height: ideal[index].height)
        }
    }

    /// The size that the style needs.
    ///
    /// - Parameter width: The width there is; `nil` for as much as is needed. Fields are below each other where they do
    ///   not fit beside each other.
    final func naturalSize(width: CGFloat? = nil) -> CGSize {
        showIfNeeded()
        if !fields.isEmpty {
            let free = plan(width: nil).size
            guard let width, width > 0, width < free.width else { return free }
            return plan(width: width).size
        }
        let calendar = calendarView == nil ? .zero : medium.calendar.size
        let wheels = wheelsView?.intrinsicContentSize ?? .zero
        return CGSize(
            width: calendarView == nil ? wheels.width : calendar.width, height: calendar.height + wheels.height)
    }

    final func layOutParts() {
        showIfNeeded()
        if !fields.isEmpty {
            let plan = plan(width: bounds.width, height: bounds.height)
            let top = medium.grain.topRow(of: plan.size.height, inMiddleOf: bounds.height)
            for (field, frame) in zip(fields, plan.frames) {
                let left = isRightToLeft ? bounds.width - frame.maxX : frame.minX
                field.frame = CGRect(x: left, y: top + frame.minY, width: frame.width, height: frame.height)
            }
        }
        let height = calendarView == nil ? 0 : medium.calendar.size.height
        calendarView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        wheelsView?.frame = CGRect(x: 0, y: height, width: bounds.width, height: max(0, bounds.height - height))
    }
}
