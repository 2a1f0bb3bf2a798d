/// The representation of a value in the map: inline for a trivial value of at most eight bytes, or else in a box.
///
/// This is the only place in the project where a stored word is turned back into a typed value.
@usableFromInline @frozen package enum StoredWord<Value> {
    /// A Boolean value that indicates whether values of this type are stored inline.
    @inlinable package static var isInline: Bool {
        @inline(__always) get {
            _isPOD(Value.self) && MemoryLayout<Value>.size <= 8 && MemoryLayout<Value>.alignment <= 8
        }
    }

    /// Returns the value that a word represents. The box, if any, is kept alive by the map that holds the word.
    @inlinable package static func load(_ word: UInt64) -> Value {
        if isInline {
            return withUnsafeBytes(of: word) { $0.load(as: Value.self) }
        }
        // The word was made by `store` for the same key, hence the same value type, and the caller's map retains it.
        return Unmanaged<ValueBox<Value>>.fromOpaque(UnsafeRawPointer(bitPattern: UInt(word)).unsafelyUnwrapped)
            ._withUnsafeGuaranteedRef { $0.value }
    }

    /// Returns a word that represents a value and, if it is needed, the box that must outlive the word.
    @inlinable package static func store(_ value: Value) -> (word: UInt64, box: AnyObject?) {
        if isInline {
            var word: UInt64 = 0
            withUnsafeMutableBytes(of: &word) { $0.storeBytes(of: value, as: Value.self) }
            return (word, nil)
        }
        let box = ValueBox(value)
        // The record that owns the box lives as long as any map that holds the word.
        return (UInt64(UInt(bitPattern: Unmanaged.passUnretained(box).toOpaque())), box)
    }
}

/// A value too large, or too involved, to lie in a map's slot.
@usableFromInline final class ValueBox<Value> {
    @usableFromInline let value: Value
    @usableFromInline init(_ value: Value) { self.value = value }
}
