import Foundation
import Foundations

/// A readable list of the lines in which two texts differ.
enum LineDifference {
    /// The maximum number of lines of each text to compare, starting at the first difference.
    static let compared = 400
    /// The maximum number of lines to list.
    static let shown = 60

    /// Returns the changed lines, each run with one line of context: `-` marks old lines, `+` new ones.
    static func lines(_ old: String, _ new: String) -> String {
        let (old, new) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
        let changed = old.changedRanges(to: new, isSame: ==)
        let (start, oldEnd, newEnd) = (changed.old.lowerBound, changed.old.upperBound, changed.new.upperBound)
        let skipped = max(oldEnd - start, newEnd - start) - compared
        let (was, now) = (Array(old[start..<oldEnd].prefix(compared)), Array(new[start..<newEnd].prefix(compared)))
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in now.difference(from: was) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var result: [String] = []
        func add(_ line: Int, _ mark: String, _ text: String) { result.append("\(padded(line)) \(mark) \(text)") }
        if start > 0 { add(start, " ", old[start - 1]) }
        var (from, to) = (0, 0)
        while from < was.count || to < now.count {
            if removed.contains(from) {
                add(start + from + 1, "-", was[from])
                from += 1
            } else if inserted.contains(to) {
                add(start + to + 1, "+", now[to])
                to += 1
            } else {
                // Of unchanged lines, only those next to a change are listed.
                let isBeside =
                    removed.contains(from - 1) || inserted.contains(to - 1) || removed.contains(from + 1)
                    || inserted.contains(to + 1)
                if isBeside { add(start + from + 1, " ", was[from]) }
                from += 1
                to += 1
            }
        }
        if oldEnd < old.count, skipped <= 0 { add(oldEnd + 1, " ", old[oldEnd]) }
        if skipped > 0 || result.count > shown { result = result.prefix(shown) + ["…"] }
        return result.joined(separator: "\n")
    }

    private static func padded(_ line: Int) -> String {
        let text = String(line)
        return String(repeating: " ", count: max(0, 4 - text.count)) + text
    }
}
