/// Compares references: the same object, else `==` if the class is `Equatable`.
// Immutable; a subclass must repeat the conformance of its superclass.
final class ClassPlan: ComparisonPlan, @unchecked Sendable {
    /// How objects of the static type compare, if it is `Equatable`.
    private let declared: ComparisonPlan?

    init(_ type: Any.Type) { declared = (type as? any Equatable.Type).map(ComparisonPlanner.equatablePlan) }

    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
        if a.load(as: UInt.self) == b.load(as: UInt.self) { return true }
        if let declared { return declared.areEqual(a, b, depth: depth) }
        // Both addresses hold strong references; weak and unowned ones never get a plan of this kind.
        let first = a.load(as: AnyObject.self)
        let second = b.load(as: AnyObject.self)
        guard type(of: first) == type(of: second), let dynamic = type(of: first) as? any Equatable.Type else {
            return false
        }
        return ComparisonPlanner.equatablePlan(for: dynamic).areEqual(a, b, depth: depth)
    }
}
