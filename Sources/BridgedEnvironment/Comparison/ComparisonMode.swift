/// Which rule decides whether two values of a type are the same.
@usableFromInline package enum ComparisonMode: Hashable, Sendable {
    /// `==` whenever the type is `Equatable`; else by structure.
    case equatableAlways
    /// Plain data by its fields, padding skipped, even if it has an `==`; other types as `equatableAlways`.
    case equatableUnlessPlain
}
