/// Whether two values are the same under `mode`.
///
/// By type: `==` of an `Equatable`; plain data by its fields; a class by identity, then `==`; a closure by its two
/// words; an existential by its dynamic type, then its value; an optional or enum by its case, then the payload; any
/// other struct or tuple field by field; an array, dictionary or set without `Equatable` by its buffer. Values that
/// cannot be compared count as different. Nothing is allocated for common types; the rule for a type is worked out
/// once, and kept.
@inlinable package func valuesAreEqual<Value>(_ a: Value, _ b: Value, mode: ComparisonMode) -> Bool {
    withUnsafePointer(to: a) { first in
        withUnsafePointer(to: b) { second in
            valuesAreEqual(at: UnsafeRawPointer(first), UnsafeRawPointer(second), as: Value.self, mode: mode)
        }
    }
}

/// Whether the values of a type at two addresses are the same under `mode`.
@inlinable @inline(__always) package func valuesAreEqual<Value>(
    at a: UnsafeRawPointer, _ b: UnsafeRawPointer, as type: Value.Type, mode: ComparisonMode
) -> Bool {
    // Decided while compiling where the type is known; a few comparisons of addresses where it is not.
    if type == Int.self { return a.load(as: Int.self) == b.load(as: Int.self) }
    if type == Bool.self { return a.load(as: UInt8.self) == b.load(as: UInt8.self) }
    if type == String.self { return a.load(as: String.self) == b.load(as: String.self) }
    if type == Double.self {
        return mode == .equatableAlways
            ? a.load(as: Double.self) == b.load(as: Double.self)
            : a.load(as: UInt64.self) == b.load(as: UInt64.self)
    }
    return ComparisonPlan.of(type, mode: mode).areEqual(a, b)
}
