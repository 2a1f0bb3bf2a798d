/// What is told of the items of a display list in painting order, those of a group between its begin and its end.
package protocol DisplayListVisitor {
    /// Visits an item that is no group.
    mutating func visit(_ item: DisplayItem)
    /// Returns whether to enter a group. If not, its items and its end are not visited.
    mutating func begin(_ group: DisplayGroup) -> Bool
    /// Leaves a group.
    mutating func end(_ group: DisplayGroup)
}

extension DisplayList {
    /// Visits all items.
    package func walk(_ visitor: inout some DisplayListVisitor) {
        var outer: [(group: DisplayGroup, items: [DisplayItem], next: Int)] = []
        var items = items
        var next = 0
        while true {
            while next < items.count {
                // Items are large: none is copied on its way.
                if case .group(let group) = items[next] {
                    next += 1
                    if visitor.begin(group) {
                        outer.append((group, items, next))
                        items = group.list.items
                        next = 0
                    }
                } else {
                    visitor.visit(items[next])
                    next += 1
                }
            }
            guard let last = outer.popLast() else { return }
            visitor.end(last.group)
            (items, next) = (last.items, last.next)
        }
    }
}
