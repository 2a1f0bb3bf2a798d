import Foundation
import BridgedEnvironment

/// The declaration of a value in the user defaults by a property.
struct StoredValueDeclaration<Value>: Equatable {
    let key: String
    /// `nil` for the environment's.
    let store: UserDefaults?
    let `default`: Value
    let coding: StoredValueCoding<Value>

    /// Returns the value under a name in a store.
    func location(of name: String, in store: UserDefaults) -> BindingLocation<Value> {
        StoredValueLocation(StoredKey.key(name, in: store).value(coding), default: self.default)
    }

    // The coding depends on the type alone.
    static func == (one: Self, other: Self) -> Bool {
        one.key == other.key && one.store === other.store
            && valuesAreEqual(one.default, other.default, mode: .equatableUnlessPlain)
    }
}

/// A stored value, or a default while none is stored.
// Immutable; the stored value guards itself.
final class StoredValueLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    let stored: StoredValue<Value>
    private let `default`: Value

    init(_ stored: StoredValue<Value>, default value: Value) {
        self.stored = stored
        self.default = value
        super.init()
    }

    private var state: StateLocation<Value?> { stored.state }

    override func read() -> Value {
        // Where no body runs, what other code has stored counts at once.
        if !GraphActivity.isUpdating { stored.refresh() }
        return state.read() ?? self.default
    }

    override func peek() -> Value { state.peek() ?? self.default }
    override func shown() -> Value { state.shown() ?? self.default }
    override func displayed() -> Value { state.displayed() ?? self.default }
    override var source: (any BindingSource)? { state.source }

    override func write(_ value: Value) {
        if MainContext.isCurrent, GraphActivity.isUpdating {
            RuntimeIssue.report(
                "storage-write-during-update",
                "The value of \"\(stored.key.name)\" was written while a body was running; the value is dropped. Write "
                    + "it in an action or in a callback that runs after the update.")
            return
        }
        stored.write(value)
    }

    override func isSame(as other: BindingLocation<Value>) -> Bool {
        if self === other { return true }
        guard let other = other as? StoredValueLocation<Value>, stored === other.stored else { return false }
        return valuesAreEqual(self.default, other.default, mode: .equatableUnlessPlain)
    }
}
