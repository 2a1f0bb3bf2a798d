import Foundation
import Foundations

/// The lengths of the lines in a lazy container: measured ones, and an estimate for the rest.
///
/// Looking up positions and lines, and recording a line, takes logarithmic time. Inserting and removing lines takes
/// time linear in the number of lines up to the last known one.
package struct LineMetrics {
    /// The known metrics of a line: its length and the gap before it, in points.
    package struct Line {
        var length: CGFloat
        var gap: CGFloat

        var advance: CGFloat { length + gap }
        package var isKnown: Bool { !length.isNaN }

        static let unknown = Line(length: .nan, gap: .nan)
    }

    /// The number of lines.
    package private(set) var count = 0
    /// The gap before lines that have not been measured. There is none before the first line.
    var usualGap: CGFloat = 0

    /// The lines up to the last known one.
    private var lines: [Line] = []
    // A binary indexed tree (Fenwick tree) of sums over `lines`.
    private var sums: [CGFloat] = []
    private var knowns: [Int] = []
    private(set) var knownSum: CGFloat = 0
    package private(set) var knownCount = 0

    /// The estimated length of a line that has not been measured, including the gap before it.
    package var estimate: CGFloat { knownCount > 0 ? knownSum / CGFloat(knownCount) : 10 + usualGap }

    /// Returns the known metrics of a line.
    package func line(_ index: Int) -> Line { index < lines.count ? lines[index] : .unknown }

    /// Returns the start of a line.
    package func top(of index: Int) -> CGFloat {
        let line = line(index)
        return start(of: index) + (line.isKnown ? line.gap : usualGap) - usualGap
    }

    /// Returns the end of a line.
    package func bottom(of index: Int) -> CGFloat { start(of: index + 1) - usualGap }

    /// Returns the sum of the advances of the lines before `index`.
    private func start(of index: Int) -> CGFloat {
        var sum: CGFloat = 0
        var known = 0
        var node = min(index, lines.count)
        while node > 0 {
            sum += sums[node - 1]
            known += knowns[node - 1]
            node &= node - 1
        }
        return sum + CGFloat(index - known) * estimate
    }

    /// Returns the first line that ends after `position`; `count` if none does.
    package func firstLine(endingAfter position: CGFloat) -> Int {
        let wanted = position + usualGap
        let estimate = self.estimate
        var index = 0
        var rest = wanted
        var step = 1
        while step * 2 <= lines.count { step *= 2 }
        while step > 0 {
            let next = index + step
            if next <= lines.count {
                let length = sums[next - 1] + CGFloat(step - knowns[next - 1]) * estimate
                if length <= rest {
                    index = next
                    rest -= length
                }
            }
            step /= 2
        }
        if index < lines.count { return min(index, count) }
        guard estimate > 0, rest > 0 else { return min(index, count) }
        return index + Int(clamping: rest / estimate, to: 0...max(0, count - index))
    }

    // MARK: Changes

    /// Records the measured length of a line.
    mutating func record(_ line: Line, at index: Int) {
        if index >= count { return }
        while lines.count <= index { append(.unknown) }
        let old = lines[index]
        if old.isKnown, old.length == line.length, old.gap == line.gap { return }
        lines[index] = line
        let change = line.advance - (old.isKnown ? old.advance : 0)
        let news = old.isKnown ? 0 : 1
        knownSum += change
        knownCount += news
        var node = index + 1
        while node <= lines.count {
            sums[node - 1] += change
            knowns[node - 1] += news
            node += node & -node
        }
    }

    private mutating func append(_ line: Line) {
        lines.append(line)
        let index = lines.count
        var sum = line.isKnown ? line.advance : 0
        var known = line.isKnown ? 1 : 0
        knownSum += sum
        knownCount += known
        var node = index - 1
        let end = index - (index & -index)
        while node > end {
            sum += sums[node - 1]
            known += knowns[node - 1]
            node &= node - 1
        }
        sums.append(sum)
        knowns.append(known)
    }

    /// Adds or removes lines at the end.
    mutating func setCount(_ count: Int) {
        self.count = count
        if lines.count > count { rebuild(Array(lines[..<count])) }
    }

    /// Replaces some lines by others that have not been measured.
    package mutating func replace(_ range: Range<Int>, with number: Int) {
        count += number - range.count
        if range.lowerBound >= lines.count { return }
        var new = lines
        new.replaceSubrange(
            range.clamped(to: 0..<lines.count), with: repeatElement(.unknown, count: number))
        rebuild(new)
    }

    /// Moves or removes the lines of a range.
    ///
    /// - Parameter indices: For each line of the range, its new index relative to the range's lower bound; negative if
    ///   it is removed.
    package mutating func move(_ range: Range<Int>, to indices: [Int], newCount: Int) {
        count += newCount - range.count
        if range.lowerBound >= lines.count { return }
        var middle = [Line](repeating: .unknown, count: newCount)
        for (offset, index) in indices.enumerated() where index >= 0 && range.lowerBound + offset < lines.count {
            middle[index] = lines[range.lowerBound + offset]
        }
        rebuild(Array(lines[..<range.lowerBound]) + middle + lines.dropFirst(range.upperBound))
    }

    /// Forgets the metrics of all lines from an index on.
    package mutating func forget(from index: Int = 0) {
        if index < lines.count { rebuild(Array(lines[..<index])) }
    }

    private mutating func rebuild(_ new: [Line]) {
        lines = []
        sums = []
        knowns = []
        knownSum = 0
        knownCount = 0
        let end = (new.lastIndex { $0.isKnown } ?? -1) + 1
        for line in new[..<end] { append(line) }
    }
}
