import Foundation
import UnifiedStorage

/// A property wrapper that reads and writes a value in the user's defaults. A body that reads it runs again when it
/// changes.
///
/// As long as nothing is stored under the key, or something of another type, it returns its default, which is not
/// stored. What is written is in the store at once, and on disk soon after. All properties of a key follow each other,
/// wherever they are. Foundation does not tell of what other code writes to the store: that is seen when a body that
/// reads the value runs, when code outside of bodies reads it, and when `UserDefaults.didChangeNotification` is posted
/// for the store.
///
/// May be read and written on any thread. A write while a body runs is reported and has no effect.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    let declaration: StoredValueDeclaration<Value>
    fileprivate var binding: InstalledBinding<Value>

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
        binding.value ?? Binding(location: declaration.location(in: declaration.store ?? .standard))
    }

    /// Not for clients to call.
    @MainActor public static func _makeSlot(in host: _PropertyHost) -> _PropertySlot {
        AppStorageSlot<Value>(in: host)
    }
}

// The key, the store and the coding may be used on any thread.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

/// What a body reads through. All are equal, because it is there only while a body runs.
private struct InstalledBinding<Value>: Equatable {
    var value: Binding<Value>?

    static func == (one: Self, other: Self) -> Bool { true }
}

private final class AppStorageSlot<Value>: BindingSlot<Value> {
    private var binding: Binding<Value>?
    private var declaration: StoredValueDeclaration<Value>?
    private var store: UserDefaults?

    override var readsEnvironment: Bool { true }

    override func install(at place: UnsafeMutableRawPointer) {
        // The owner's type layout says that there is a property of this type here.
        let property = place.assumingMemoryBound(to: AppStorage<Value>.self)
        let new = property.pointee.declaration
        let store = new.store ?? owner.host.environment.appStorage
        if binding == nil || declaration != new || self.store !== store {
            declaration = new
            self.store = store
            binding = Binding(location: new.location(in: store))
        }
        guard var binding else { return }
        // Other code may have changed the store.
        (binding.location as? StoredValueLocation<Value>)?.stored.refresh()
        withUnsafeMutablePointer(to: &binding) { super.install(at: $0) }
        property.pointee.binding.value = binding
    }

    override func environmentDidChange(_ keys: [KeyID], at place: UnsafeMutableRawPointer) -> Bool {
        // As above.
        let property = place.assumingMemoryBound(to: AppStorage<Value>.self)
        return property.pointee.declaration.store == nil && owner.host.presentEnvironment.appStorage !== store
    }
}

private enum AppStorageKey: EnvironmentKey {
    static var defaultValue: ObjectReference<UserDefaults> { ObjectReference(object: .standard) }
}

extension EnvironmentValues {
    /// The store of properties that name none.
    fileprivate var appStorage: UserDefaults { self[AppStorageKey.self].object }
}

extension View {
    /// Sets the store of those ``AppStorage`` properties in this view that name none; `UserDefaults.standard` where
    /// nothing is set.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(key: AppStorageKey.self, ObjectReference(object: store))
    }
}
