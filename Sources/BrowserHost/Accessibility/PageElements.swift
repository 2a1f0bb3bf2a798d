import AccessibilityModel
import Foundation
import Foundations

/// A change of the elements that assistive technologies are told of: some take the place of others.
struct PageElements: Encodable, Equatable {
    /// The version of the elements after the change.
    var version: Int
    /// The first element that changes.
    var start: Int
    /// The number of elements that go.
    var count: Int
    /// The elements that come.
    var elements: [PageElement]
    /// The index of the element with the focus; -1 for none.
    var focused: Int
}

/// The elements that a page has, and the screen's elements that they stand for.
@MainActor struct PageElementTree {
    private(set) var version = 0
    private var shown: [PageElement] = []
    private var focused = -1
    private var sources: [AccessibilityElement] = []

    /// The element with an index in the current version; `nil` for another version.
    func source(_ index: Int, version: Int) -> AccessibilityElement? {
        version == self.version && sources.indices.contains(index) ? sources[index] : nil
    }

    /// Updates the elements to those of some trees, and returns the change; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - trees: The trees, each with the place of its window.
    ///   - focus: The frame of the focused element; `nil` for none.
    mutating func update(to trees: [(tree: AccessibilityTree, origin: CGPoint)], focus: CGRect?) -> PageElements? {
        sources = []
        var new: [PageElement] = []
        for (tree, origin) in trees {
            /// The elements around the next one: their depth in the tree, and their role.
            var around: [(depth: Int, role: String)] = []
            for element in tree.elements {
                while let last = around.last, last.depth >= element.depth { around.removeLast() }
                let made = PageElement(element, depth: around.count, in: around.last?.role, at: origin)
                new.append(made)
                sources.append(element)
                if element.isGroup { around.append((element.depth, made.role)) }
            }
        }
        let focusedNow = focus.flatMap { focus in Self.index(of: focus, in: new) } ?? -1
        if new == shown, focusedNow == focused { return nil }
        let changed = shown.changedRanges(to: new, isSame: ==)
        version += 1
        (shown, focused) = (new, focusedNow)
        return PageElements(
            version: version, start: changed.old.lowerBound, count: changed.old.count,
            elements: Array(new[changed.new]),
            focused: focusedNow)
    }

    /// The innermost element that can be used at the middle of a frame.
    private static func index(of frame: CGRect, in elements: [PageElement]) -> Int? {
        let (x, y) = (frame.midX, frame.midY)
        return elements.lastIndex { element in
            element.isUsable && x >= Double(element.frame[0]) && x <= Double(element.frame[0] + element.frame[2])
                && y >= Double(element.frame[1]) && y <= Double(element.frame[1] + element.frame[3])
        }
    }
}
