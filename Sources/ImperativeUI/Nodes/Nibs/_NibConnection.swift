import Foundation

/// A connection of an interface file, which is made by name: an outlet to set, or an action to find.
///
/// Code that the plug-in `AppleSources` adds to classes uses it.
@MainActor @preconcurrency public final class _NibConnection {
    private enum Kind { case outlet, action }

    private let kind: Kind
    /// The name of the property, or of the method as Objective-C spells it.
    public let name: String
    private let value: Any?
    /// Whether a class knows the name.
    private(set) var isKnown = false
    /// Whether the property took the value.
    private(set) var isMade = false
    private(set) var selector: Selector?

    init(outlet name: String, _ value: Any) {
        (kind, self.name, self.value) = (.outlet, name, value)
    }

    init(action name: String) {
        (kind, self.name, value) = (.action, name, nil)
    }

    /// Returns whether the connection is an outlet of a name.
    public func isOutlet(_ name: String) -> Bool { kind == .outlet && self.name == name }

    /// Returns whether the connection is an action of a name, as Objective-C spells it.
    public func isAction(_ name: String) -> Bool { kind == .action && self.name == name }

    /// Sets a property to the object or value of the connection. A value of another type is reported by the reader.
    public func set<Value>(_ property: inout Value) {
        isKnown = true
        guard let value = Self.converted(value, to: Value.self) else { return }
        property = value
        isMade = true
    }

    /// Takes the method of an action.
    public func use(_ selector: Selector) {
        isKnown = true
        isMade = true
        self.selector = selector
    }

    /// Returns a value as another type: numbers are converted to any type of numbers.
    private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        if let value, let same = value as? Value { return same }
        guard let number = value as? Double else { return nil }
        // An optional takes what the type in it does.
        let texts: [Any] = [
            CGFloat(number), Float(number), Int(exactly: number.rounded()) ?? 0, number != 0,
            NSNumber(value: number),
        ]
        for other in texts { if let same = other as? Value { return same } }
        return nil
    }
}

extension Selector {
    /// The selector of the method with a name in Objective-C of whichever object it is called on.
    @MainActor static func ofConnectedMethod(_ name: String) -> Selector {
        Selector(
            name,
            findingMethod: { object in
                // Methods of interface files are called on the main actor only.
                nonisolated(unsafe) let object = object
                return MainActor.assumeIsolated { connectedMethod(name, of: object) }
            })
    }

    /// Returns the selector of an object's method with a name in Objective-C; `nil` if none is known.
    @MainActor static func connectedMethod(_ name: String, of object: Any) -> Selector? {
        let connection = _NibConnection(action: name)
        (object as? any _NibConnecting)?._connect(connection)
        return connection.selector
    }
}

/// An object whose outlets and actions are connected by their names.
///
/// The plug-in `AppleSources` overrides the method in classes with `@IBOutlet`, `@IBInspectable` or `@IBAction`.
public protocol _NibConnecting: AnyObject {
    /// Makes a connection if the class has its outlet or action; else calls `super`.
    @MainActor func _connect(_ connection: _NibConnection)
}
