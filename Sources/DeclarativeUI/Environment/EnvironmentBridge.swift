import UnifiedStorage

/// What stands behind an environment key beside what views set: where its value comes from when none of them did.
///
/// One object a key, made when the key is first used.
// Immutable, here and in subclasses; only classes without subclasses can be checked for that.
@usableFromInline class EnvironmentBridge: @unchecked Sendable {
    /// The key.
    let id: KeyID

    init(id: KeyID) { self.id = id }

    /// Whether the key crosses boundaries as traits: there its value is converted, and taken away.
    var crossesAsTraits: Bool { false }

    /// Whether anything but the key's default is read where no view set a value.
    func saysValue(in values: EnvironmentValues) -> Bool { false }
}

/// The bridge of a key with values of one type.
// Immutable, as above.
class TypedEnvironmentBridge<Value>: EnvironmentBridge, @unchecked Sendable {
    /// The value where no view set one; `nil` where that is the key's default. Asked only in trees.
    func value(in values: EnvironmentValues) -> Value? { nil }

    override final func saysValue(in values: EnvironmentValues) -> Bool {
        if case .some = value(in: values) { true } else { false }
    }
}

/// A key whose value in a tree that is shown is the system's, where nothing was set.
protocol SystemSettingKey: EnvironmentKey {
    /// What the system says now.
    static var systemValue: Value { get }
}

/// Reads what the system says.
// Immutable; a subclass must repeat what its superclass says.
final class SystemSettingBridge<K: SystemSettingKey>: TypedEnvironmentBridge<K.Value>, @unchecked Sendable {
    init() { super.init(id: KeyID(K.self, in: .environment)) }

    override func value(in values: EnvironmentValues) -> K.Value? { K.systemValue }
}

extension SystemSettingKey {
    static func makeBridge() -> EnvironmentBridge { SystemSettingBridge<Self>() }
}
