import Foundation
import UnifiedStorage

/// A property wrapper that reads and writes a value which each window of an `App` has for itself, and has again when
/// the program is next started. A body that reads it runs again when it changes.
///
/// It is for what a window shows, such as a chosen row, and not for what a person would miss. Windows are told apart by
/// their group and by how many of the group were open before them. Views that are in no window of an `App` share one
/// value. All else is as with ``AppStorage``: the values are in the user's defaults, or in the store that
/// ``View/defaultAppStorage(_:)`` sets.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    let declaration: StoredValueDeclaration<Value>
    var binding = InstalledBinding<Value>()

    init(_ key: String, default value: Value, coding: StoredValueCoding<Value>) {
        declaration = StoredValueDeclaration(key: key, store: nil, default: value, coding: coding)
    }

    /// The value. Outside of a body it is the one of views that are in no window.
    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        binding.value
            ?? Binding(location: declaration.location(of: Self.name(of: declaration.key, scene: ""), in: .standard))
    }

    /// Not for clients to call.
    @MainActor public static func _makeSlot(in host: _PropertyHost) -> _PropertySlot {
        StoredPropertySlot<Self>(in: host)
    }
}

extension SceneStorage: StoredProperty {
    static func name(of key: String, in environment: EnvironmentValues) -> String {
        name(of: key, scene: environment.sceneStorage)
    }

    private static func name(of key: String, scene: String) -> String { "SceneStorage/\(scene)/\(key)" }
}

// The key, the store and the coding may be used on any thread.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}
