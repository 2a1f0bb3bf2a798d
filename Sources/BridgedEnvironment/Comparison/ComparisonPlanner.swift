/// Chooses how a type's values are compared.
enum ComparisonPlanner {
    static func plan(for type: Any.Type, mode: ComparisonMode) -> ComparisonPlan {
        func open<T>(_: T.Type) -> ComparisonPlan { plan(for: TypeFacts(T.self), mode: mode) }
        return _openExistential(type, do: open)
    }

    private static func plan(for facts: TypeFacts, mode: ComparisonMode) -> ComparisonPlan {
        if let optional = facts.type as? any AnyOptional.Type { return optional.comparisonPlan(mode: mode) }
        if facts.kind == .class { return ClassPlan(facts.type) }
        if facts.isPlain, mode == .equatableUnlessPlain || BytesPlan.decides(facts.type) {
            return FieldsPlan.make(for: facts)
        }
        if let equatable = facts.type as? any Equatable.Type { return equatablePlan(for: equatable) }
        switch facts.kind {
        case .existential: return facts.existentialPlan(mode)
        case .enum where !facts.isPlain: return facts.enumPlan(mode)
        default: return FieldsPlan.make(for: facts)
        }
    }

    static func equatablePlan(for type: any Equatable.Type) -> ComparisonPlan {
        func open<T: Equatable>(_: T.Type) -> ComparisonPlan { EquatablePlan<T>() }
        return open(type)
    }
}

/// Compares with `==`.
// Immutable; a subclass must repeat the conformance of its superclass.
private final class EquatablePlan<T: Equatable>: ComparisonPlan, @unchecked Sendable {
    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
        a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
    }
}

/// An optional of any wrapped type.
private protocol AnyOptional {
    static func comparisonPlan(mode: ComparisonMode) -> ComparisonPlan
}

extension Optional: AnyOptional {
    fileprivate static func comparisonPlan(mode: ComparisonMode) -> ComparisonPlan {
        let wrapped = ComparisonPlan.of(Wrapped.self, mode: mode)
        let size = MemoryLayout<Wrapped>.size
        if size == MemoryLayout<Wrapped?>.size { return OptionalPlan<Wrapped>(wrapped: wrapped) }
        return MarkedOptionalPlan(wrapped: wrapped, mark: size)
    }
}

/// Compares optionals by case, then the wrapped values where they lie: an optional's payload is at its own address.
// Immutable; a subclass must repeat the conformance of its superclass.
private final class OptionalPlan<Wrapped>: ComparisonPlan, @unchecked Sendable {
    let wrapped: ComparisonPlan

    init(wrapped: ComparisonPlan) { self.wrapped = wrapped }

    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
        switch (isNil(a), isNil(b)) {
        case (true, true): true
        case (false, false): wrapped.areEqual(a, b, depth: depth)
        default: false
        }
    }

    private func isNil(_ pointer: UnsafeRawPointer) -> Bool {
        if case .none = pointer.assumingMemoryBound(to: Wrapped?.self).pointee { true } else { false }
    }
}

/// Compares optionals that are larger than the wrapped type: the byte behind that is zero if there is a value.
///
/// The general way looks up the type of the optional each time, which costs more than the comparison of a number.
// Immutable; a subclass must repeat the conformance of its superclass.
private final class MarkedOptionalPlan: ComparisonPlan, @unchecked Sendable {
    private let wrapped: ComparisonPlan
    private let mark: Int

    init(wrapped: ComparisonPlan, mark: Int) { (self.wrapped, self.mark) = (wrapped, mark) }

    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
        let isNil = a.load(fromByteOffset: mark, as: UInt8.self) != 0
        if isNil != (b.load(fromByteOffset: mark, as: UInt8.self) != 0) { return false }
        return isNil || wrapped.areEqual(a, b, depth: depth)
    }
}
