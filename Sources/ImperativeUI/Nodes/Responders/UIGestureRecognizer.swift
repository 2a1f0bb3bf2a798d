import Foundation
import Motion

/// The methods with which a delegate controls a gesture recogniser.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Returns whether a gesture recogniser may begin to recognise its gesture; `true` by default.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Returns whether a gesture recogniser receives a touch; `true` by default.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Returns whether two gesture recognisers may recognise the same touch simultaneously; `false` by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Returns `true` by default.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns `true` by default.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    /// Returns `false` by default.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// The base class of gesture recognisers, which observe the touches on a view and call actions for a gesture.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject, _NibConnecting {
    /// The state of a gesture recogniser.
    public enum State: Int, Sendable {
        /// No gesture has been recognised yet.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture has changed.
        case changed = 2
        /// The gesture has ended.
        case ended = 3
        /// A continuous gesture was cancelled.
        case cancelled = 4
        /// The touches do not form the gesture.
        case failed = 5

        /// A discrete gesture was recognised.
        public static let recognized = State.ended
    }

    /// Connects an outlet or an action by its name. Code that the plug-in `AppleSources` adds to classes overrides it.
    open func _connect(_ connection: _NibConnection) {}

    /// The actions, in the order in which they were added.
    private final var actions: [TargetAction] = []
    /// The recognisers that must fail before this one recognises.
    final var rivals: [Rival] = []
    final var touches: Set<UITouch> = []

    /// The touches that are watched, from the first one on until the gesture is over.
    final weak var arena: (any GestureArena)?
    /// The standing among other recognisers, if it is for contents without views.
    package final var standing: GestureStanding?

    struct Rival { weak var recognizer: UIGestureRecognizer? }

    /// Creates a recogniser that calls a method of `target`: `action: Controller.tapped`. The target is held weakly.
    /// Without a target, the nearest responder of the method's type is used.
    public init<Target: AnyObject>(target: AnyObject?, action: @escaping (Target) -> () -> Void) {
        super.init()
        addTarget(target, action: action)
    }

    /// Creates a recogniser that calls a method of `target` with the recogniser. The target is held weakly.
    public init<Target: AnyObject, Sender>(target: AnyObject?, action: @escaping (Target) -> (Sender) -> Void) {
        super.init()
        addTarget(target, action: action)
    }

    /// Creates a recogniser that calls the method of a selector, which may take the recogniser; `nil` for none. The
    /// target is held weakly.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let action { add(TargetAction(target as AnyObject?, action)) }
    }

    /// Creates a recogniser without actions.
    public override init() { super.init() }

    // MARK: Settings

    /// The view to which the recogniser is attached, whose touches and those of its descendants it receives.
    public internal(set) final weak var view: UIView?
    /// The clock that the gesture goes by.
    package final var clock: AnimationClock { view?.clock ?? .current }

    /// A Boolean value that indicates whether the recogniser receives touches; `true` by default. Setting it to `false`
    /// cancels the current gesture.
    open var isEnabled = true { didSet { if !isEnabled { leaveTouch() } } }

    /// The delegate that controls the recognition; held weakly.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A Boolean value that indicates whether the touches are cancelled in the touched view once the gesture is
    /// recognised; `true` by default.
    open var cancelsTouchesInView = true

    /// A name for tests and tools.
    open var name: String?

    // MARK: State

    /// The state of the gesture. Subclasses set it as they receive touches.
    open var state: State = .possible { didSet { hasNews = true } }
    /// Whether the state was set since the actions were last called.
    final var hasNews = false
    /// Whether the gesture counts: nothing stands against it.
    package internal(set) final var isAccepted = false

    /// The number of touches of the gesture.
    open var numberOfTouches: Int { touches.count }

    /// Returns the location of the gesture in the coordinates of a view, or of the topmost view for `nil`; the origin
    /// if there are no touches.
    open func location(in view: UIView?) -> CGPoint { touches.first?.location(in: view) ?? .zero }

    /// Returns the location of a touch; the origin for an index out of range.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let sorted = touches.sorted { $0.timestamp < $1.timestamp }
        return sorted.indices.contains(touchIndex) ? sorted[touchIndex].location(in: view) : .zero
    }

    /// Requires another gesture recogniser to fail before this one recognises its gesture.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        rivals.append(Rival(recognizer: otherGestureRecognizer))
    }

    /// Whether the recogniser receives the touch of a single finger.
    var followsTouches: Bool { standing?.followsTouches ?? true }

    /// Whether the recogniser receives two fingers that move apart, or around each other.
    var followsPinches: Bool { standing?.followsPinches ?? false }

    // MARK: For subclasses

    /// Called when touches begin. Overrides set ``state``.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches move. Overrides set ``state``.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches end. Overrides set ``state``.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches are cancelled. Overrides set ``state``.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called after the gesture was recognised or failed, before the next one. The state is `.possible` at that time.
    open func reset() {}

    /// Starts again.
    final func startOver() {
        state = .possible
        touches = []
        isAccepted = false
        hasNews = false
        arena = nil
        standing?.beganAtOnce = false
        reset()
    }

    // MARK: Actions

    func add(_ action: TargetAction) { actions.append(action) }

    /// Removes actions, and those that can never be called again.
    final func removeActions(where isMeant: (TargetAction) -> Bool) { actions.removeAll { isMeant($0) || $0.isOver } }

    /// Calls the actions.
    final func sendActions(with event: UIEvent) {
        hasNews = false
        for action in actions { action.send(from: self, near: view, event: event) }
        standing?.act()
    }

    /// Adds the method of a selector to call when the state changes. It may take the recogniser. The target is held
    /// weakly.
    open func addTarget(_ target: Any, action: Selector) { add(TargetAction(target as AnyObject, action)) }

    /// Removes the actions of a target.
    ///
    /// - Parameters:
    ///   - target: The target; `nil` for all targets.
    ///   - action: The selector of the method; `nil`, the default, for all methods, also those without selectors.
    open func removeTarget(_ target: Any?, action: Selector? = nil) { defaultRemoveTarget(target, action: action) }
}
