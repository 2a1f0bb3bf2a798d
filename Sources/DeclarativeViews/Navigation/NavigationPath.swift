import BridgedEnvironment

/// A type-erased list of the values whose views a ``NavigationStack`` shows, topmost last. The values may have
/// different types.
public struct NavigationPath {
    var values: [AnyHashable]

    /// Creates an empty path.
    public init() { values = [] }

    /// Creates a path from a sequence of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    init(values: [AnyHashable]) { self.values = values }

    /// The number of values in the path.
    public var count: Int { values.count }
    /// A Boolean value that indicates whether the path contains no values.
    public var isEmpty: Bool { values.isEmpty }

    /// Appends a value to the end of the path, which makes it the topmost.
    public mutating func append<V: Hashable>(_ value: V) {
        values.append(AnyHashable(value))
    }

    /// Removes the given number of values from the end of the path. Traps if the path contains fewer values.
    public mutating func removeLast(_ k: Int = 1) {
        require(
            k >= 0 && k <= values.count,
            "A path of \(values.count) values has no \(k) to remove: remove at most its count.")
        values.removeLast(k)
    }
}

extension NavigationPath: Equatable {}
