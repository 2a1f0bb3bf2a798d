import Foundation

/// The quality of a match between a title and a typed text. Better matches are less.
package struct CommandMatch: Comparable, Hashable, Sendable {
    /// The kinds of matches, the best first.
    package enum Kind: Int, Sendable {
        /// The title is the typed text.
        case whole
        /// The title begins with it.
        case prefix
        /// Each typed word begins a word of the title, in this order.
        case words
        /// The title contains it.
        case part
        /// The title contains its characters, in this order.
        case characters
    }

    package let kind: Kind
    /// In how many pieces the typed characters stand in the title; 1 for other kinds.
    package let pieces: Int
    /// The number of characters of the title.
    package let length: Int

    /// Matches a title with a typed text; `nil` if it does not match. Case, accents and spaces around do not count.
    ///
    /// Costs a step for each pair of a typed character and one of the title.
    package init?(_ typed: String, in title: String) {
        let (typed, title) = (Self.folded(typed), Self.folded(title))
        length = title.count
        if let kind = Self.kind(typed, title) {
            (self.kind, pieces) = (kind, 1)
        } else if let pieces = Self.pieces(of: typed.filter { $0 != " " }, in: title) {
            (kind, self.pieces) = (.characters, pieces)
        } else {
            return nil
        }
    }

    private static func folded(_ text: String) -> [Character] {
        let folded = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        return Array(folded.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    private static func kind(_ typed: [Character], _ title: [Character]) -> Kind? {
        if typed == title { return .whole }
        if title.starts(with: typed) { return .prefix }
        if beginsWords(typed, of: title) { return .words }
        guard typed.count <= title.count else { return nil }
        for start in 0...(title.count - typed.count) where title[start...].starts(with: typed) { return .part }
        return nil
    }

    private static func beginsWords(_ typed: [Character], of title: [Character]) -> Bool {
        let words = title.split { !$0.isLetter && !$0.isNumber }
        var rest = words[...]
        for word in typed.split(separator: " ") {
            // The first that fits leaves the most words for those that follow.
            guard let index = rest.firstIndex(where: { $0.starts(with: word) }) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }

    /// Returns the least number of pieces in which characters stand in a title; `nil` if they do not.
    private static func pieces(of typed: [Character], in title: [Character]) -> Int? {
        if typed.isEmpty { return nil }
        // For each place of the title: the least number of pieces with the last character typed so far there.
        var last = [Int?](repeating: nil, count: title.count)
        for (number, character) in typed.enumerated() {
            var next = [Int?](repeating: nil, count: title.count)
            var least: Int? = number == 0 ? 0 : nil
            for place in title.indices {
                if title[place] == character {
                    let apart = least.map { $0 + 1 }
                    let joined = number > 0 && place > 0 ? last[place - 1] : nil
                    next[place] = [apart, joined].compactMap { $0 }.min()
                }
                if number > 0, let here = last[place] { least = min(least ?? here, here) }
            }
            last = next
        }
        return last.compactMap { $0 }.min()
    }

    package static func < (one: CommandMatch, other: CommandMatch) -> Bool {
        (one.kind.rawValue, one.pieces, one.length) < (other.kind.rawValue, other.pieces, other.length)
    }

    /// Returns the indices of the titles that match, the best first; those that match equally stay in their order.
    /// All match if nothing was typed.
    package static func indices(_ typed: String, in titles: [String]) -> [Int] {
        if typed.allSatisfy(\.isWhitespace) { return Array(titles.indices) }
        var found: [(match: CommandMatch, index: Int)] = []
        for (index, title) in titles.enumerated() {
            if let match = CommandMatch(typed, in: title) { found.append((match, index)) }
        }
        found.sort { ($0.match, $0.index) < ($1.match, $1.index) }
        return found.map(\.index)
    }
}
