import BridgedEnvironment

/// A property wrapper that tracks and moves the keyboard focus.
///
/// `focused(_:)` and `focused(_:equals:)` bind a view to a value. Setting the property moves the focus after the
/// update; if no focusable view is bound to the value, the property is reset. When the focus moves, the property
/// follows. It is `false` or `nil` while none of the bound views has the focus.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    fileprivate var state: State<Value>
    fileprivate let none: Value
    fileprivate var checker: FocusStateChecker<Value>?

    /// A property wrapper that reads and writes a focus state, for use with `focused(_:)`.
    @propertyWrapper public struct Binding: DynamicProperty {
        var base: DeclarativeViews.Binding<Value>
        let none: Value
        fileprivate var checker: FocusStateChecker<Value>?

        /// The views that follow the state.
        @MainActor var followers: FocusFollowers? { checker?.followers }

        /// The current focus value. Setting it moves the focus.
        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set {
                base.wrappedValue = newValue
                checker?.valueWasSet()
            }
        }

        /// The binding itself, available with the prefix `$`.
        public var projectedValue: Binding { self }
    }

    /// Creates a focus state for a single view; `false` while the view does not have the focus.
    public init() where Value == Bool {
        state = State(wrappedValue: false)
        none = false
    }

    /// Creates a focus state for several views; `nil` while none of them has the focus.
    public init<T: Hashable>() where Value == T? {
        state = State(wrappedValue: nil)
        none = nil
    }

    /// The current focus value. Setting it moves the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set {
            state.wrappedValue = newValue
            checker?.valueWasSet()
        }
    }

    /// A binding to the focus state, for `focused(_:)`.
    public var projectedValue: Binding { Binding(base: state.projectedValue, none: none, checker: checker) }
}

extension FocusState {
    /// Implementation detail. Don't call this method.
    @MainActor public static func _makeSlot(in context: _PropertySlotContext) -> _PropertySlot {
        FocusStateSlot<Value>(in: context)
    }
}

/// Owns the storage of a focus state, and the checker of its value.
private final class FocusStateSlot<Value: Hashable>: PropertyListSlot {
    private let checker: FocusStateChecker<Value>

    init(in context: _PropertySlotContext) {
        checker = FocusStateChecker(context.buffer.node?.graph)
        super.init(of: FocusState<Value>.self, in: context)
    }

    override func install(at pointer: UnsafeMutableRawPointer) {
        super.install(at: pointer)
        // The owner's type layout says that there is a property of this type here.
        let property = pointer.assumingMemoryBound(to: FocusState<Value>.self)
        checker.follow(property.pointee.state, none: property.pointee.none)
        property.pointee.checker = checker
    }
}

/// Resets a focus state that a program has set to a value without a view.
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

    /// Whether the state wants any of these followers to have the focus.
    var areWanted: Bool { entries.values.contains { $0.follower?.isStillWanted == true } }
}
