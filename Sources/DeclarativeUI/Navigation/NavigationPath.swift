import UnifiedStorage

/// The values that a ``NavigationStack`` shows a view for each of, the topmost last. They may be of different types.
public struct NavigationPath {
    var values: [AnyHashable]

    /// Makes an empty path.
    public init() { values = [] }

    /// Makes a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    init(values: [AnyHashable]) { self.values = values }

    /// The number of values.
    public var count: Int { values.count }
    /// Whether there is no value.
    public var isEmpty: Bool { values.isEmpty }

    /// Adds a value on top.
    public mutating func append<V: Hashable>(_ value: V) {
        values.append(AnyHashable(value))
    }

    /// Removes values from the top. Traps if there are not as many.
    public mutating func removeLast(_ k: Int = 1) {
        require(
            k >= 0 && k <= values.count,
            "A path of \(values.count) values has no \(k) to remove: remove at most its count.")
        values.removeLast(k)
    }
}

extension NavigationPath: Equatable {}
