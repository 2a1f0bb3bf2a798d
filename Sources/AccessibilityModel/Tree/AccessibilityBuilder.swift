import Foundation

/// Gathers elements: first those in a group, then the group, so that the elements of a group can still change, however
/// deep groups are.
@MainActor package struct AccessibilityBuilder {
    /// Each element after those in it.
    package private(set) var elements: [AccessibilityElement] = []

    /// The names and frames of objects that respond to taps without having an element.
    package var unreachable: [(name: String, frame: CGRect)] = []

    package init() {}

    /// The current mark, for the elements that follow.
    package var mark: Int { elements.count }

    /// Adds an element without others in it.
    package mutating func add(_ element: AccessibilityElement) {
        elements.append(element)
        elements[elements.count - 1].size = 1
    }

    /// Makes an element of which those since a mark are parts.
    package mutating func group(from mark: Int, as group: AccessibilityElement) {
        sort(from: mark)
        var group = group
        group.isGroup = true
        group.size = elements.count - mark + 1
        elements.append(group)
    }

    /// Puts an element in place of those since a mark.
    package mutating func replace(from mark: Int, with element: AccessibilityElement) {
        drop(from: mark)
        add(element)
    }

    /// Removes the elements added since a mark.
    package mutating func drop(from mark: Int) { elements.removeSubrange(mark...) }

    /// Takes out the elements added since a mark, to be added elsewhere.
    package mutating func take(from mark: Int) -> [AccessibilityElement] {
        let taken = Array(elements[mark...])
        drop(from: mark)
        return taken
    }

    /// An outermost element with those in it, as `take(from:)` returns them.
    package func gathered(at root: Int) -> [AccessibilityElement] {
        Array(elements[(root - elements[root].size + 1)...root])
    }

    /// Adds elements that were taken out.
    package mutating func append(gathered: [AccessibilityElement]) { elements += gathered }

    /// The outermost elements since a mark, in order.
    package func roots(from mark: Int) -> [Int] {
        var roots: [Int] = []
        var end = elements.count
        while end > mark {
            roots.append(end - 1)
            end -= elements[end - 1].size
        }
        return roots.reversed()
    }

    /// Changes the elements at some indices, not their children.
    package mutating func change(_ indices: [Int], _ change: (inout AccessibilityElement) -> Void) {
        for index in indices {
            let size = elements[index].size
            change(&elements[index])
            elements[index].size = size
        }
    }

    /// Puts the outermost elements since a mark in the order of their priorities; those of the same one stay in theirs.
    package mutating func sort(from mark: Int) {
        let roots = roots(from: mark)
        guard roots.contains(where: { elements[$0].sortPriority != 0 }) else { return }
        let sorted = roots.enumerated().sorted { one, other in
            let (a, b) = (elements[one.element].sortPriority, elements[other.element].sortPriority)
            return a == b ? one.offset < other.offset : a > b
        }
        let new = sorted.flatMap { elements[($0.element - elements[$0.element].size + 1)...$0.element] }
        elements.replaceSubrange(mark..., with: new)
    }

    /// All elements, each before those in it.
    package func tree() -> AccessibilityTree {
        var sorted = self
        sorted.sort(from: 0)
        return AccessibilityTree(sorted.inReadingOrder(), unreachable: unreachable)
    }

    private func inReadingOrder() -> [AccessibilityElement] {
        var ordered: [AccessibilityElement] = []
        ordered.reserveCapacity(elements.count)
        var pending: [(index: Int, depth: Int)] = []
        enter(0..<elements.count, depth: 0, &pending)
        while let (index, depth) = pending.popLast() {
            var element = elements[index]
            (element.depth, element.index) = (depth, ordered.count)
            ordered.append(element)
            enter((index - element.size + 1)..<index, depth: depth + 1, &pending)
        }
        return ordered
    }

    /// Adds the outermost elements in a range, the last one first; where one of them is modal, only that.
    private func enter(_ range: Range<Int>, depth: Int, _ pending: inout [(index: Int, depth: Int)]) {
        let first = pending.count
        var end = range.upperBound
        while end > range.lowerBound {
            if elements[end - 1].isModal {
                pending.removeSubrange(first...)
                pending.append((end - 1, depth))
                return
            }
            pending.append((end - 1, depth))
            end -= elements[end - 1].size
        }
    }
}
