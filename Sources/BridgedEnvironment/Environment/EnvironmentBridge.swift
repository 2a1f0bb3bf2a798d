/// The source of an environment key's value where no view has set one.
///
/// There is one object per key, made when the key is first used.
// Immutable, including subclasses; the compiler can verify that only for final classes.
@usableFromInline package class EnvironmentBridge: @unchecked Sendable {
    /// The type of the key.
    let key: any EnvironmentKey.Type
    /// The key.
    package let id: KeyID

    init(_ key: any EnvironmentKey.Type) {
        self.key = key
        id = KeyID(key, in: .environment)
    }

    /// Whether the key crosses boundaries as traits: there its value is converted, and removed from the environment.
    package var crossesAsTraits: Bool { false }

    /// Whether the bridge provides a value other than the key's default where no view has set one.
    package func saysValue(in values: EnvironmentValues) -> Bool { false }
}

/// The bridge of a key with values of one type.
// Immutable, including subclasses; the compiler can verify that only for final classes.
package class TypedEnvironmentBridge<Value>: EnvironmentBridge, @unchecked Sendable {
    /// Returns the value where no view has set one, or else what `other` returns, which is the key's default. Called
    /// only for environments of trees.
    package func value(in values: EnvironmentValues, else other: () -> Value) -> Value { other() }
}

/// A key whose value, in a tree that is shown, is a setting of the scene or the system unless a view sets another.
package protocol SystemSettingKey: PairedKey {
    /// Returns the current setting where an environment is in force.
    static func systemValue(in values: EnvironmentValues) -> Value
}

/// Reads a system setting.
// Immutable; a subclass must repeat the conformance of its superclass.
package final class SystemSettingBridge<K: SystemSettingKey>: TypedEnvironmentBridge<K.Value>, @unchecked Sendable {
    init() { super.init(K.self) }

    override package func value(in values: EnvironmentValues, else other: () -> K.Value) -> K.Value {
        K.systemValue(in: values)
    }

    override package func saysValue(in values: EnvironmentValues) -> Bool { true }
}

extension SystemSettingKey {
    package static func makeBridge() -> EnvironmentBridge { SystemSettingBridge<Self>() }
}
