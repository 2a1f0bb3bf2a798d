import Foundation
import BridgedEnvironment

/// A property wrapper that reads and writes a value stored per window of an `App` and restored at the next launch. A
/// body that reads the value runs again when it changes.
///
/// Use it for the state of a window's interface, such as the selected row, and not for data that the user would miss.
/// A window is identified by its group and by the number of windows of the group that were open before it. Views
/// outside the windows of an `App` share one value. Everything else works as in ``AppStorage``: the values are in the
/// user defaults, or in the store set by ``View/defaultAppStorage(_:)``.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    let declaration: StoredValueDeclaration<Value>
    var binding = InstalledBinding<Value>()

    init(_ key: String, default value: Value, coding: StoredValueCoding<Value>) {
        declaration = StoredValueDeclaration(key: key, store: nil, default: value, coding: coding)
    }

    /// The current value. Outside a body, it is the value shared by views outside any window.
    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        binding.value
            ?? Binding(location: declaration.location(of: Self.name(of: declaration.key, scene: ""), in: .standard))
    }

    /// Implementation detail. Don't call this method.
    @MainActor public static func _makeSlot(in context: _PropertySlotContext) -> _PropertySlot {
        StoredPropertySlot<Self>(in: context)
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
