import BridgedEnvironment

/// A value of any type in the user defaults.
// Subclasses are immutable or guard their state.
class AnyStoredValue: @unchecked Sendable {
    /// Updates views to the contents of the store, if these have changed.
    func refresh() { fatalError("A stored value refreshes itself; \(Self.self) does not.") }
}

/// A value of one type in the user defaults, with the state that views observe.
// Immutable but for what guards itself; a subclass must repeat the conformance of its superclass.
final class StoredValue<Value>: AnyStoredValue, @unchecked Sendable {
    let key: StoredKey
    private let coding: StoredValueCoding<Value>
    /// The state that views observe; `nil` while nothing, or a value of another type, is stored.
    let state: StateLocation<Value?>
    /// The stored form that `state` is to show.
    private let known: Locked<StoredForm?>

    init(_ key: StoredKey, _ coding: StoredValueCoding<Value>) {
        self.key = key
        self.coding = coding
        let form = key.form
        known = Locked(form)
        state = StateLocation(form.flatMap(coding.value), buffer: nil, field: 0)
    }

    func write(_ value: Value) { key.set(coding.form(value)) }

    override func refresh() {
        while true {
            let form = key.form
            let isNew = known.withLock { known in
                defer { known = form }
                return known != form
            }
            if !isNew { return }
            show(form)
        }
    }

    /// Shows a form, and what another thread has found in the store meanwhile, so that the last one is shown in the
    /// end.
    private func show(_ form: StoredForm?) {
        var shown = form
        while true {
            state.write(shown.flatMap(coding.value))
            let last = known.withLock { $0 }
            if last == shown { return }
            shown = last
        }
    }
}
