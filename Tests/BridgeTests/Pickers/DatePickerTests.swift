import DeclarativeUI
import Foundation
import TestSupport
import Testing

/// A region and dates of tests.
@MainActor enum TestDates {
    static let locale = Locale(identifier: "en_US")
    static let zone = TimeZone.gmt
    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        (calendar.locale, calendar.timeZone, calendar.firstWeekday) = (locale, zone, 1)
        return calendar
    }

    static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 9, _ minute: Int = 30) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
            ?? .distantPast
    }

    static func text(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return [parts.year, parts.month, parts.day, parts.hour, parts.minute].map { "\($0 ?? 0)" }.joined(
            separator: " ")
    }

    static func picker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = style
        picker.datePickerMode = mode
        (picker.calendar, picker.locale, picker.timeZone) = (calendar, locale, zone)
        picker.date = date(2026, 11, 25)
        return picker
    }
}

extension View {
    /// Shows dates in the region of tests.
    @MainActor func testRegion() -> some View {
        environment(\.calendar, TestDates.calendar).environment(\.locale, TestDates.locale)
            .environment(\.timeZone, TestDates.zone)
    }
}

@MainActor @Suite("UIDatePicker", .serialized) struct UIDatePickerTests {
    @MainActor private final class Bench {
        let picker: UIDatePicker
        let stage: NavigationStage
        var told: [String] = []

        init(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) {
            picker = TestDates.picker(style, mode)
            let controller = UIViewController()
            controller.view.addSubview(picker)
            stage = NavigationStage(controller, size: CGSize(width: 480, height: 400))
            picker.frame = CGRect(origin: .zero, size: CGSize(width: 320, height: picker.intrinsicContentSize.height))
            picker.addAction(
                UIAction { [weak self] _ in
                    if let self { told.append(TestDates.text(picker.date)) }
                }, for: .valueChanged)
            _ = stage.lines
        }

        func press(_ keys: UIKeyboardHIDUsage...) {
            for key in keys {
                stage.host.press(key)
                _ = stage.lines
            }
        }

        func take() -> [String] {
            defer { told = [] }
            return told
        }
    }

    @Test("In a calendar keys go to days and months, and Return chooses")
    func keys() {
        let bench = Bench(.inline, .date)
        bench.press(.keyboardTab, .keyboardLeftArrow, .keyboardUpArrow)
        #expect(bench.take() == [])
        bench.press(.keyboardReturnOrEnter)
        #expect(bench.take() == ["2026 11 17 9 30"])
        bench.press(.keyboardPageDown, .keyboardEnd, .keyboardSpacebar)
        #expect(bench.take() == ["2026 12 31 9 30"])
        #expect(bench.stage.lines.first?.contains("December 2026") == true)
    }

    @Test("A tap chooses a day at the same time of day, unless it is out of range")
    func taps() {
        let bench = Bench(.inline, .date)
        bench.picker.maximumDate = TestDates.date(2026, 11, 26)
        bench.stage.tap("Tuesday, November 24, 2026")
        #expect(bench.take() == ["2026 11 24 9 30"])
        bench.stage.tap("Saturday, November 28, 2026")
        #expect(bench.take() == [])
        bench.stage.tap("Thursday, November 26, 2026")
        #expect(bench.take() == ["2026 11 26 9 30"])
    }

    @Test("Wheels choose each part, and rows of minutes are as far apart as is asked for")
    func wheels() {
        let bench = Bench(.wheels, .date)
        bench.press(.keyboardTab, .keyboardDownArrow)
        bench.press(.keyboardTab, .keyboardHome)
        bench.press(.keyboardTab, .keyboardUpArrow)
        #expect(bench.take() == ["2026 12 25 9 30", "2026 12 1 9 30", "2025 12 1 9 30"])
        let time = Bench(.wheels, .time)
        time.picker.minuteInterval = 15
        time.press(.keyboardTab, .keyboardTab, .keyboardDownArrow, .keyboardTab, .keyboardDownArrow)
        #expect(time.take() == ["2026 11 25 9 45", "2026 11 25 21 45"])
    }

    @Test("A compact picker opens by key what chooses a day, and Escape closes it")
    func compact() {
        let bench = Bench(.compact, .dateAndTime)
        #expect(bench.stage.lines.first?.contains("Nov 25, 2026") == true)
        bench.press(.keyboardTab, .keyboardReturnOrEnter)
        #expect(bench.stage.lines.contains { $0.contains("November 2026") })
        bench.stage.tap("Thursday, November 12, 2026")
        #expect(bench.take() == ["2026 11 12 9 30"])
        bench.press(.keyboardEscape)
        #expect(!bench.stage.lines.contains { $0.contains("November 2026") })
        #expect(bench.stage.lines.first?.contains("Nov 12, 2026") == true)
    }

    @Test("Dates are led inside, and what makes no sense is reported")
    func bounds() {
        let picker = TestDates.picker(.automatic, .dateAndTime)
        #expect(picker.datePickerStyle == .compact)
        picker.minimumDate = TestDates.date(2026, 12, 1)
        #expect(TestDates.text(picker.date) == "2026 12 1 9 30")
        let found = issues {
            picker.maximumDate = TestDates.date(2026, 1, 1)
            picker.date = Date(timeIntervalSinceReferenceDate: .nan)
            picker.minuteInterval = 7
            picker.countDownDuration = .infinity
        }
        #expect(found.count == 4 && TestDates.text(picker.date) == "2026 12 1 9 30")
        picker.minuteInterval = 20
        picker.date = TestDates.date(2026, 12, 2, 10, 59)
        #expect(TestDates.text(picker.date) == "2026 12 2 10 40")
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels && picker.countDownDuration == 60)
    }

    @Test("Wheels of a month and of a year choose them, and leave the day as it is where there is one")
    func months() {
        let bench = Bench(.automatic, .yearAndMonth)
        #expect(bench.picker.datePickerStyle == .wheels)
        #expect(bench.stage.lines.contains { $0.contains("November") && $0.contains("2026") })
        bench.press(.keyboardTab, .keyboardDownArrow, .keyboardTab, .keyboardUpArrow)
        #expect(bench.take() == ["2026 12 25 9 30", "2025 12 25 9 30"])
        bench.picker.date = TestDates.date(2026, 1, 31)
        bench.press(.keyboardTab)
        bench.picker.maximumDate = TestDates.date(2026, 3, 1)
        #expect(TestDates.text(bench.picker.date) == "2026 1 31 9 30")
    }

    @Test("Wheels of hours and minutes choose how long something takes, which never is a moment")
    func durations() {
        let bench = Bench(.inline, .countDownTimer)
        var told: [TimeInterval] = []
        bench.picker.addAction(
            UIAction { [weak picker = bench.picker] _ in
                if let picker { told.append(picker.countDownDuration) }
            }, for: .valueChanged)
        bench.picker.countDownDuration = 3_661
        #expect(bench.picker.datePickerStyle == .wheels && bench.picker.countDownDuration == 3_660)
        bench.press(.keyboardTab, .keyboardDownArrow, .keyboardTab, .keyboardDownArrow)
        #expect(told == [7_260, 7_320] && TestDates.text(bench.picker.date) == "2026 11 25 9 30")
        bench.picker.countDownDuration = 1_000_000
        #expect(bench.picker.countDownDuration == 86_340)
        bench.picker.countDownDuration = -5
        #expect(bench.picker.countDownDuration == 0)
    }

    @Test("A picker that is disabled is not used")
    func disabled() {
        let bench = Bench(.inline, .date)
        bench.picker.isEnabled = false
        bench.stage.tap("Thursday, November 12, 2026")
        bench.press(.keyboardTab, .keyboardReturnOrEnter)
        #expect(bench.take() == [])
    }
}

@MainActor @Suite("DatePicker", .serialized) struct DatePickerTests {
    @MainActor private final class Diary: ObservableObject {
        @Published var date = TestDates.date(2026, 11, 25)
    }

    @MainActor private struct Bench {
        let diary = Diary()
        let stage: NavigationStage

        init<V: View>(_ view: (Binding<Date>) -> V) {
            let diary = diary
            let shown = view(
                Binding {
                    diary.date
                } set: {
                    diary.date = $0
                })
            stage = NavigationStage(
                Watching(diary: diary, view: shown).testRegion(), size: CGSize(width: 480, height: 400))
        }

        var text: String { TestDates.text(diary.date) }

        func press(_ keys: UIKeyboardHIDUsage...) {
            for key in keys {
                stage.host.press(key)
                _ = stage.lines
            }
        }
    }

    private struct Watching<V: View>: View {
        @ObservedObject var diary: Diary
        let view: V
        var body: some View { view.id(0).opacity(diary.date == .distantPast ? 0.5 : 1) }
    }

    @Test("In a form the label leads and the date trails; a button opens a calendar, which Escape closes")
    func form() {
        let bench = Bench { date in Form { DatePicker("Day", selection: date, displayedComponents: .date) } }
        #expect(bench.stage.lines.contains { $0.contains("Day") && $0.contains("Nov 25, 2026") })
        bench.stage.tap("Nov 25, 2026")
        #expect(bench.stage.lines.contains { $0.contains("November 2026") })
        bench.stage.tap("Thursday, November 12, 2026")
        #expect(bench.text == "2026 11 12 9 30")
        bench.press(.keyboardEscape)
        #expect(!bench.stage.lines.contains { $0.contains("November 2026") })
    }

    @Test("In a calendar keys go to days and months, and Return chooses")
    func graphical() {
        let bench = Bench { date in
            DatePicker("Day", selection: date, in: ...TestDates.date(2027, 1, 15), displayedComponents: .date)
                .datePickerStyle(.graphical)
        }
        bench.press(.keyboardTab, .keyboardTab, .keyboardTab, .keyboardLeftArrow, .keyboardDownArrow)
        #expect(bench.text == "2026 11 25 9 30")
        bench.press(.keyboardReturnOrEnter)
        #expect(bench.text == "2026 12 1 9 30")
        bench.press(.keyboardPageDown, .keyboardPageDown, .keyboardEnd, .keyboardSpacebar)
        #expect(bench.text == "2027 1 15 9 30")
    }

    @Test("Wheels choose each part")
    func wheels() {
        let bench = Bench { date in DatePicker("Day", selection: date).datePickerStyle(.wheel).labelsHidden() }
        bench.press(.keyboardTab, .keyboardDownArrow, .keyboardTab, .keyboardUpArrow, .keyboardTab, .keyboardEnd)
        #expect(bench.text == "2026 11 26 8 59")
        bench.press(.keyboardTab, .keyboardDownArrow)
        #expect(bench.text == "2026 11 26 20 59")
    }

    private struct Plain: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Button {
                    configuration.selection = TestDates.date(2000, 1, 1)
                } label: {
                    configuration.label
                }
                Text(configuration.minimumDate == nil ? "free" : "bound")
            }
        }
    }

    @Test("A style of one's own gets the label, the date and the bounds")
    func style() {
        let bench = Bench { date in
            DatePicker(selection: date, in: TestDates.date(1999, 1, 1)...) { Text("Day") }.datePickerStyle(Plain())
        }
        #expect(bench.stage.lines.contains("Day bound"))
        bench.stage.tap("Day")
        #expect(bench.text == "2000 1 1 9 30")
    }
}
