import Foundation
import UnifiedStorage

/// A property wrapper that reads and writes a value in the user's defaults. A body that reads it runs again when it
/// changes.
///
/// As long as nothing is stored under the key, or something of another type, it returns its default, which is not
/// stored. What is written is in the store at once, and on disk soon after. All properties of a key follow each other,
/// wherever they are. They follow what other code writes to the store, too: it is seen at the start of the next update
/// and when the main run loop next has nothing to do, and at once by what reads the value. Foundation does not tell of
/// such writes, so each of these costs a look-up for each key in use. What another thread writes while the main one
/// sleeps is seen once that wakes.
///
/// May be read and written on any thread. A write while a body runs is reported and has no effect.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    let declaration: StoredValueDeclaration<Value>
    var binding: InstalledBinding<Value>

    init(_ key: String, in store: UserDefaults?, default value: Value, coding: StoredValueCoding<Value>) {
        declaration = StoredValueDeclaration(key: key, store: store, default: value, coding: coding)
        binding = InstalledBinding()
    }

    /// The value.
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

    /// Not for clients to call.
    @MainActor public static func _makeSlot(in host: _PropertyHost) -> _PropertySlot {
        StoredPropertySlot<Self>(in: host)
    }
}

extension AppStorage: StoredProperty {
    static func name(of key: String, in environment: EnvironmentValues) -> String { key }
}

// The key, the store and the coding may be used on any thread.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension View {
    /// Sets the store of those ``AppStorage`` properties in this view that name none; `UserDefaults.standard` where
    /// nothing is set.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(key: AppStorageKey.self, ObjectReference(object: store))
    }
}
