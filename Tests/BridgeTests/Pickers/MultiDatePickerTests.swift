import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("MultiDatePicker", .serialized) struct MultiDatePickerTests {
    @MainActor private final class Days: ObservableObject {
        @Published var chosen: Set<DateComponents> = []
    }

    private struct Screen: View {
        @ObservedObject var days: Days
        var body: some View {
            MultiDatePicker(
                "Days", selection: $days.chosen, in: TestDates.date(2026, 11, 5)..<TestDates.date(2026, 11, 20, 0, 0)
            )
            .testRegion()
        }
    }

    @Test("Each day that is used is added, or taken out if it was chosen; days out of range are not used")
    func toggles() {
        let days = Days()
        days.chosen = [
            DateComponents(year: 2026, month: 11, day: 7), DateComponents(year: .max, month: 11, day: 8),
            DateComponents(month: 13, day: .min), DateComponents(hour: 3),
        ]
        let stage = NavigationStage(Screen(days: days), size: CGSize(width: 480, height: 400))
        _ = stage.lines
        func known() -> [Int] { days.chosen.filter { $0.year == 2026 }.compactMap(\.day).sorted() }
        stage.tap("Thursday, November 12, 2026")
        #expect(known() == [7, 12])
        stage.tap("Friday, November 20, 2026")
        stage.tap("Wednesday, November 4, 2026")
        #expect(known() == [7, 12])
        stage.tap("Saturday, November 7, 2026")
        #expect(known() == [12] && days.chosen.count == 4)
        for key: UIKeyboardHIDUsage in [
            .keyboardTab, .keyboardTab, .keyboardTab, .keyboardLeftArrow, .keyboardReturnOrEnter,
        ] {
            stage.host.press(key)
            _ = stage.lines
        }
        #expect(known() == [6, 12])
    }
}
