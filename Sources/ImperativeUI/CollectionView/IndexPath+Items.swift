import Foundation

extension NSIndexPath {
    /// Creates the index path of a row in a section.
    public convenience init(row: Int, section: Int) {
        let indexes = [section, row]
        self.init(indexes: indexes, length: 2)
    }

    /// Creates the index path of an item in a section.
    public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

    /// The section: the first of the two indices. Traps if the index path is empty.
    public var section: Int { index(atPosition: 0) }
    /// The row in the section: the second of the two indices. Traps if there is none.
    public var row: Int { index(atPosition: 1) }
    /// The item in the section; the same index as `row`.
    public var item: Int { row }
}

extension IndexPath {
    /// Creates the index path of an item in a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// Creates the index path of a row in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The section: the first of the two indices. Traps if the index path is empty.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The item in the section: the second of the two indices. Traps if there is none.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The row in the section; the same index as `item`.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
