/// A method with its name, which controls, timers and notifications call later.
///
/// Selectors are equal if their names are, which are spelled as in Objective-C: `buttonTapped:`,
/// `moveTo:animated:`. A selector that is only a name calls nothing.
///
/// A method of the main actor must be called there, as the calls of controls, timers and gestures are.
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The outcome of a call.
    public enum Reply {
        /// The method's result; `nil` if it has none.
        case returned(Any?)
        /// The selector is only a name.
        case noMethod
        /// The target has no such method.
        case wrongTarget
        /// The argument of an index is none that the method takes.
        case wrongArgument(Int)
    }

    /// The name.
    public let name: String
    /// The number of arguments that the method takes; `nil` if the selector is only a name.
    public let numberOfArguments: Int?

    // The closures refer to methods and properties, and capture nothing that others could change.
    private nonisolated(unsafe) let call: ((Any, [Any?]) -> Reply)?
    // As above.
    private nonisolated(unsafe) let isTarget: ((Any) -> Bool)?

    /// A selector that is only a name.
    public init(_ name: String) {
        self.name = name
        numberOfArguments = nil
        call = nil
        isTarget = nil
    }

    /// A selector that is only a name.
    public init(stringLiteral name: String) { self.init(name) }

    /// The selector of a method of objects: `Selector("tap:", Page.tap(_:))`.
    ///
    /// A name with fewer colons than the method has parameters gets those that are missing.
    public init<Target, each Argument, Result>(
        _ name: String, _ method: @escaping (Target) -> (repeat each Argument) -> Result
    ) {
        self.init(name, repeat (each Argument).self, isTarget: { $0 is Target }) { target, arguments in
            guard let target = target as? Target else { return .wrongTarget }
            return Self.reply(to: arguments, method(target))
        }
    }

    /// The selector of a method of a class: `Selector("reset", classMethod: Page.reset)`.
    public init<each Argument, Result>(
        _ name: String, classMethod method: @escaping (repeat each Argument) -> Result
    ) {
        self.init(name, repeat (each Argument).self, isTarget: { $0 is AnyObject.Type }) { _, arguments in
            Self.reply(to: arguments, method)
        }
    }

    /// The selector that reads a property: `Selector("title", getter: \Page.title)`.
    public init<Target, Value>(_ name: String, getter: KeyPath<Target, Value>) {
        self.init(name, isTarget: { $0 is Target }) { target, _ in
            guard let target = target as? Target else { return .wrongTarget }
            return .returned(target[keyPath: getter])
        }
    }

    /// The selector that sets a property: `Selector("setTitle:", setter: \Page.title)`.
    public init<Target, Value>(_ name: String, setter: ReferenceWritableKeyPath<Target, Value>) {
        self.init(name, Value.self, isTarget: { $0 is Target }) { target, arguments in
            guard let target = target as? Target else { return .wrongTarget }
            return Self.reply(to: arguments) { (value: Value) in target[keyPath: setter] = value }
        }
    }

    /// The selector of a method that each object is asked for, which is none of the name alone.
    package init(_ name: String, findingMethod find: @escaping (Any) -> Selector?) {
        self.name = name
        numberOfArguments = name.count { $0 == ":" }
        isTarget = { find($0) != nil }
        call = { target, arguments in find(target)?.perform(on: target, with: arguments) ?? .wrongTarget }
    }

    private init<each Argument>(
        _ name: String, _ arguments: repeat (each Argument).Type, isTarget: @escaping (Any) -> Bool,
        call: @escaping (Any, [Any?]) -> Reply
    ) {
        var count = 0
        for _ in repeat each arguments { count += 1 }
        numberOfArguments = count
        self.name = name + String(repeating: ":", count: max(0, count - name.count { $0 == ":" }))
        self.call = call
        self.isTarget = isTarget
    }

    /// Calls the method of a target.
    ///
    /// Arguments that the method does not take are left out, and those that are missing are `nil`, as for the methods of
    /// controls, which take the sender and the event or less.
    public func perform(on target: Any, with arguments: [Any?] = []) -> Reply {
        call?(target, arguments) ?? .noMethod
    }

    /// Whether an object has the method.
    package func isMethod(of object: Any) -> Bool { isTarget?(object) ?? false }

    /// Calls the method of a target, and returns its result; `nil` if it has none. A call that is not possible traps.
    ///
    /// - Parameter caller: The caller, for the message of the trap.
    @discardableResult
    package func call(on target: AnyObject, with arguments: [Any?], from caller: String) -> Any? {
        switch perform(on: target, with: arguments) {
        case .returned(let result): return result
        case .noMethod:
            fatalError(
                "\(caller) calls the method of a selector, and \(name) is only a name. Make it of a method, as "
                    + "#selector does.")
        case .wrongTarget:
            fatalError(
                "\(caller) calls a method of its target: \(Swift.type(of: target)) has no method \(name). Pass the "
                    + "object whose method it is.")
        case .wrongArgument(let index):
            let given = index < arguments.count ? arguments[index] : nil
            fatalError(
                "\(caller) calls \(name), whose parameter \(index + 1) does not accept "
                    + "\(given.map { "\(Swift.type(of: $0))" } ?? "nil"). Declare it as what it is given.")
        }
    }

    /// The name.
    public var description: String { name }
    /// Returns whether two selectors have the same name.
    public static func == (one: Self, other: Self) -> Bool { one.name == other.name }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    private struct WrongArgument: Error {
        let index: Int
    }

    /// Calls a method with arguments as it takes them.
    private static func reply<each Argument, Result>(
        to arguments: [Any?], _ method: (repeat each Argument) -> Result
    ) -> Reply {
        var index = 0
        func next<Value>(_: Value.Type) throws(WrongArgument) -> Value {
            defer { index += 1 }
            let argument = index < arguments.count ? arguments[index] : nil
            // The argument is unwrapped first: in an optional, `nil` would be a value of `Any`.
            if let argument, let value = argument as? Value { return value }
            guard argument == nil, let none = Value.self as? any ExpressibleByNilLiteral.Type,
                let value = none.init(nilLiteral: ()) as? Value
            else { throw WrongArgument(index: index) }
            return value
        }
        do {
            let result = method(repeat try next((each Argument).self))
            return .returned(result is Void ? nil : result)
        } catch {
            return .wrongArgument(error.index)
        }
    }
}

/// Returns a selector that is only a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
