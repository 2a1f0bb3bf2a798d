import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("Compact date pickers in little room", .serialized) struct CompactDateTests {
    private func texts(width: CGFloat, size: DynamicTypeSize, label: String = "Day") -> [(text: String, place: CGPoint)]
    {
        let view = DatePicker(label, selection: .constant(TestDates.date(2026, 11, 25))).testRegion()
            .dynamicTypeSize(size)
        let svg = view.snapshot(size: CGSize(width: width, height: 320)).svg()
        return svg.split(separator: "\n").filter { $0.hasPrefix("<text") }.map { line in
            func number(_ name: String) -> CGFloat {
                let rest = line.split(separator: " \(name)=\"").dropFirst().first ?? ""
                return Double(rest.prefix { $0 != "\"" }).map { CGFloat($0) } ?? .nan
            }
            let text = line.dropLast("</text>".count).split(separator: ">").last ?? ""
            return (String(text), CGPoint(x: number("x"), y: number("y")))
        }
    }

    @Test("Where label and fields fit beside each other, they are in one line")
    func wide() {
        let found = texts(width: 368, size: .large)
        #expect(found.map(\.text) == ["Day", "Nov 25, 2026", "9:30\u{202F}AM"])
        #expect(Set(found.map(\.place.y)).count == 1)
    }

    @Test(
        "Where they do not fit, the label is above; fields that do not fit beside each other are in lines of their own")
    func narrow() {
        let large = texts(width: 336, size: .accessibility1)
        #expect(large.map(\.text) == ["Day", "Nov 25, 2026", "9:30\u{202F}AM"])
        let huge = texts(width: 300, size: .accessibility3)
        #expect(huge.map(\.text) == ["Day", "Nov 25, 2026", "9:30\u{202F}AM"])
        for found in [large, huge] where found.count == 3 {
            #expect(found[0].place.y < found[1].place.y && found[1].place.y <= found[2].place.y)
            #expect(found[0].place.x == 0)
        }
        #expect(huge.count == 3 && huge[1].place.y < huge[2].place.y)
        // A long label is broken, and truncates no field.
        let long = texts(width: 336, size: .large, label: "The day by which everything is to be done")
        #expect(long.map(\.text).suffix(2) == ["Nov 25, 2026", "9:30\u{202F}AM"])
    }
}
