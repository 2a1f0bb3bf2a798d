import Foundation
import BridgedEnvironment

/// A property wrapper that reads and writes a value in the user defaults. A body that reads the value runs again when
/// it changes.
///
/// While nothing, or a value of another type, is stored under the key, the property returns its default value, which
/// is not stored. A write is in the store at once, and on disk soon after. All properties with the same key stay in
/// sync, wherever they are.
///
/// Writes to the store by other code are noticed, too: at once when the value is read, otherwise at the start of the
/// next update and when the main run loop next becomes idle. Foundation does not notify of such writes, so each of
/// these checks costs one look-up per key in use. A write by another thread while the main thread sleeps is noticed
/// once the main thread wakes.
///
/// May be read and written on any thread. A write while a body runs is ignored and reports a runtime issue.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    let declaration: StoredValueDeclaration<Value>
    var binding: InstalledBinding<Value>

    init(_ key: String, in store: UserDefaults?, default value: Value, coding: StoredValueCoding<Value>) {
        declaration = StoredValueDeclaration(key: key, store: store, default: value, coding: coding)
        binding = InstalledBinding()
    }

    /// The current value in the store, or the default value if there is none.
    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        // Outside of views, where there is no environment.
        binding.value
            ?? Binding(location: declaration.location(of: declaration.key, in: declaration.store ?? .standard))
    }

    /// Implementation detail. Don't call this method.
    @MainActor public static func _makeSlot(in context: _PropertySlotContext) -> _PropertySlot {
        StoredPropertySlot<Self>(in: context)
    }
}

extension AppStorage: StoredProperty {
    static func name(of key: String, in environment: EnvironmentValues) -> String { key }
}

// The key, the store and the coding may be used on any thread.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension View {
    /// Sets the default store of ``AppStorage`` properties in this view that specify none. Without this modifier, the
    /// default is `UserDefaults.standard`.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(key: AppStorageKey.self, ObjectReference(object: store))
    }
}
