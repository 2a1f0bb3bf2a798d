/// A long row of parts of a display list, of which single ones can be replaced at little cost.
///
/// The parts lie in groups of up to 32, these in groups again, and so on. Replacing a part makes new groups on its way
/// up; all others stay the same objects.
package struct DisplaySections: Sendable {
    /// The most parts of a group.
    private static let width = 32

    /// The parts, then the groups of them, then groups of groups; the last level has no more than `width`.
    private var levels: [[DisplayGroup?]]
    /// The numbers of groups to be made again, by level; none for the parts themselves.
    private var stale: [Set<Int>]

    /// Makes a row of empty parts.
    package init(count: Int) {
        levels = [Array(repeating: nil, count: count)]
        while levels[levels.count - 1].count > Self.width {
            let count = (levels[levels.count - 1].count + Self.width - 1) / Self.width
            levels.append(Array(repeating: nil, count: count))
        }
        stale = Array(repeating: [], count: levels.count)
    }

    /// A part; `nil` if it draws nothing.
    package subscript(index: Int) -> DisplayGroup? {
        get { levels[0][index] }
        set {
            if levels[0][index] === newValue { return }
            levels[0][index] = newValue
            if levels.count > 1 { stale[1].insert(index / Self.width) }
        }
    }

    /// Returns the parts as a list with no more than 32 items.
    package mutating func list() -> DisplayList {
        for level in levels.indices.dropFirst() {
            for index in stale[level] {
                let below = levels[level - 1]
                let parts = below[index * Self.width..<min(below.count, (index + 1) * Self.width)]
                let list = DisplayList(parts.compactMap { $0.map(DisplayItem.group) })
                levels[level][index] = list.isEmpty ? nil : DisplayGroup(list)
                if level + 1 < levels.count { stale[level + 1].insert(index / Self.width) }
            }
            stale[level] = []
        }
        return DisplayList(levels[levels.count - 1].compactMap { $0.map(DisplayItem.group) })
    }
}
