import Drawing
import Foundation

/// What a display list has, in painting order.
package struct DisplayListContents: DisplayListVisitor {
    /// The items that are no groups, those of groups too.
    package private(set) var items: [DisplayItem] = []
    /// For each of these items where it is in the coordinates of the whole.
    package private(set) var places: [CGRect] = []
    /// The groups, each before those in it.
    package private(set) var groups: [DisplayGroup] = []
    /// From the coordinates of each group around to those of the whole, the outermost first.
    private var transforms: [CGAffineTransform] = [.identity]

    package init(_ list: DisplayList) { list.walk(&self) }

    /// The texts among the items.
    package var runs: [TextRun] { items.compactMap { if case .text(let run) = $0 { run } else { nil } } }

    package mutating func visit(_ item: DisplayItem) {
        items.append(item)
        places.append(item.bounds.applying(transforms[transforms.count - 1]))
    }

    package mutating func begin(_ group: DisplayGroup) -> Bool {
        groups.append(group)
        transforms.append(group.effects.transform.concatenating(transforms[transforms.count - 1]))
        return true
    }

    package mutating func end(_ group: DisplayGroup) { transforms.removeLast() }
}

extension DisplayList {
    /// The number of items in lists that were made since another list.
    package func itemsAnew(since old: DisplayList) -> Int {
        var known: Set<ObjectIdentifier> = []
        var pending = [old]
        while let list = pending.popLast() {
            for case .group(let group) in list.items where known.insert(ObjectIdentifier(group)).inserted {
                pending.append(group.list)
            }
        }
        var count = 0
        pending = [self]
        while let list = pending.popLast() {
            for item in list.items {
                count += 1
                if case .group(let group) = item, !known.contains(ObjectIdentifier(group)) {
                    pending.append(group.list)
                }
            }
        }
        return count
    }
}
