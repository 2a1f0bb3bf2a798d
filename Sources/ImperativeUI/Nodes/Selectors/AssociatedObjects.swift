import Foundation
import Foundations

// The names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The way in which an object keeps a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The value is held weakly.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is kept.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of the value is kept, if it can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is kept.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy of the value is kept, if it can be copied.
    case OBJC_ASSOCIATION_COPY = 771
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object under a key, in place of the value there; `nil` removes it.
///
/// The value is found as long as the object lives. It is released at some time after the object, when further values are
/// associated with others. Threads may call the function at the same time. An object that is no class instance traps.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { AssociatedObjects.set(AssociatedValue(value, policy), at: key, of: AssociatedObjects.owner(object)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the value that is associated with an object under a key; `nil` for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(at: key, of: AssociatedObjects.owner(object))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.removeAll(of: AssociatedObjects.owner(object))
}

// Unchecked, as values of any type are handed on between the threads that a program uses them on, as by Apple's function.
private struct AssociatedValue: @unchecked Sendable {
    private let kept: Any?
    private weak var held: AnyObject?

    /// `nil` without a value.
    init?(_ value: Any?, _ policy: objc_AssociationPolicy) {
        guard let value else { return nil }
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass: (kept, held) = (nil, value as AnyObject)
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            (kept, held) = ((value as? any NSCopying)?.copy(with: nil) ?? value, nil)
        default: (kept, held) = (value, nil)
        }
    }

    var value: Any? { kept ?? held }
}

private enum AssociatedObjects {
    // Unchecked, as the owner is only compared with others.
    private struct Entry: @unchecked Sendable {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: AssociatedValue] = [:]
    }

    private struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// The number of entries above which those of released objects are looked for.
        var limit = leastLimit
        static let leastLimit = 32
    }

    private static let state = Locked(State())

    static func owner(_ object: Any) -> AnyObject {
        require(
            type(of: object) is AnyClass,
            "Values are associated with instances of classes: \(object) is a \(type(of: object)). Keep the value in it."
        )
        return object as AnyObject
    }

    static func value(at key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
        let id = ObjectIdentifier(owner)
        let address = UInt(bitPattern: key)
        let found = state.withLock { state -> AssociatedValue? in
            guard let entry = state.entries[id], let own = entry.owner, ObjectIdentifier(own) == id else { return nil }
            return UnsafeRawPointer(bitPattern: address).flatMap { entry.values[$0] }
        }
        return found?.value
    }

    static func set(_ value: AssociatedValue?, at key: UnsafeRawPointer, of owner: AnyObject) {
        let new = Entry(owner: owner)
        let (id, address) = (ObjectIdentifier(owner), UInt(bitPattern: key))
        // Released outside of the lock: their deinitialisers may call these functions.
        let released = state.withLock { state -> [Entry] in
            var released: [Entry] = []
            guard let key = UnsafeRawPointer(bitPattern: address) else { return released }
            var entry = state.entries[id] ?? new
            released.append(entry)
            if entry.owner == nil { entry = new }
            entry.values[key] = value
            state.entries[id] = entry.values.isEmpty ? nil : entry
            if state.entries.count <= state.limit { return released }
            released += state.entries.values.filter { $0.owner == nil }
            state.entries = state.entries.filter { $0.value.owner != nil }
            state.limit = max(State.leastLimit, 2 * state.entries.count)
            return released
        }
        withExtendedLifetime(released) {}
    }

    static func removeAll(of owner: AnyObject) {
        let id = ObjectIdentifier(owner)
        let released = state.withLock { $0.entries.removeValue(forKey: id) }
        withExtendedLifetime(released) {}
    }
}
