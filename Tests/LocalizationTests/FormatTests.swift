import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite("Formats") struct FormatTests {
    private func text(
        _ format: String, _ values: [FormatArgument] = [], _ locale: String = "en_US"
    ) -> (String, faults: Int) {
        let chosen = ChosenText(StringEntry(format), values: values, rules: .of(nil))
        return (chosen.text(values, FormatWriter(.of(Locale(identifier: locale)))), chosen.faults.count)
    }

    @Test("Placeholders write values in the digits, groups and points of the locale")
    func locales() {
        #expect(text("%lld|%d", [.integer("1234567"), .integer("-5")]) == ("1,234,567|-5", 0))
        #expect(text("%lld", [.integer("1234567")], "de_DE") == ("1.234.567", 0))
        #expect(text("%lld", [.integer("1234567")], "hi_IN") == ("12,34,567", 0))
        #expect(text("%lld %.2f", [.integer("12345"), .real(1.5)], "ar_EG") == ("١٢٬٣٤٥ ١٫٥٠", 0))
        #expect(text("%lf|%.0f|%.1f", [.real(0.5), .real(2), .real(0.25)]) == ("0.500000|2|0.2", 0))
        #expect(text("%.2f", [.real(1234.5)], "de_DE") == ("1.234,50", 0))
        #expect(text("%@ %lf", [.integer("1000"), .integer("2")]) == ("1,000 2.000000", 0))
        #expect(text("%lld", [.integer("340282366920938463463374607431768211455")]).faults == 0)
    }

    @Test("Flags, widths, precisions, bases and positions")
    func flags() {
        let number = [FormatArgument.integer("42")]
        #expect(
            text("[%5d][%-5d][%05d][%+d][% d]", Array(repeating: number[0], count: 5)).0
                == "[   42][42   ][00042][+42][ 42]")
        #expect(
            text(
                "[%.4d][%x][%X][%#x][%o]",
                [number[0], .integer("255"), .integer("255"), .integer("255"), .integer("8")]
            ).0 == "[0042][ff][FF][0xff][10]")
        #expect(text("%2$@ %1$@", [.string("a"), .string("b")]) == ("b a", 0))
        #expect(text("%1$@%1$@", [.string("a")]) == ("aa", 0))
        #expect(text("[%5@][%-3@][%.2@]", [.string("ab"), .string("c"), .string("def")]).0 == "[   ab][c  ][de]")
        #expect(text("%c%C", [.integer("65"), .integer("26085")]).0 == "A日")
        #expect(text("100%% %@%%", [.string("x")]) == ("100% x%", 0))
        #expect(text("%e|%g", [.real(12_345), .real(0.5)]).0 == "1.234500e+04|0.5")
        #expect(text("%f %f", [.real(.infinity), .real(.nan)]).faults == 0)
    }

    @Test("What does not fit is written all the same, and is a fault")
    func faults() {
        #expect(text("%d", [.string("x")]) == ("x", 1))
        #expect(text("%@ and %@", [.string("x")]) == ("x and %@", 1))
        #expect(text("%3$@", [.string("x")]) == ("%3$@", 1))
        #expect(text("%d", [.real(2.5)]) == ("2", 1))
        #expect(text("50%", [.string("x")]) == ("50%", 1))
        #expect(text("%y %", []) == ("%y %", 2))
        #expect(text("%#@a@ %#@", []).faults == 2)
        #expect(text("%0$@ %99999999999999999999d", [.string("x")]).faults == 2)
        #expect(text("%5000d", [.integer("1")]).faults == 1)
    }

    @MainActor @Test("A format with its values written into it is what a naive writer makes of it")
    func law() {
        PropertyCheck("formats", make: { $0.below(9) }) { pieces -> String? in
            var (format, expected) = ("", "")
            var values: [FormatArgument] = []
            for (index, piece) in pieces.enumerated() {
                switch piece {
                case 0:
                    format += "a\(index)"
                    expected += "a\(index)"
                case 1:
                    format += "%%"
                    expected += "%"
                case 2:
                    format += "é日"
                    expected += "é日"
                case 3...5:
                    let isPositional = values.isEmpty ? false : piece == 5
                    let value = FormatArgument.integer("\(index)")
                    if isPositional {
                        format += "%1$@"
                        if case .string(let text) = values[0] { expected += text }
                        if case .integer(let text) = values[0] { expected += text }
                    } else {
                        values.append(value)
                        format += "%lld"
                        expected += "\(index)"
                    }
                default:
                    values.append(.string("<%@\(index)>"))
                    format += "%@"
                    expected += "<%@\(index)>"
                }
            }
            let found = text(format, values)
            if found.0 != expected { return "\(format): \(found.0), not \(expected)" }
            return found.faults == 0 ? nil : "\(format) has faults"
        }
        .check(sequences: 300, length: 12)
    }
}
