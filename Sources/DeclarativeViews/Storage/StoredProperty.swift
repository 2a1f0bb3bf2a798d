import Foundation
import BridgedEnvironment

/// A property that keeps its value in the user's defaults.
protocol StoredProperty {
    associatedtype Value
    var declaration: StoredValueDeclaration<Value> { get }
    /// The binding that a body reads through, while one runs.
    var binding: InstalledBinding<Value> { get set }

    /// Returns the name under which the store has a property's value.
    static func name(of key: String, in environment: EnvironmentValues) -> String
}

/// The binding that a body reads through. All are equal, because it exists only while a body runs.
struct InstalledBinding<Value>: Equatable {
    var value: Binding<Value>?

    static func == (one: Self, other: Self) -> Bool { true }
}

/// The part of a property's owner that leads to the store.
final class StoredPropertySlot<Property: StoredProperty>: BindingSlot<Property.Value> {
    private var binding: Binding<Property.Value>?
    private var declaration: StoredValueDeclaration<Property.Value>?
    private var source: Source?

    /// Where a value is stored.
    private struct Source: Equatable {
        let store: UserDefaults
        let name: String

        static func == (one: Self, other: Self) -> Bool { one.store === other.store && one.name == other.name }
    }

    override var readsEnvironment: Bool { true }

    private func source(
        of declaration: StoredValueDeclaration<Property.Value>, in environment: EnvironmentValues
    ) -> Source {
        Source(
            store: declaration.store ?? environment.appStorage,
            name: Property.name(of: declaration.key, in: environment))
    }

    override func install(at pointer: UnsafeMutableRawPointer) {
        // The owner's type layout says that there is a property of this type here.
        let property = pointer.assumingMemoryBound(to: Property.self)
        let new = property.pointee.declaration
        let newSource = self.source(of: new, in: owner.buffer.environment)
        if binding == nil || declaration != new || self.source != newSource {
            declaration = new
            self.source = newSource
            binding = Binding(location: new.location(of: newSource.name, in: newSource.store))
        }
        guard var binding else { return }
        // Other code may have changed the store.
        (binding.location as? StoredValueLocation<Property.Value>)?.stored.refresh()
        withUnsafeMutablePointer(to: &binding) { super.install(at: $0) }
        property.pointee.binding.value = binding
    }

    override func environmentDidChange(_ keys: [KeyID], at pointer: UnsafeMutableRawPointer) -> Bool {
        // As above.
        let property = pointer.assumingMemoryBound(to: Property.self)
        return self.source(of: property.pointee.declaration, in: owner.buffer.presentEnvironment) != self.source
    }
}

enum AppStorageKey: EnvironmentKey {
    static var defaultValue: ObjectReference<UserDefaults> { ObjectReference(object: .standard) }
}

private enum SceneStorageKey: EnvironmentKey {
    static var defaultValue: String { "" }
}

extension EnvironmentValues {
    /// The store of properties that name none.
    var appStorage: UserDefaults { self[AppStorageKey.self].object }

    /// The name that separates the values of this scene from those of others.
    var sceneStorage: String { self[SceneStorageKey.self] }
}

extension PropertyWrite {
    /// Sets the name that separates the values of a scene from those of others.
    package static func sceneStorage(_ name: String) -> PropertyWrite {
        PropertyWrite(SceneStorageKey.self, in: .environment, value: name)
    }
}
