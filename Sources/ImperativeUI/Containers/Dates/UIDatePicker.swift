import Drawing
import Foundation
import Motion
import UnifiedStorage

/// A control that chooses a date, a time of day, both, a month, or how long something takes.
///
/// Wheels turn by drags and by the arrow keys; in a calendar the arrow keys go from day to day, Page Up and Page Down from
/// month to month, and Return chooses; a compact picker opens these in a popover, which Escape closes.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
    private final var modeStorage = Mode.dateAndTime
    private final var preferredStyle = UIDatePickerStyle.automatic
    private final var dateStorage: Date
    private final var intervalStorage = 1
    private final var durationStorage: TimeInterval = 60
    private final var leastStorage: Date?
    private final var greatestStorage: Date?
    final var wheelsView: UIPickerView?
    final var wheelsSource: DateWheelsSource?
    final var calendarView: CalendarView?
    final var fields: [DateField] = []
    final weak var popover: DatePopover?
    /// Whether anything has changed since the date was shown.
    final var needsShow = false
    /// How often the date was shown.
    final var showCount = 0

    /// Makes a picker of a date and a time, which are those of now.
    public override init(frame: CGRect) {
        dateStorage = AnimationClock.current.date
        super.init(frame: frame)
        show()
    }

    /// Makes a picker from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) {
        dateStorage = AnimationClock.current.date
        super.init(coder: coder)
        show()
    }

    // MARK: Settings

    /// What is chosen; a date and a time by default.
    open var datePickerMode: Mode {
        get { modeStorage }
        set {
            modeStorage = newValue
            show()
        }
    }

    /// The style that is asked for; automatic by default. A style that the mode does not have is reported, and the
    /// automatic one is shown.
    open var preferredDatePickerStyle: UIDatePickerStyle {
        get { preferredStyle }
        set {
            preferredStyle = newValue
            show()
        }
    }

    /// The style that is shown: wheels for how long something takes and for months, and otherwise a compact one, unless
    /// another is asked for.
    open var datePickerStyle: UIDatePickerStyle {
        let hasWheelsOnly = modeStorage == .countDownTimer || modeStorage == .yearAndMonth
        if preferredStyle == .automatic || preferredStyle == .wheels || hasWheelsOnly {
            return preferredStyle == .wheels || hasWheelsOnly ? .wheels : .compact
        }
        return preferredStyle
    }

    /// The language and region; `nil`, the default, for the system's.
    open var locale: Locale? { didSet { show() } }
    /// The calendar; `nil`, the default, for the system's.
    open var calendar: Calendar! { didSet { show() } }
    /// The time zone; `nil`, the default, for that of the calendar.
    open var timeZone: TimeZone? { didSet { show() } }

    // MARK: The date

    /// The date; that of when the picker was made by default. A date outside of the bounds becomes the nearest inside. A
    /// date that is no number is reported and ignored. Setting it sends no event.
    open var date: Date {
        get { dateStorage }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date.
    ///
    /// - Parameters:
    ///   - date: The date, as ``date`` takes it.
    ///   - animated: Whether wheels turn there. They are there at once.
    open func setDate(_ date: Date, animated: Bool) {
        if date.timeIntervalSinceReferenceDate.isNaN {
            return report("date is a number of seconds: the one that is none is ignored. Check what it is made of.")
        }
        dateStorage = bounds(of: date)
        show()
    }

    private final func bounds(of date: Date) -> Date {
        dateBounds.nearest(to: roundsToMinuteInterval ? region.rounded(date, toMinutes: intervalStorage) : date)
    }

    /// The first date that can be chosen; `nil`, the default, for none.
    open var minimumDate: Date? {
        get { leastStorage }
        set {
            leastStorage = newValue
            boundsDidChange()
        }
    }

    /// The last date that can be chosen; `nil`, the default, for none. A last date before the first one is reported, and
    /// there are no bounds as long as that is so.
    open var maximumDate: Date? {
        get { greatestStorage }
        set {
            greatestStorage = newValue
            boundsDidChange()
        }
    }

    private final func boundsDidChange() {
        if let fault = dateBounds.fault { report("range \(fault). Set minimumDate and maximumDate to others.") }
        dateStorage = dateBounds.nearest(to: dateStorage)
        show()
    }

    /// The minutes between the rows of a wheel of minutes; 1 by default. A number that is not from 1 to 30, or does not
    /// divide 60, is reported and ignored.
    open var minuteInterval: Int {
        get { intervalStorage }
        set {
            if !DateWheels.isUsable(newValue) {
                return report("minuteInterval divides 60 and is from 1 to 30: \(newValue) is ignored. Set another one.")
            }
            intervalStorage = newValue
            dateStorage = bounds(of: dateStorage)
            show()
        }
    }

    /// Whether ``date`` is always a multiple of ``minuteInterval``, rounded down; true by default.
    open var roundsToMinuteInterval = true { didSet { show() } }

    /// How long something takes, in whole minutes, as seconds; 60 by default. It is from 0 to 86,340. A number that is not
    /// finite is reported and ignored. It has no effect but for ``Mode/countDownTimer``.
    open var countDownDuration: TimeInterval {
        get { durationStorage }
        set {
            if !newValue.isFinite { return report("countDownDuration is finite: \(newValue) is ignored.") }
            durationStorage = (min(max(newValue, 0), 86_340) / 60).rounded(.down) * 60
            show()
        }
    }

    private final func report(_ rule: String) { RuntimeIssue.report("date-picker", "A UIDatePicker's \(rule)") }

    final var dateBounds: DateBounds { DateBounds(first: leastStorage, last: greatestStorage) }

    /// The region in which the date is shown.
    final var region: DateRegion {
        let calendar = calendar ?? .current
        return DateRegion(
            calendar: calendar, locale: locale ?? calendar.locale ?? .current, timeZone: timeZone ?? calendar.timeZone)
    }

    // MARK: Use

    /// The user chose a date.
    final func userChose(_ date: Date) {
        let new = bounds(of: date)
        if new == dateStorage { return show() }
        dateStorage = new
        show()
        sendValueChanged(with: nil)
    }

    /// The user chose how long something takes.
    final func userChose(duration: TimeInterval) {
        if duration == durationStorage { return }
        durationStorage = duration
        show()
        sendValueChanged(with: nil)
    }

    /// Its parts have the focus, not the picker.
    open override var canBecomeFocused: Bool { false }

    open override func performPrimaryAction() {}

    override func stateDidChange() {
        super.stateDidChange()
        show()
    }

    // MARK: Size

    /// Returns the size that the style needs. The fields of a compact picker are below each other where a width of more than
    /// 0 is too small for them.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(width: size.width) }
    /// The size that the style needs.
    open override var intrinsicContentSize: CGSize { naturalSize() }

    override func textMediumMayHaveChanged() {
        super.textMediumMayHaveChanged()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }
}

extension UIDatePicker {
    /// What a date picker chooses.
    public enum Mode: Int, Sendable {
        /// A time of day.
        case time
        /// A day.
        case date
        /// A day and a time of day.
        case dateAndTime
        /// How long something takes, in hours and minutes.
        case countDownTimer
        /// A month of a year.
        case yearAndMonth
    }
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
    /// What suits the mode.
    case automatic
    /// Wheels.
    case wheels
    /// Buttons that open a calendar or wheels.
    case compact
    /// A calendar of a month, and wheels for the time.
    case inline
}
