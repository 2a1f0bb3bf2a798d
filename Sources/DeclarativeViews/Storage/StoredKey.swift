import CoreFoundation
import Foundation
import BridgedEnvironment

/// A key of the user's defaults that some property names. There is one of each key and store.
final class StoredKey: Sendable {
    let name: String
    // The class guards itself, as its documentation says.
    nonisolated(unsafe) let store: UserDefaults
    /// The values of this key, by their types, as long as they are in use.
    private let values = Locked<[ObjectIdentifier: WeakValue]>([:])

    private struct WeakValue {
        weak var value: AnyStoredValue?
    }

    private init(_ name: String, in store: UserDefaults) {
        self.name = name
        self.store = store
    }

    /// Returns the value of a type; the same object as long as it is in use.
    func value<Value>(_ coding: StoredValueCoding<Value>) -> StoredValue<Value> {
        let type = ObjectIdentifier(Value.self)
        if let known = values.withLock({ $0[type]?.value }) as? StoredValue<Value> { return known }
        let made = StoredValue(self, coding)
        // Another thread may have been quicker.
        let other = values.withLock { values in
            if let known = values[type]?.value { return known as AnyStoredValue? }
            values[type] = WeakValue(value: made)
            return nil
        }
        return other as? StoredValue<Value> ?? made
    }

    /// The form that the store currently holds.
    var form: StoredForm? { StoredForm(store.object(forKey: name)) }

    /// Stores a form; nothing for `nil`.
    func set(_ form: StoredForm?) {
        if let form { store.set(form.object, forKey: name) } else { store.removeObject(forKey: name) }
        refresh()
        StoredKeys.shared.save(store)
    }

    /// Updates all values to the contents of the store.
    func refresh() {
        let all = values.withLock { $0.values.compactMap(\.value) }
        for value in all { value.refresh() }
    }

    /// How many keys are remembered, of which some may be gone. For tests.
    static var keptCount: Int { StoredKeys.shared.count }

    /// Returns the key of a name in a store; the same object as long as it is in use.
    static func key(_ name: String, in store: UserDefaults) -> StoredKey {
        StoredKeys.shared.key(name, in: store) { StoredKey(name, in: store) }
    }
}

/// The keys in use, and the stores that have to be saved.
private final class StoredKeys: Sendable {
    static let shared = StoredKeys()

    private struct ID: Hashable {
        let store: ObjectIdentifier
        let name: String
    }

    private struct WeakKey {
        weak var key: StoredKey?
    }

    private struct Contents {
        var keys: [ID: WeakKey] = [:]
        /// How many keys there may be before released ones are removed.
        var limit = 64
        var unsaved: [ObjectIdentifier: UserDefaults] = [:]
    }

    // The classes in it guard themselves.
    private struct Guarded: @unchecked Sendable {
        var contents = Contents()
    }

    private let guarded = Locked(Guarded())

    private init() {
        // Foundation posts it for changes of whole domains, and programs may do so for others.
        _ = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { [weak self] notification in
            if let store = notification.object as? UserDefaults { self?.refresh(store) }
        }
        // Of other writes it does not tell. They are looked for at the start of each update, and before the main run
        // loop goes to sleep, which it does after all that may have written on the main thread.
        MainContext.runNowOrSoon { UpdateQueue.shared.atStart { StoredKeys.shared.refresh(nil) } }
        let observer = CFRunLoopObserverCreateWithHandler(
            nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
        ) { [weak self] _, _ in self?.refresh(nil) }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    }

    var count: Int { guarded.withLock { $0.contents.keys.count } }

    func key(_ name: String, in store: UserDefaults, make: () -> StoredKey) -> StoredKey {
        let id = ID(store: ObjectIdentifier(store), name: name)
        return guarded.withLock { guarded in
            // A key keeps its store, so that no other has the address.
            if let known = guarded.contents.keys[id]?.key { return known }
            let made = make()
            guarded.contents.keys[id] = WeakKey(key: made)
            if guarded.contents.keys.count > guarded.contents.limit {
                guarded.contents.keys = guarded.contents.keys.filter { $0.value.key != nil }
                guarded.contents.limit = max(64, guarded.contents.keys.count * 2)
            }
            return made
        }
    }

    /// Updates views to the contents of a store, or of all stores for `nil`.
    private func refresh(_ store: UserDefaults?) {
        let all = guarded.withLock { guarded in
            guarded.contents.keys.isEmpty
                ? []
                : guarded.contents.keys.values.compactMap(\.key).filter { store == nil || $0.store === store }
        }
        for key in all { key.refresh() }
    }

    /// Saves a store to disk with the next update, once for everything stored until then.
    func save(_ store: UserDefaults) {
        // It guards itself.
        nonisolated(unsafe) let store = store
        let isFirst = guarded.withLock { guarded in
            guarded.contents.unsaved.updateValue(store, forKey: ObjectIdentifier(store)) == nil
                && guarded.contents.unsaved.count == 1
        }
        if isFirst { MainMailbox.leave { self.saveAll() } }
    }

    private func saveAll() {
        let due = guarded.withLock { guarded in
            defer { guarded.contents.unsaved = [:] }
            return Array(guarded.contents.unsaved.values)
        }
        for store in due { _ = store.synchronize() }
    }
}
