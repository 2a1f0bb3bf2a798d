import DeclarativeUI
import Foundation
import Testing

/// What says which day it is today.
@MainActor @Suite("Today in calendars", .serialized) struct TodayTests {
    /// How the numbers of days are written: their weight and colour.
    private func looks(_ svg: String) -> [Int: String] {
        var found: [Int: String] = [:]
        for line in svg.split(separator: "\n") where line.hasPrefix("<text") {
            let text = line.dropLast("</text>".count).split(separator: ">").last.map(String.init) ?? ""
            guard let day = Int(text) else { continue }
            let fill = line.split(separator: "fill=\"").last?.prefix { $0 != "\"" }
            found[day] = (line.contains("font-weight") ? "strong " : "") + String(fill ?? "")
        }
        return found
    }

    private func check(_ looks: [Int: String], today: Int, chosen: Int) {
        let plain = looks[4] ?? ""
        for (day, look) in looks where day != today && day != chosen { #expect(look == plain, "\(day)") }
        #expect(looks.count == 30 && plain != "" && !plain.hasPrefix("strong"))
        #expect(looks[chosen]?.hasPrefix("strong #ffffff") == true)
        #expect(today == chosen || looks[today]?.hasPrefix("strong #0088ff") == true)
    }

    @Test("The day that is today stands out in the tint of its calendar, unless it is chosen")
    func views() {
        ManualAnimationClock(date: TestDates.date(2026, 11, 10)).withCurrent {
            for chosen in [25, 10] {
                let view = DatePicker(
                    "Day", selection: .constant(TestDates.date(2026, 11, chosen)), displayedComponents: .date
                )
                .datePickerStyle(.graphical).testRegion()
                let found = looks(view.snapshot(size: CGSize(width: 368, height: 320)).svg())
                check(found, today: 10, chosen: chosen)
            }
        }
    }

    @Test("In UIKit's calendar the day that is today stands out as well, and is the one that a picker begins with")
    func controls() {
        ManualAnimationClock(date: TestDates.date(2026, 11, 10)).withCurrent {
            #expect(TestDates.text(UIDatePicker().date) == "2026 11 10 9 30")
            for chosen in [25, 10] {
                let picker = TestDates.picker(.inline, .date)
                picker.date = TestDates.date(2026, 11, chosen)
                picker.frame = CGRect(x: 0, y: 0, width: 320, height: 320)
                check(looks(picker.snapshot().svg()), today: 10, chosen: chosen)
            }
        }
    }
}
