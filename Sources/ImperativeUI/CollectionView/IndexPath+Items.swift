import Foundation

extension IndexPath {
    /// The path of an item in a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The path of a row in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The section, the first of the two numbers. A path without one traps.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The item in the section, the second of the two numbers. A path without one traps.
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
