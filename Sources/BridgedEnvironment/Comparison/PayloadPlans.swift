/// Compares existentials: by dynamic type, then by the rule of that type.
// Immutable; a subclass must repeat the conformance of its superclass.
final class ExistentialPlan<T>: ComparisonPlan, @unchecked Sendable {
    private let mode: ComparisonMode

    init(mode: ComparisonMode) { self.mode = mode }

    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
        if mode == .equatableUnlessPlain, bytesAreEqual(a, b, count: MemoryLayout<T>.size) { return true }
        return dynamicValuesAreEqual(
            a.assumingMemoryBound(to: T.self).pointee as Any, b.assumingMemoryBound(to: T.self).pointee as Any,
            mode: mode, depth: depth + 1)
    }
}

/// Compares enums that are neither plain nor `Equatable`: the same bytes are the same; else by case and payload.
///
/// A payload has no known offset in an enum, so it is taken out by a mirror, which is slow and, for closures, makes
/// them different. Two cases without payload differ if their bytes do.
// Immutable; a subclass must repeat the conformance of its superclass.
final class EnumPlan<T>: ComparisonPlan, @unchecked Sendable {
    private let mode: ComparisonMode

    init(mode: ComparisonMode) { self.mode = mode }

    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
        if bytesAreEqual(a, b, count: MemoryLayout<T>.size) { return true }
        let first = a.assumingMemoryBound(to: T.self).pointee
        let second = b.assumingMemoryBound(to: T.self).pointee
        // A mirror of the type's own making need not show the payload.
        if first is any CustomReflectable { return false }
        guard let one = Mirror(reflecting: first).children.first, let other = Mirror(reflecting: second).children.first,
            one.label == other.label
        else { return false }
        return dynamicValuesAreEqual(one.value, other.value, mode: mode, depth: depth + 1)
    }
}

/// Whether two values have one dynamic type and are equal by its rule.
private func dynamicValuesAreEqual(_ a: Any, _ b: Any, mode: ComparisonMode, depth: Int) -> Bool {
    // Values nested this deep, such as a list made of an enum's cases, are not worth the stack.
    guard depth < ComparisonPlan.depthLimit, type(of: a) == type(of: b) else { return false }
    func open<Dynamic>(_: Dynamic.Type) -> Bool {
        guard let first = a as? Dynamic, let second = b as? Dynamic else { return false }
        return withUnsafePointer(to: first) { first in
            withUnsafePointer(to: second) { second in
                ComparisonPlan.of(Dynamic.self, mode: mode).areEqual(first, second, depth: depth)
            }
        }
    }
    return _openExistential(type(of: a), do: open)
}
