import Foundation

/// Which form words have for a number, in one language.
package struct PluralRules: Sendable {
    /// One comparison of a rule, such as `i % 10 = 2..4`.
    private struct Relation {
        let operand: Character
        let modulus: UInt64?
        let isEqual: Bool
        let ranges: [ClosedRange<UInt64>]

        func holds(for number: PluralOperands) -> Bool {
            let value: UInt64
            switch operand {
            case "n":
                // A number with digits behind the point equals no whole one.
                if number.fractionWithoutZeros != 0 { return !isEqual }
                value = number.integer
            case "i": value = number.integer
            case "v": value = UInt64(number.fractionDigits)
            case "w": value = UInt64(number.fractionDigitsWithoutZeros)
            case "f": value = number.fraction
            case "t": value = number.fractionWithoutZeros
            // Numbers are never written with an exponent of ten in words.
            default: value = 0
            }
            let compared = modulus.map { value % $0 } ?? value
            return ranges.contains { $0.contains(compared) } == isEqual
        }
    }

    /// The rules in order: the first whose alternatives hold decides. Each alternative is of relations that all hold.
    private let rules: [(category: PluralCategory, alternatives: [[Relation]])]

    /// Reads rules in Unicode's notation: `one: i = 1 and v = 0; few: i = 2..4 and v = 0`. All other numbers are
    /// `other`.
    private init(_ source: String) {
        rules = source.split(separator: ";").compactMap { rule in
            let parts = rule.split(separator: ":", maxSplits: 1)
            guard parts.count == 2,
                let category = PluralCategory(rawValue: parts[0].trimmingCharacters(in: .whitespaces))
            else { return nil }
            let alternatives = String(parts[1]).components(separatedBy: " or ").map { alternative in
                alternative.components(separatedBy: " and ").compactMap(Self.relation)
            }
            return (category, alternatives)
        }
    }

    private static func relation(_ text: String) -> Relation? {
        let isEqual = !text.contains("!=")
        let sides = text.components(separatedBy: isEqual ? "=" : "!=")
        guard sides.count == 2 else { return nil }
        let left = sides[0].split(separator: " ")
        guard let operand = left.first?.first else { return nil }
        let modulus = left.count == 3 && left[1] == "%" ? UInt64(left[2]) : nil
        let ranges = sides[1].split(separator: ",").compactMap { part -> ClosedRange<UInt64>? in
            let ends = part.trimmingCharacters(in: .whitespaces).components(separatedBy: "..").compactMap { UInt64($0) }
            guard let low = ends.first, let high = ends.last, low <= high else { return nil }
            return low...high
        }
        return Relation(operand: operand, modulus: modulus, isEqual: isEqual, ranges: ranges)
    }

    /// The form for a number.
    package func category(of number: PluralOperands) -> PluralCategory {
        for rule in rules where rule.alternatives.contains(where: { $0.allSatisfy { $0.holds(for: number) } }) {
            return rule.category
        }
        return .other
    }

    /// The forms that words have in the language.
    package var categories: [PluralCategory] { rules.map(\.category) + [.other] }

    /// How many comparisons the rules are made of. For tests.
    var relationCount: Int { rules.flatMap(\.alternatives).reduce(0) { $0 + $1.count } }

    private static let known: [String: PluralRules] = {
        var known: [String: PluralRules] = [:]
        for (languages, source) in table {
            let rules = PluralRules(source)
            for language in languages.split(separator: " ") { known[String(language)] = rules }
        }
        return known
    }()

    private static let none = PluralRules("")

    /// The rules of a language. One that is not known has the form `other` alone.
    package static func of(_ tag: LanguageTag?) -> PluralRules {
        guard let tag else { return none }
        if tag.language == "pt", let region = tag.region, region != "BR" {
            return known["pt_PT"] ?? none
        }
        return known[tag.language] ?? none
    }

    /// The codes of the languages whose rules are known.
    package static var languages: [String] { known.keys.sorted() }
}
