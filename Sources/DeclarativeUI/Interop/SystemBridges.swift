import Foundation
import ImperativeUI
import UnifiedStorage

/// A system environment key that follows a system trait.
protocol SystemBridgedKey: EnvironmentKey {
    /// What the traits say; `nil` where they leave it open.
    static func readTraits(_ traits: UITraitCollection) -> Value?
    /// Sets the trait that says `value`.
    static func writeTraits(_ value: Value, to traits: inout any UIMutableTraits)
    /// Whether values set in views reach traits at all.
    static var reachesTraits: Bool { get }
}

extension SystemBridgedKey {
    static var reachesTraits: Bool { true }
}

extension EnvironmentKey where Self: SystemBridgedKey {
    static func _read(from values: EnvironmentValues) -> Value {
        BridgedAccess.read(self, from: values) { readTraits($0) }
    }

    static func _write(_ value: Value, to values: inout EnvironmentValues) {
        guard reachesTraits else {
            values._store(value, for: self)
            return
        }
        let bridge = KeyDescriptor.of(self, in: .environment).facet { TraitBridge.making(SystemWriter<Self>.self) }
        BridgedAccess.write(value, for: self, bridge: bridge, to: &values)
    }
}

private enum SystemWriter<K: SystemBridgedKey>: TraitWriting {
    typealias Key = K
    static func write(_ value: K.Value, to traits: inout any UIMutableTraits) { K.writeTraits(value, to: &traits) }
}
