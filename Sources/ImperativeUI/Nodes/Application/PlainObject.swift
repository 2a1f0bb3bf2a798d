import Foundation

/// The static type with which an object is created from its class at run time; see ``DelegateClass``.
///
/// The class is open so that the compiler calls the initialiser of the dynamic class rather than this one.
open class _PlainObject: NSObject {
    public required override init() { super.init() }
}

/// Makes the objects of classes that are known at run time only, such as delegates.
package enum DelegateClass {
    /// Returns a new object of a class, made by `init()`. Traps for a class that has none.
    package static func make(_ type: NSObject.Type) -> NSObject {
        // Every class of objects has `init()` at the index where `NSObject` has it, overridden or replaced by a trap.
        // The language calls it for a class known at run time only if it is required, which delegates' is not.
        let plain = unsafeBitCast(type, to: _PlainObject.Type.self)
        return plain.init()
    }

    /// The classes that were entered, by their names.
    private static let entered = Locked<[String: AnyObject.Type]>([:])

    /// Remembers a class, which may be private, and returns the name by which it is found.
    package static func enter(_ type: AnyObject.Type) -> String {
        let name = String(reflecting: type)
        entered.withLock { $0[name] = type }
        return name
    }

    /// Returns the class entered under a name, or the class with that module-qualified name. Returns `nil` if there
    /// is none, or if it is not a class of objects.
    package static func named(_ name: String) -> NSObject.Type? {
        (entered.withLock { $0[name] } ?? NSClassFromString(name)) as? NSObject.Type
    }
}
