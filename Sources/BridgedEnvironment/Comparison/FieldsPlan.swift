import Foundation

/// Compares runs of bytes, and the fields between them by plans of their own.
// Immutable; a subclass must repeat the conformance of its superclass.
final class FieldsPlan: ComparisonPlan, @unchecked Sendable {
    struct Run {
        var offset: Int
        var count: Int
    }
    struct Part {
        let offset: Int
        let plan: ComparisonPlan
    }

    private let runs: [Run]
    private let parts: [Part]

    private init(runs: [Run], parts: [Part]) {
        self.runs = runs
        self.parts = parts
    }

    /// The plan of a type that is compared by its fields; of bytes alone where it has no padding and nothing else.
    static func make(for facts: TypeFacts) -> ComparisonPlan {
        var layout = FieldsLayout()
        layout.add(facts, at: 0)
        if layout.parts.isEmpty, layout.runs.count == 1, let run = layout.runs.first, run.offset == 0 {
            return BytesPlan(count: run.count)
        }
        return FieldsPlan(runs: layout.runs, parts: layout.parts)
    }

    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
        for run in runs where !bytesAreEqual(a + run.offset, b + run.offset, count: run.count) { return false }
        for part in parts where !part.plan.areEqual(a + part.offset, b + part.offset, depth: depth) { return false }
        return true
    }
}

/// Compares a number of bytes.
// Immutable; a subclass must repeat the conformance of its superclass.
final class BytesPlan: ComparisonPlan, @unchecked Sendable {
    private let count: Int

    init(count: Int) { self.count = count }

    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
        bytesAreEqual(a, b, count: count)
    }

    /// Whether `==` of a type is known to compare its bytes.
    static func decides(_ type: Any.Type) -> Bool { wholes.contains(ObjectIdentifier(type)) }

    private static let wholes: Set<ObjectIdentifier> = [
        ObjectIdentifier(Int.self), ObjectIdentifier(UInt.self), ObjectIdentifier(Bool.self),
        ObjectIdentifier(Int8.self), ObjectIdentifier(Int16.self), ObjectIdentifier(Int32.self),
        ObjectIdentifier(Int64.self), ObjectIdentifier(UInt8.self), ObjectIdentifier(UInt16.self),
        ObjectIdentifier(UInt32.self), ObjectIdentifier(UInt64.self), ObjectIdentifier(ObjectIdentifier.self),
    ]
}

/// Whether `count` bytes are the same at two addresses.
func bytesAreEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int) -> Bool {
    switch count {
    case 0: true
    case 1: a.load(as: UInt8.self) == b.load(as: UInt8.self)
    case 8: a.loadUnaligned(as: UInt64.self) == b.loadUnaligned(as: UInt64.self)
    default: memcmp(a, b, count) == 0
    }
}
