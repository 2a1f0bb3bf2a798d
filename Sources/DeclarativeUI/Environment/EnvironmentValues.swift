public import Synchronization
import UnifiedStorage

/// The values in force at one place in a tree of views.
///
/// A copy shares everything. Reading one costs a few nanoseconds, however many are set. Values made by hand hold nothing
/// but defaults and never change by themselves.
public struct EnvironmentValues {
    /// What is in force here.
    @usableFromInline package var map: PropertyMap
    /// Where reads are recorded, while code runs that is to run again when a value changes.
    @usableFromInline package var tracker: ReadTracker?
    // One table for the process, never freed; kept here because reaching a global costs more than a read.
    @usableFromInline let lateBridges = LateBridges.table
    /// The keys written since recording of writes began; `nil` where nobody asks.
    package var writtenKeys: [KeyID]?

    /// Values that are all at their defaults.
    public init() { map = .empty }

    package init(map: PropertyMap) { self.map = map }

    /// The value of `key`: what was set nearest above, or the key's default.
    @inlinable public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { K._read(from: self) }
        set { K._write(newValue, to: &self) }
    }

    /// The value stored for a key whose own conformance knows no bridge, or its default. Not for clients.
    @inlinable public func _storedValue<K: EnvironmentKey>(of key: K.Type) -> K.Value {
        if LateBridges.has(key, in: lateBridges) { return LateBridges.read(key, from: self) }
        return _plainValue(of: key)
    }

    /// The value stored for a key, or its default, whatever bridges it has.
    @inlinable func _plainValue<K: EnvironmentKey>(of key: K.Type) -> K.Value {
        if let tracker { tracker.recordRead(KeyID(key, in: .environment)) }
        return map.value(of: key, in: .environment) ?? K.defaultValue
    }

    /// Stores a value for a key whose own conformance knows no bridge. Not for clients.
    public mutating func _store<K: EnvironmentKey>(_ value: K.Value, for key: K.Type) {
        if LateBridges.has(key, in: lateBridges) {
            LateBridges.write(value, for: key, to: &self)
        } else {
            store(PropertyWrite(key, in: .environment, value: value))
        }
    }

    /// Stores a write of any key.
    package mutating func store(_ write: PropertyWrite) {
        map.set(write)
        guard var written = writtenKeys else { return }
        writtenKeys = nil
        if !written.contains(write.id) { written.append(write.id) }
        writtenKeys = written
    }

    /// The entries written since recording began.
    package var recordedWrites: [PropertyWrite] {
        var writes: [PropertyWrite] = []
        for key in writtenKeys ?? [] {
            if let entry = map.entry(of: key) { writes.append(entry.write) }
        }
        return writes
    }
}

@available(*, unavailable)
extension EnvironmentValues: Sendable {}

extension EnvironmentValues: CustomStringConvertible {
    /// The values in force, the one set last (nearest) first: `[ThemeKey = dark, FontKey = body]`.
    public var description: String {
        let entries = map.entries.filter { $0.id.space == .environment }
            .enumerated()
            .sorted { ($0.element.stamp, $0.offset) > ($1.element.stamp, $1.offset) }
        let texts = entries.map { _, entry in
            "\(entry.descriptor.type) = \(entry.descriptor.describe(entry.word))"
        }
        return "[" + texts.joined(separator: ", ") + "]"
    }
}
