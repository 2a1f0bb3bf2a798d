/// Which rule decides whether two values of a type are the same.
package enum ComparisonMode: Sendable {
    /// `==` whenever the type is `Equatable`; else structural.
    case equatableAlways
    /// Plain data by its fields, padding skipped; other types as `equatableAlways`.
    case equatableUnlessPlain
}

/// Whether two values are the same under `mode`.
package func valuesAreEqual<Value>(_ a: Value, _ b: Value, mode: ComparisonMode) -> Bool {
    if let a = a as? any Equatable { return equatable(a, equals: b) }
    return false
}

private func equatable<T: Equatable>(_ a: T, equals b: Any) -> Bool { (b as? T) == a }
