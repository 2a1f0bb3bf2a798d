import Foundations

/// The steps that make the contents of a group from its former contents.
///
/// What draws the same is kept first, then what draws the same elsewhere, as in a list that scrolls; what is left
/// between two kept parts is paired in order, so that a part whose contents changed is looked into.
struct PicturePlan {
    enum Step: Equatable {
        /// The old part stays and becomes the new one: both are groups, or draw the same.
        case keep(old: Int, new: Int)
        /// New parts take the place of old ones; either may be none.
        case replace(old: Range<Int>, new: Range<Int>)
    }

    /// The steps, from the first part to the last.
    private(set) var steps: [Step] = []

    init(from old: [PictureNode.Content], to new: [PicturePart]) {
        let changed = old.changedRanges(to: new) { $0.isKept(as: $1) }
        for index in 0..<changed.old.lowerBound { steps.append(.keep(old: index, new: index)) }
        var (oldStart, newStart) = (changed.old.lowerBound, changed.new.lowerBound)
        for pair in Self.matches(old, changed.old, new, changed.new) {
            fill(old, oldStart..<pair.old, new, newStart..<pair.new)
            steps.append(.keep(old: pair.old, new: pair.new))
            (oldStart, newStart) = (pair.old + 1, pair.new + 1)
        }
        fill(old, oldStart..<changed.old.upperBound, new, newStart..<changed.new.upperBound)
        for (oldIndex, newIndex) in zip(changed.old.upperBound..<old.count, changed.new.upperBound..<new.count) {
            steps.append(.keep(old: oldIndex, new: newIndex))
        }
    }

    /// Returns as many groups with the same contents in both ranges as can be kept in their order.
    private static func matches(
        _ old: [PictureNode.Content], _ oldRange: Range<Int>, _ new: [PicturePart], _ newRange: Range<Int>
    ) -> [(old: Int, new: Int)] {
        if oldRange.isEmpty || newRange.isEmpty { return [] }
        var places: [Int: [Int]] = [:]
        for index in oldRange.reversed() {
            guard case .node(let node) = old[index], let group = node.group else { continue }
            places[group.contentFingerprint, default: []].append(index)
        }
        var pairs: [(old: Int, new: Int)] = []
        for index in newRange {
            guard case .group(let group) = new[index], let place = places[group.contentFingerprint]?.popLast(),
                old[place].isMoved(to: new[index]), old[place].hasElement(for: new[index])
            else { continue }
            pairs.append((place, index))
        }
        return longestRise(of: pairs)
    }

    /// Returns the longest selection of pairs whose old places rise, as their new ones do.
    private static func longestRise(of pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
        /// The last pair of the best selection of each length, and what comes before each pair.
        var ends: [Int] = []
        var before: [Int?] = []
        for (index, pair) in pairs.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].old < pair.old { low = middle + 1 } else { high = middle }
            }
            before.append(low > 0 ? ends[low - 1] : nil)
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var result: [(old: Int, new: Int)] = []
        var next = ends.last
        while let index = next {
            result.append(pairs[index])
            next = before[index]
        }
        return result.reversed()
    }

    /// Pairs what is between two matches.
    private mutating func fill(
        _ old: [PictureNode.Content], _ oldRange: Range<Int>, _ new: [PicturePart], _ newRange: Range<Int>
    ) {
        var (oldIndex, newIndex) = (oldRange.lowerBound, newRange.lowerBound)
        while oldIndex < oldRange.upperBound, newIndex < newRange.upperBound {
            if old[oldIndex].hasElement(for: new[newIndex]) {
                steps.append(.keep(old: oldIndex, new: newIndex))
            } else {
                replace(oldIndex..<oldIndex + 1, newIndex..<newIndex + 1)
            }
            oldIndex += 1
            newIndex += 1
        }
        if oldIndex < oldRange.upperBound || newIndex < newRange.upperBound {
            replace(oldIndex..<oldRange.upperBound, newIndex..<newRange.upperBound)
        }
    }

    private mutating func replace(_ old: Range<Int>, _ new: Range<Int>) {
        if case .replace(let before, let made)? = steps.last, before.upperBound == old.lowerBound,
            made.upperBound == new.lowerBound
        {
            steps[steps.count - 1] = .replace(
                old: before.lowerBound..<old.upperBound, new: made.lowerBound..<new.upperBound)
        } else {
            steps.append(.replace(old: old, new: new))
        }
    }
}

extension PictureNode.Content {
    /// Whether the element of this content can show a part by edits: it draws the same, or is a group with the same
    /// kinds of effects.
    func hasElement(for part: PicturePart) -> Bool {
        guard case .node(let node) = self, case .group(let group) = part, let old = node.group?.effects else {
            return isKept(as: part)
        }
        return (old.clip != nil) == (group.effects.clip != nil) && (old.shadow != nil) == (group.effects.shadow != nil)
    }
}
