import Foundation

/// The trait values that override the inherited ones for an object and its descendants. A value type: a copy is not
/// connected to the object.
///
/// Overrides are input; read traits from `traitCollection`.
public struct UITraitOverrides: UIMutableTraits, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    private(set) var list: OverrideList
    private let ownerType: Any.Type
    private let ownerID: ObjectIdentifier

    @MainActor init(_ list: OverrideList, owner: any TraitNode) {
        self.list = list
        ownerType = type(of: owner)
        ownerID = ObjectIdentifier(owner)
    }

    /// Accesses the override of `trait`. Reading an override that is not set traps: read `traitCollection` or
    /// `value(of:)` instead.
    @_disfavoredOverload
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { override(of: trait) }
        set { list.put(PropertyWrite(trait, in: .trait, value: newValue)) }
    }

    /// Accesses the override of `trait`. Setting it records the source line, for `explain(_:)`. Reading an override
    /// that is not set traps.
    public subscript<T: UITraitDefinition>(
        trait: T.Type, fileID fileID: StaticString = #fileID, line line: UInt = #line
    ) -> T.Value {
        get { override(of: trait) }
        set {
            let source = WriteSource(fileID: fileID, line: line)
            list.put(PropertyWrite(trait, in: .trait, value: newValue, source: source))
        }
    }

    private func override<T: UITraitDefinition>(of trait: T.Type) -> T.Value {
        guard let value = value(of: trait) else {
            fatalError(
                "Can't return value for trait \(T.name) that has no override on \(ownerType): "
                    + "overrides are input only. Read traitCollection, or value(of:) which answers nil.")
        }
        return value
    }

    /// Takes all overrides away.
    package mutating func removeAll() { list = OverrideList() }

    /// Sets an override as it was set before, with the place in the program that set it.
    mutating func restore(_ write: PropertyWrite) { list.put(write) }

    /// Overrides every trait that a collection holds a value of.
    package mutating func put(all traits: UITraitCollection) {
        for entry in traits.map.entries where entry.traitDetails != nil { list.put(entry.write) }
    }

    /// Returns the override of `trait`; `nil` if the object has none.
    public func value<T: UITraitDefinition>(of trait: T.Type) -> T.Value? {
        list.write(of: KeyID(trait, in: .trait)).map { StoredWord<T.Value>.load($0.word) }
    }

    /// Returns whether the object itself overrides `trait`; overrides of its ancestors do not count.
    public func contains(_ trait: UITrait) -> Bool { list.write(of: KeyID(trait, in: .trait)) != nil }

    /// Removes the override of `trait`, which restores the inherited value. Has no effect without an override.
    public mutating func remove(_ trait: UITrait) { list.remove(KeyID(trait, in: .trait)) }

    /// A textual description of the overrides, in the order in which they were set:
    /// `<UITraitOverrides: 0x…; overrides = { Theme = bold }>`.
    public var description: String {
        let writes = list.writes
        let address = String(UInt(bitPattern: ownerID.hashValue), radix: 16)
        if writes.isEmpty { return "<UITraitOverrides: 0x\(address); no overrides>" }
        let pairs = writes.map { write in
            let name = (write.record.descriptor.type as? any UITraitDefinition.Type)?.name ?? "\(write.id)"
            return "\(name) = \(write.record.descriptor.describe(write.word))"
        }
        return "<UITraitOverrides: 0x\(address); overrides = { \(pairs.joined(separator: ", ")) }>"
    }

    /// A textual description for debugging; the same as `description`.
    public var debugDescription: String { description }

    /// A mirror whose children are the overrides, labelled by trait name.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: list.writes.map { write in
                let name = (write.record.descriptor.type as? any UITraitDefinition.Type)?.name
                return (label: name, value: write.record.descriptor.anyValue(write.word))
            })
    }
}
