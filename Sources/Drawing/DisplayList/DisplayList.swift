import Foundation

/// Drawing commands in painting order: later items cover earlier ones. Coordinates are in points, with y pointing down.
///
/// A value type whose copies share storage. Groups nest to any depth: comparing, walking and freeing do not recurse.
package struct DisplayList: Sendable {
    package private(set) var items: [DisplayItem]

    package init() { items = [] }

    package init(_ items: [DisplayItem]) { self.items = items.filter(\.isDrawable) }

    /// Creates a list of items that have been validated.
    init(drawable items: [DisplayItem]) { self.items = items }

    package var isEmpty: Bool { items.isEmpty }

    /// Adds an item, unless it draws nothing or has a number that cannot be drawn.
    package mutating func append(_ item: DisplayItem) {
        if item.isDrawable { items.append(item) }
    }

    /// Adds the items of another list.
    package mutating func append(_ other: DisplayList) {
        if items.isEmpty { items = other.items } else { items.append(contentsOf: other.items) }
    }

    /// Whether both share their storage and so are equal without comparison.
    private func isSame(as other: DisplayList) -> Bool {
        // The addresses are only compared, which both arrays outlive.
        items.withUnsafeBufferPointer { mine in
            other.items.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress && mine.count == $0.count }
        }
    }
}

extension DisplayList: Equatable {
    /// Whether both draw the same. Shared items and groups are not compared, and different groups mostly by fingerprint
    /// only.
    package static func == (one: DisplayList, other: DisplayList) -> Bool {
        var pending = [(one, other)]
        while let (one, other) = pending.popLast() {
            if one.isSame(as: other) { continue }
            guard one.items.count == other.items.count else { return false }
            for index in one.items.indices {
                switch (one.items[index], other.items[index]) {
                case (.fill(let a, let paintA, let ruleA), .fill(let b, let paintB, let ruleB)):
                    guard a == b, paintA == paintB, ruleA == ruleB else { return false }
                case (.stroke(let a, let penA, let paintA), .stroke(let b, let penB, let paintB)):
                    guard a == b, penA == penB, paintA == paintB else { return false }
                case (.text(let a), .text(let b)):
                    guard a == b else { return false }
                case (.image(let a), .image(let b)):
                    guard a == b else { return false }
                case (.group(let a), .group(let b)):
                    if a === b { continue }
                    guard a.fingerprint == b.fingerprint, a.effects == b.effects else { return false }
                    pending.append((a.list, b.list))
                default:
                    return false
                }
            }
        }
        return true
    }
}
