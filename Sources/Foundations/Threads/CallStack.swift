import Foundation

/// The room that the present thread has for calls. The stack grows towards lower addresses.
package enum CallStack {
    /// The addresses of the present thread's stack; `nil` where the platform does not tell.
    package static var bounds: Range<UInt>? { StackRecord.current?.bounds }

    /// Where on the stack the caller is.
    @inlinable
    @inline(__always)
    package static var position: UInt {
        var marker: UInt8 = 0
        return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    }

    /// Whether calls may use a number of bytes more.
    package static func hasRoom(_ bytes: UInt) -> Bool {
        // Tools that keep local variables elsewhere hide where the stack is.
        guard let bounds, bounds.contains(position) else { return true }
        return position - bounds.lowerBound > bytes
    }

    /// Lets go of a value, for a deinitialiser of an object that may hold a long chain of others of its kind.
    ///
    /// Each object of the chain is freed by a call inside the one before. Where the stack does not hold further calls,
    /// the value is kept until those before have returned, and freed then on the same thread.
    package static func release<Value>(_ value: inout Value?) {
        guard let record = StackRecord.current else {
            value = nil
            return
        }
        if record.isReleasing {
            if record.isBelowReleaseFloor(position) { record.kept.append(KeptValue(value.take())) } else { value = nil }
            return
        }
        record.isReleasing = true
        free(&value)
        while let next = record.kept.popLast() { _ = consume next }
        record.isReleasing = false
    }

    // A call, as an optimizer may free the value before the flag is set that stops its chain.
    @inline(never) private static func free<Value>(_ value: inout Value?) { value = nil }
}

private final class KeptValue<Value> {
    let value: Value?

    init(_ value: consuming Value?) { self.value = value }
}
