import Drawing
import Foundation
import Localization
import Motion
import BridgedEnvironment

/// A control for choosing a date, a time of day, both, a month, or a duration.
///
/// Wheels turn with drags and the arrow keys. In a calendar, the arrow keys move from day to day, Page Up and Page
/// Down move from month to month, and Return chooses a day. A compact picker opens these in a popover, which Escape
/// closes.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
    // Its parts are pressed.
    override var isPressable: Bool { false }

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

    /// Creates a picker for a date and a time, set to the current ones.
    public override init(frame: CGRect) {
        dateStorage = AnimationClock.current.date
        super.init(frame: frame)
        begin()
    }

    /// Makes a picker of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        dateStorage = AnimationClock.current.date
        super.init(coder: coder)
        begin()
        coder.fill(self, as: UIDatePicker.self)
    }

    private final func begin() {
        show()
        registerForTraitChanges([UITraitLocale.self]) { (picker: UIDatePicker, _: UITraitCollection) in picker.show() }
    }

    // MARK: Settings

    /// The kind of value the user chooses; a date and a time by default.
    open var datePickerMode: Mode {
        get { modeStorage }
        set {
            modeStorage = newValue
            show()
        }
    }

    /// The preferred style; automatic by default. A style that the mode does not support is reported, and the
    /// automatic one is shown.
    open var preferredDatePickerStyle: UIDatePickerStyle {
        get { preferredStyle }
        set {
            preferredStyle = newValue
            show()
        }
    }

    /// The style in use: wheels for durations and months, and compact otherwise, unless another style is preferred.
    open var datePickerStyle: UIDatePickerStyle {
        let hasWheelsOnly = modeStorage == .countDownTimer || modeStorage == .yearAndMonth
        if preferredStyle == .automatic || preferredStyle == .wheels || hasWheelsOnly {
            return preferredStyle == .wheels || hasWheelsOnly ? .wheels : .compact
        }
        return preferredStyle
    }

    /// The locale, which determines the language and region; `nil`, the default, for that of the traits.
    open var locale: Locale? { didSet { show() } }
    /// The calendar; `nil`, the default, for the system's.
    open var calendar: Calendar! { didSet { show() } }
    /// The time zone; `nil`, the default, for the calendar's.
    open var timeZone: TimeZone? { didSet { show() } }

    // MARK: The date

    /// The chosen date; by default, the date at which the picker was created. A date outside the bounds is clamped to
    /// the nearest bound. A date that is not a number is reported and ignored. Setting it sends no event.
    open var date: Date {
        get { dateStorage }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date.
    ///
    /// - Parameters:
    ///   - date: The new date, treated as by ``date``.
    ///   - animated: Whether to animate the change. It has no effect: wheels move immediately.
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

    /// The earliest date the user can choose; `nil`, the default, for none.
    open var minimumDate: Date? {
        get { leastStorage }
        set {
            leastStorage = newValue
            boundsDidChange()
        }
    }

    /// The latest date the user can choose; `nil`, the default, for none. If it is earlier than ``minimumDate``, this
    /// is reported and neither bound applies as long as that is so.
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

    /// The interval between the rows of a minute wheel, in minutes; 1 by default. A value outside 1 to 30, or one
    /// that does not divide 60, is reported and ignored.
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

    /// A Boolean value that indicates whether ``date`` is always a multiple of ``minuteInterval``, rounded down; `true`
    /// by default.
    open var roundsToMinuteInterval = true { didSet { show() } }

    /// The chosen duration in seconds, in whole minutes; 60 by default. It ranges from 0 to 86,340. A non-finite
    /// value is reported and ignored. It has an effect only in the mode ``Mode/countDownTimer``.
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
        // Foundation's current locale stands for the one of the place.
        let own = locale ?? calendar.locale.flatMap { $0 == .current ? nil : $0 }
        return DateRegion(
            calendar: calendar, locale: own ?? traitCollection.locale ?? LocaleStyle.current.locale,
            timeZone: timeZone ?? calendar.timeZone)
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

    /// The value `false`: the picker's parts take focus, not the picker itself.
    open override var canBecomeFocused: Bool { false }

    open override func performPrimaryAction() {}

    override func stateDidChange() {
        super.stateDidChange()
        show()
    }

    // MARK: Size

    /// Returns the size that the style needs. The fields of a compact picker are stacked if the width is greater than
    /// 0 but too small for a row.
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
    /// The kinds of value that a date picker chooses.
    public enum Mode: Int, Sendable {
        /// A time of day.
        case time
        /// A day, without a time.
        case date
        /// A day and a time of day.
        case dateAndTime
        /// A duration in hours and minutes.
        case countDownTimer
        /// A month of a year.
        case yearAndMonth
    }
}

/// The styles of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
    /// The style that suits the mode.
    case automatic
    /// Wheels that the user turns.
    case wheels
    /// Buttons that open a calendar or wheels.
    case compact
    /// A month calendar, and wheels for the time.
    case inline
}
