import UnifiedStorage

/// A property wrapper that says which view has the focus of the keyboard, and moves it there.
///
/// `focused(_:)` and `focused(_:equals:)` say which view a value stands for. Setting the property moves the focus after
/// the update; if no view that can have the focus stands for the value, the property is set back. When the focus moves,
/// the property follows. It is `false` or `nil` while no such view has the focus.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    fileprivate var state: State<Value>
    fileprivate let none: Value
    fileprivate var checker: FocusStateChecker<Value>?

    /// A reference to a focus state, for `focused(_:)`.
    @propertyWrapper public struct Binding: DynamicProperty {
        var base: DeclarativeUI.Binding<Value>
        let none: Value
        fileprivate var checker: FocusStateChecker<Value>?

        /// The views that follow the state.
        @MainActor var followers: FocusFollowers? { checker?.followers }

        /// What has the focus. Setting it moves the focus.
        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set {
                base.wrappedValue = newValue
                checker?.valueWasSet()
            }
        }

        /// The reference itself.
        public var projectedValue: Binding { self }
    }

    /// A state of one view, which has the focus or not.
    public init() where Value == Bool {
        state = State(wrappedValue: false)
        none = false
    }

    /// A state of several views, `nil` while none of them has the focus.
    public init<T: Hashable>() where Value == T? {
        state = State(wrappedValue: nil)
        none = nil
    }

    /// What has the focus. Setting it moves the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set {
            state.wrappedValue = newValue
            checker?.valueWasSet()
        }
    }

    /// A reference to the state, for `focused(_:)`.
    public var projectedValue: Binding { Binding(base: state.projectedValue, none: none, checker: checker) }
}

extension FocusState {
    /// Not for clients to call.
    @MainActor public static func _makeSlot(in host: _PropertyHost) -> _PropertySlot { FocusStateSlot<Value>(in: host) }
}

/// Owns the storage of a focus state, and what checks its value.
private final class FocusStateSlot<Value: Hashable>: PropertyListSlot {
    private let checker: FocusStateChecker<Value>

    init(in host: _PropertyHost) {
        checker = FocusStateChecker(host.host.node?.graph)
        super.init(of: FocusState<Value>.self, in: host)
    }

    override func install(at place: UnsafeMutableRawPointer) {
        super.install(at: place)
        // The owner's type layout says that there is a property of this type here.
        let property = place.assumingMemoryBound(to: FocusState<Value>.self)
        checker.follow(property.pointee.state, none: property.pointee.none)
        property.pointee.checker = checker
    }
}

/// Sets a focus state back that a program has set to what no view stands for.
@MainActor private final class FocusStateChecker<Value: Hashable> {
    private weak var graph: ViewGraph?
    private var state: State<Value>?
    private var none: Value?
    private var isWaiting = false
    fileprivate let followers = FocusFollowers()

    init(_ graph: ViewGraph?) { self.graph = graph }

    func follow(_ state: State<Value>, none: Value) { (self.state, self.none) = (state, none) }

    nonisolated func valueWasSet() {
        // From other threads the focus is moved, but not checked.
        if MainContext.isCurrent { MainActor.assumeIsolated { checkLater() } }
    }

    private func checkLater() {
        guard !isWaiting, let graph, let root = graph.rootNode else { return }
        isWaiting = true
        graph.actions.add(.gone, of: root) { [weak self] in
            self?.isWaiting = false
            self?.check()
        }
    }

    /// Looks for a view that the value stands for, which has or gets the focus, or sets the state back itself.
    private func check() {
        guard let state, let none, state.wrappedValue != none else { return }
        if !followers.areWanted { state.wrappedValue = none }
    }
}

/// The views that follow a focus state, in the graph of the state and in those inside of it.
@MainActor final class FocusFollowers {
    private struct Entry { weak var follower: (any FocusFollower)? }
    private var entries: [ObjectIdentifier: Entry] = [:]

    func join(_ follower: any FocusFollower) {
        entries[ObjectIdentifier(follower)] = Entry(follower: follower)
    }

    func leave(_ follower: any FocusFollower) { entries[ObjectIdentifier(follower)] = nil }

    /// Whether the state says that one of them has the focus.
    var areWanted: Bool { entries.values.contains { $0.follower?.isStillWanted == true } }
}
