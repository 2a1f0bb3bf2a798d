/// Visits the items of a display list in painting order, those of a group between the calls that begin and end it.
package protocol DisplayListVisitor {
    /// Visits an item that is not a group.
    mutating func visit(_ item: DisplayItem)
    /// Begins a group. Returns whether to visit its items and its end.
    mutating func begin(_ group: DisplayGroup) -> Bool
    /// Ends a group.
    mutating func end(_ group: DisplayGroup)
}

extension DisplayList {
    /// Visits all items with a visitor.
    package func walk(_ visitor: inout some DisplayListVisitor) {
        var outer: [(group: DisplayGroup, items: [DisplayItem], next: Int)] = []
        var items = items
        var next = 0
        while true {
            while next < items.count {
                // Items are large, so they are copied only to be visited: this copies no more than the group.
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
