import Synchronization
import UnifiedStorage

/// A value in the user's defaults, whatever its type.
// Subclasses are immutable or guard their state.
class AnyStoredValue: @unchecked Sendable {
    /// Lets views show what the store holds, if it is something else than before.
    func refresh() { fatalError("A stored value refreshes itself; \(Self.self) does not.") }
}

/// A value in the user's defaults as one type, and what views are shown of it.
// Immutable but for what guards itself; a subclass must repeat the conformance of its superclass.
final class StoredValue<Value>: AnyStoredValue, @unchecked Sendable {
    let key: StoredKey
    private let coding: StoredValueCoding<Value>
    /// What views are shown; `nil` while nothing is stored, or something of another type.
    let state: StateLocation<Value?>
    /// What `state` is to show.
    private let known: Mutex<StoredForm?>

    init(_ key: StoredKey, _ coding: StoredValueCoding<Value>) {
        self.key = key
        self.coding = coding
        let form = key.form
        known = Mutex(form)
        state = StateLocation(form.flatMap(coding.value), host: nil, field: 0)
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
