import BridgedEnvironment

/// The storage or computation behind a binding.
// Subclasses are immutable or guard their state.
@usableFromInline class BindingLocation<Value>: @unchecked Sendable {
    init() {}

    /// Returns the current value, and records a dependency if a body is running.
    func read() -> Value { fatalError("A binding location answers a value; \(Self.self) does not.") }
    /// Returns the current value without recording a dependency.
    func peek() -> Value { read() }
    /// Returns the value shown by the update in progress, or the current value, without recording a dependency.
    func shown() -> Value { peek() }
    /// Sets the value.
    func write(_ value: Value) {}
    /// Returns the value that views were last shown, or the current value if none is stored for views.
    func displayed() -> Value { peek() }
    /// The source that announces new values for views; `nil` if there is none.
    var source: (any BindingSource)? { nil }
    /// Whether both are the same location.
    func isSame(as other: BindingLocation<Value>) -> Bool { self === other }

    let lock = Locked(())
    // Guarded by `lock`.
    private var projections: [AnyKeyPath: Weak] = [:]

    private struct Weak {
        weak var object: AnyObject?
    }

    /// Returns the location of a part of the value; the same object as long as it is in use.
    final func projection<Part>(_ path: WritableKeyPath<Value, Part>) -> BindingLocation<Part> {
        lock.withLock { _ in
            if let known = projections[path]?.object as? BindingLocation<Part> { return known }
            let made = ProjectedLocation(base: self, path: path)
            if projections.count > 16 { projections = projections.filter { $0.value.object != nil } }
            projections[path] = Weak(object: made)
            return made
        }
    }
}

extension BindingLocation: Equatable {
    @usableFromInline static func == (a: BindingLocation, b: BindingLocation) -> Bool { a.isSame(as: b) }
}

/// A part of another location's value.
// Immutable.
private final class ProjectedLocation<Base, Part>: BindingLocation<Part>, @unchecked Sendable {
    private let base: BindingLocation<Base>
    private let path: WritableKeyPath<Base, Part>

    init(base: BindingLocation<Base>, path: WritableKeyPath<Base, Part>) {
        self.base = base
        self.path = path
        super.init()
    }

    override func read() -> Part { base.read()[keyPath: path] }
    override func peek() -> Part { base.peek()[keyPath: path] }
    override func shown() -> Part { base.shown()[keyPath: path] }
    override func displayed() -> Part { base.displayed()[keyPath: path] }
    override var source: (any BindingSource)? { base.source }

    override func write(_ value: Part) {
        var whole = base.peek()
        whole[keyPath: path] = value
        base.write(whole)
    }

    override func isSame(as other: BindingLocation<Part>) -> Bool {
        if self === other { return true }
        guard let other = other as? ProjectedLocation<Base, Part> else { return false }
        return path == other.path && base.isSame(as: other.base)
    }
}
