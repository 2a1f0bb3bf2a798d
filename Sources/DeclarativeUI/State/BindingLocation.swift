import Synchronization
import UnifiedStorage

/// Where a binding's value is kept or computed.
@usableFromInline class BindingLocation<Value>: @unchecked Sendable {
    // Subclasses are immutable or guard what they keep.
    init() {}

    /// The value now; remembered as a dependency while a body runs.
    func read() -> Value { fatalError("A binding location answers a value; \(Self.self) does not.") }
    /// The value now, without remembering.
    func peek() -> Value { read() }
    /// The value that the update in progress shows, or the value now, without remembering.
    func shown() -> Value { peek() }
    /// Sets the value.
    func write(_ value: Value) {}
    /// The value views were shown last, or the value now where none is kept for them.
    func displayed() -> Value { peek() }
    /// Who tells when views are shown another value; `nil` where nobody does.
    var source: (any BindingSource)? { nil }
    /// Whether both stand for the same place.
    func isSame(as other: BindingLocation<Value>) -> Bool { self === other }

    let lock = Mutex(())
    // Guarded by `lock`.
    private var projections: [AnyKeyPath: Weak] = [:]

    private struct Weak {
        weak var object: AnyObject?
    }

    /// The place of a part of the value, the same one each time while it is in use.
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

/// A part of another place's value.
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
