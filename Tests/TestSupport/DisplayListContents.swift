import Drawing

/// What a display list has, in painting order.
package struct DisplayListContents: DisplayListVisitor {
    /// The items that are no groups, those of groups too.
    package private(set) var items: [DisplayItem] = []
    /// The groups, each before those in it.
    package private(set) var groups: [DisplayGroup] = []

    package init(_ list: DisplayList) { list.walk(&self) }

    package mutating func visit(_ item: DisplayItem) { items.append(item) }

    package mutating func begin(_ group: DisplayGroup) -> Bool {
        groups.append(group)
        return true
    }

    package mutating func end(_ group: DisplayGroup) {}
}
