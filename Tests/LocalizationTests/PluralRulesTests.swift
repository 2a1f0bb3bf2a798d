import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite("Plural rules") struct PluralRulesTests {
    private func category(_ number: String, _ language: String) -> PluralCategory {
        PluralRules.of(LanguageTag(language)).category(of: PluralOperands(decimal: number))
    }

    /// Numbers that Unicode's data gives as samples of each form, for integers and decimals.
    private static let samples: [(String, [(PluralCategory, String)])] = [
        ("ja", [(.other, "0 1 2 15 100 1000000 0.0 1.5")]),
        ("en", [(.one, "1"), (.other, "0 2 16 100 1000000 0.0 1.0 1.5 10.0")]),
        ("hi", [(.one, "0 1 0.0 0.5 1.0 0.04"), (.other, "2 17 100 1.1 2.6 10.0")]),
        ("da", [(.one, "1 0.1 1.6"), (.other, "0 2 16 100 0.0 2.0 3.4")]),
        ("is", [(.one, "1 21 31 101 0.1 1.1 10.1"), (.other, "0 2 11 16 100 0.0 2.0 11.0")]),
        ("fil", [(.one, "0 1 2 3 5 7 8 10 0.0 0.3 0.5"), (.other, "4 6 9 14 104 0.4 0.6 0.9")]),
        (
            "lv",
            [
                (.zero, "0 10 11 19 20 100 0.0 10.0 11.0"), (.one, "1 21 31 101 0.1 1.0 1.1"),
                (.other, "2 9 22 102 0.2 1.9"),
            ]
        ),
        ("he", [(.one, "1 0.0 0.9"), (.two, "2"), (.other, "0 3 17 100 1.0 2.5")]),
        ("ro", [(.one, "1"), (.few, "0 2 16 101 1001 0.0 1.5"), (.other, "20 35 100 1000")]),
        ("sr", [(.one, "1 21 101 0.1 1.1"), (.few, "2 4 22 34 0.2 0.4"), (.other, "0 5 19 100 0.0 0.5")]),
        ("fr", [(.one, "0 1 0.0 1.5"), (.many, "1000000 2000000"), (.other, "2 17 100 1000 2.0 3.5")]),
        ("pt", [(.one, "0 1 0.0 1.5"), (.many, "1000000"), (.other, "2 17 100 2.0")]),
        ("pt-PT", [(.one, "1"), (.many, "1000000"), (.other, "0 2 17 1.5")]),
        ("it", [(.one, "1"), (.many, "1000000 3000000"), (.other, "0 2 16 100 1.5")]),
        ("es", [(.one, "1 1.0"), (.many, "1000000"), (.other, "0 2 16 100 1.5")]),
        ("gd", [(.one, "1 11"), (.two, "2 12"), (.few, "3 10 13 19"), (.other, "0 20 34 100 1.5")]),
        ("sl", [(.one, "1 101 201"), (.two, "2 102"), (.few, "3 4 103 0.0 1.5"), (.other, "0 5 19 100")]),
        ("cs", [(.one, "1"), (.few, "2 3 4"), (.many, "0.0 1.5 10.0"), (.other, "0 5 19 100")]),
        ("pl", [(.one, "1"), (.few, "2 4 22 34 102"), (.many, "0 5 12 19 21 100"), (.other, "0.0 1.5")]),
        ("be", [(.one, "1 21 101 1.0"), (.few, "2 4 22 2.0"), (.many, "0 5 11 19 100 0.0"), (.other, "0.1 1.7")]),
        ("lt", [(.one, "1 21 1.0"), (.few, "2 9 22 2.0"), (.many, "0.1 1.7"), (.other, "0 10 20 30 0.0 10.0")]),
        ("ru", [(.one, "1 21 101"), (.few, "2 4 22 34"), (.many, "0 5 11 19 100"), (.other, "0.0 1.5 10.0")]),
        (
            "br",
            [(.one, "1 21 101"), (.two, "2 22"), (.few, "3 4 9 23"), (.many, "1000000"), (.other, "0 5 8 10 71 91")]
        ),
        ("mt", [(.one, "1"), (.two, "2"), (.few, "0 3 10 103"), (.many, "11 19 111"), (.other, "20 35 100 0.1")]),
        ("ga", [(.one, "1"), (.two, "2"), (.few, "3 6"), (.many, "7 10"), (.other, "0 11 25 100 0.1")]),
        (
            "gv",
            [(.one, "1 11 21"), (.two, "2 12"), (.few, "0 20 40 60 80 100"), (.many, "0.0 1.5"), (.other, "3 10 13")]
        ),
        (
            "kw",
            [
                (.zero, "0"), (.one, "1"), (.two, "2 22 42 102 1000 100000"), (.few, "3 23 103"), (.many, "21 41 101"),
                (.other, "4 19 100 1000000"),
            ]
        ),
        (
            "ar",
            [
                (.zero, "0 0.0"), (.one, "1 1.0"), (.two, "2"), (.few, "3 10 103"), (.many, "11 26 111"),
                (.other, "100 102 0.1"),
            ]
        ),
        ("cy", [(.zero, "0"), (.one, "1"), (.two, "2"), (.few, "3"), (.many, "6"), (.other, "4 5 7 20 0.1")]),
    ]

    @Test("Numbers that are given as samples of a form have it")
    func sampleNumbers() {
        for (language, forms) in Self.samples {
            for (form, numbers) in forms {
                for number in numbers.split(separator: " ") {
                    #expect(category(String(number), language) == form, "\(number) in \(language)")
                }
            }
        }
    }

    @Test("The rules of large languages are as they are learnt in school, for all numbers up to 2,000 and at random")
    func written() {
        func slavic(_ n: UInt64) -> PluralCategory {
            if n % 10 == 1, n % 100 != 11 { return .one }
            return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? .few : .many
        }
        let rules: [String: (UInt64) -> PluralCategory] = [
            "ru": slavic, "uk": slavic,
            "pl": { n in n == 1 ? .one : slavic(n) == .few ? .few : .many },
            "cs": { n in n == 1 ? .one : (2...4).contains(n) ? .few : .other },
            "de": { n in n == 1 ? .one : .other },
            "fr": { n in n < 2 ? .one : n % 1_000_000 == 0 ? .many : .other },
            "ar": { n in
                if n < 3 { return [.zero, .one, .two][Int(n)] }
                if (3...10).contains(n % 100) { return .few }
                return n % 100 >= 11 ? .many : .other
            },
            "lt": { n in
                if (11...19).contains(n % 100) || n % 10 == 0 { return .other }
                return n % 10 == 1 ? .one : .few
            },
            "sl": { n in [1: PluralCategory.one, 2: .two, 3: .few, 4: .few][n % 100] ?? .other },
            "zh": { _ in .other },
        ]
        var random = SplitMix64(seed: 5)
        let numbers = (0...2_000).map { UInt64($0) } + (0..<500).map { _ in random.next() >> (random.next() % 60 + 4) }
        for (language, rule) in rules {
            for number in numbers {
                #expect(category(String(number), language) == rule(number), "\(number) in \(language)")
            }
        }
    }

    @Test("Every rule is read completely, and every language's forms end with other")
    func table() {
        #expect(PluralRules.languages.count > 180)
        for (languages, source) in PluralRules.table {
            for language in languages.split(separator: " ") where language != "pt_PT" {
                let rules = PluralRules.of(LanguageTag(String(language)))
                let named = source.split(separator: ";").compactMap {
                    PluralCategory(rawValue: $0.split(separator: ":")[0].trimmingCharacters(in: .whitespaces))
                }
                #expect(rules.categories == named + [.other], "\(language)")
                #expect(rules.relationCount == source.count { $0 == "=" }, "\(language)")
            }
        }
    }

    @Test("A language that is not known has one form, and a number is counted as it is written")
    func operands() {
        #expect(category("1", "tlh") == .other)
        let real = FormatArgument.real(1)
        let format = StringFormat("%.1f %d %@").placeholders
        func english(_ placeholder: FormatPlaceholder?) -> PluralCategory? {
            PluralOperands(real, as: placeholder).map { PluralRules.of(LanguageTag("en")).category(of: $0) }
        }
        #expect(english(format[0]) == .other && english(format[1]) == .one && english(format[2]) == .one)
        #expect(PluralOperands(.string("1"), as: nil) == nil && PluralOperands(.real(.nan), as: nil) == nil)
        let large = PluralOperands(.integer("123456789012345678901234567890121"), as: nil)
        #expect(large.map { PluralRules.of(LanguageTag("ru")).category(of: $0) } == .one)
    }
}
