import Drawing
import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Distances, lines and values of texts") struct TextLooksTests {
    private func size<V: View>(_ view: V) -> CGSize {
        let host = TestHost(view)
        return withExtendedLifetime(host) { host.graph.sizeThatFits(.unspecified) }
    }

    @Test("Tracking and kerning widen a text by their points for each character, and tracking wins")
    func spacing() {
        #expect(size(Text(verbatim: "abcd")).width == 32)
        #expect(size(Text(verbatim: "abcd").tracking(2)).width == 40)
        #expect(size(Text(verbatim: "abcd").kerning(1.5)).width == 38)
        #expect(size(Text(verbatim: "abcd").kerning(9).tracking(2)).width == 40)
        #expect(size(VStack { Text(verbatim: "abcd") }.tracking(2)).width == 40)
        #expect(size(Text(verbatim: "abcd").tracking(-100)).width == 0)
        for hostile in [CGFloat.nan, .infinity, -.infinity, 1e300] {
            #expect(size(Text(verbatim: "abcd").tracking(hostile).baselineOffset(hostile)).width.isFinite)
        }
    }

    @Test("A text with distances wraps where they leave no more room")
    func wrapping() {
        #expect(Pictured(Text(verbatim: "ab cd"), 40, 100).lines == ["ab cd"])
        #expect(Pictured(Text(verbatim: "ab cd").tracking(2), 40, 100).lines == ["ab", "cd"])
    }

    @Test("A text off its line is so much higher, and its letters are drawn there")
    func baseline() {
        #expect(size(Text(verbatim: "a").baselineOffset(6)).height == 22)
        #expect(size(Text(verbatim: "a").baselineOffset(-6)).height == 22)
        let raised = Pictured(Text(verbatim: "a") + Text(verbatim: "b").baselineOffset(6)).runs
        #expect(raised[0].baseline - raised[1].baseline == 6)
        let lowered = Pictured(Text(verbatim: "a") + Text(verbatim: "b").baselineOffset(-6)).runs
        #expect(lowered[1].baseline - lowered[0].baseline == 6)
    }

    @Test("Widths of letters and of digits reach the drawing")
    func widths() {
        let font = Pictured(Text(verbatim: "1").monospacedDigit().fontWidth(.condensed)).runs[0].font
        #expect(font.hasMonospacedDigits && font.width == -0.2)
        let around = Pictured(VStack { Text(verbatim: "1") }.monospacedDigit().fontWidth(.expanded)).runs[0].font
        #expect(around.hasMonospacedDigits && around.width == 0.2)
        #expect(Pictured(Text(verbatim: "1").font(.body.monospacedDigit().width(.expanded))).runs[0].font == around)
    }

    @Test("Lines are as they were asked for, and an inner none wins over an outer one")
    func lines() {
        let red = Color.red.resolve(in: EnvironmentValues()).components
        let dotted = Pictured(Text(verbatim: "a").underline(pattern: .dot, color: .red)).runs[0]
        #expect(dotted.decoration == .underline)
        #expect(dotted.lineLooks == [TextRun.LineLook(.underline, pattern: .dot, color: red)])
        let plain = Pictured(Text(verbatim: "a").strikethrough()).runs[0]
        #expect(plain.decoration == .strikethrough && plain.lineLooks.isEmpty)
        let none = Pictured(VStack { Text(verbatim: "a").underline(false) }.underline(pattern: .dash)).runs[0]
        #expect(none.decoration.isEmpty)
        let outer = Pictured(VStack { Text(verbatim: "a") }.underline(pattern: .dash)).runs[0]
        #expect(outer.lineLooks == [TextRun.LineLook(.underline, pattern: .dash, color: nil)])
    }

    @Test("A font of the imperative world keeps its size and style")
    func platformFont() {
        let font = Pictured(Text(verbatim: "a").font(Font(UIFont.boldSystemFont(ofSize: 30)))).runs[0].font
        #expect(font == FontDescription(size: 30, weight: .bold))
        let lean = Font(UIFont.italicSystemFont(ofSize: 12)).weight(.heavy)
        #expect(
            Pictured(Text(verbatim: "a").font(lean)).runs[0].font
                == FontDescription(size: 12, weight: .heavy, isItalic: true))
    }

    @Test("Values are written as formats and formatters say")
    func formats() {
        let english = Locale(identifier: "en_US")
        #expect(Text(0.25, format: .percent.locale(english)).string == "25%")
        #expect(Text(1234, format: .number.locale(english)).string == "1,234")
        #expect(Text("\(0.5, format: .percent.locale(english)) done").string == "50% done")
        let formatter = NumberFormatter()
        formatter.locale = english
        formatter.minimumFractionDigits = 2
        #expect(Text(NSNumber(value: 1.5), formatter: formatter).string == "1.50")
        #expect(Text("\(NSNumber(value: 2), formatter: formatter) kg").string == "2.00 kg")
        let days = DateFormatter()
        days.locale = english
        days.timeZone = TimeZone(identifier: "UTC")
        days.dateFormat = "yyyy-MM-dd"
        #expect(Text(Date(timeIntervalSince1970: 0), formatter: days).string == "1970-01-01")
        #expect(Text("on \(Date(timeIntervalSince1970: 0), formatter: days)").string == "on 1970-01-01")
        let date = Date(timeIntervalSince1970: 0)
        #expect(Text(date, style: .date).string == date.formatted(date: .long, time: .omitted))
        #expect(Text(date, style: .time).string == date.formatted(date: .omitted, time: .shortened))
        #expect(Text("on \(date, style: .date)").string == "on " + date.formatted(date: .long, time: .omitted))
    }

    @Test("The runs of an attributed string keep their looks and wrap as one")
    func attributed() {
        var string = AttributedString("ab ")
        var bold = AttributedString("cd")
        bold.font = .title.bold().italic()
        var red = AttributedString(" ef")
        red.foregroundColor = .red
        red.underlineStyle = Text.LineStyle(pattern: .dot)
        red.tracking = 2
        red.baselineOffset = 4
        string += bold
        string += red
        let runs = Pictured(Text(string), 200, 40).runs
        #expect(runs.map { $0.lines[0].text } == ["ab ", "cd", " ef"])
        #expect(runs[1].font == FontDescription(size: 28, weight: .bold, isItalic: true))
        #expect(runs[2].color == Color.red.resolve(in: EnvironmentValues()).components)
        #expect(runs[2].lineLooks.map(\.pattern) == [.dot])
        #expect(runs[2].font.letterSpacing == 2 && runs[2].font.baselineOffset == 4)
        #expect(Text(AttributedString()).string.isEmpty)
        #expect(Text(string).string == "ab cd ef")
        #expect(Pictured(Text(string).bold(), 200, 40).runs[0].font.weight == .bold)
    }

    @Test("A text grid shows distances in whole cells, and raised letters a line higher")
    func grid() {
        func text<V: View>(_ view: V) -> String {
            view.snapshot(size: CGSize(width: 96, height: 32)).text()
        }
        #expect(text(Text(verbatim: "abc").tracking(8)).contains("a b c"))
        #expect(text(Text(verbatim: "abc").tracking(2)).contains("abc"))
        let rows = text(Text(verbatim: "x") + Text(verbatim: "2").baselineOffset(16)).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(rows[0].contains("2") && rows[1].contains("x"))
    }
}
