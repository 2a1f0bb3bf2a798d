import Foundation

extension IndexPath {
    /// Makes the path of an item in a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// Makes the path of a row in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The section, which is the first of the two indices. Traps if the path is empty.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The item within the section, which is the second of the two indices. Traps if there is none.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The row in the section: the same as `item`.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
