import Foundation
import Motion

/// Has a say in what a gesture recogniser recognises.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether a recogniser may recognise what it is about to; true by default.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether a recogniser is told of a touch; true by default.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Whether two recognisers may recognise the same touch; false by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Returns `true`.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns `true`.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    /// Returns `false`.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// Watches the touches on a view for a gesture and calls methods when it comes: the base of recognisers.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
    /// How far a gesture has come.
    public enum State: Int, Sendable {
        /// Nothing is recognised yet.
        case possible = 0
        /// A gesture that goes on began.
        case began = 1
        /// A gesture that goes on changed.
        case changed = 2
        /// The gesture came to its end.
        case ended = 3
        /// A gesture that had begun no longer counts.
        case cancelled = 4
        /// The touches are not the gesture.
        case failed = 5

        /// The gesture came, all at once.
        public static let recognized = State.ended
    }

    /// What is called, in the order in which it was added.
    private final var actions: [TargetAction] = []
    /// The recognisers that must fail before this one recognises.
    final var rivals: [Rival] = []
    final var touches: Set<UITouch> = []

    /// The touches that are watched, from the first one on until the gesture is over.
    final weak var arena: (any GestureArena)?
    /// How it stands among others, if it is for something that is no view.
    package final var standing: GestureStanding?

    struct Rival { weak var recognizer: UIGestureRecognizer? }

    /// Makes a recogniser that calls a method of `target`, held weakly: `action: Controller.tapped`. Without a target
    /// it is the nearest responder of the method's type.
    public init<Target: AnyObject>(target: AnyObject?, action: @escaping (Target) -> () -> Void) {
        super.init()
        addTarget(target, action: action)
    }

    /// Makes a recogniser that calls a method of `target`, held weakly, with the recogniser.
    public init<Target: AnyObject, Sender>(target: AnyObject?, action: @escaping (Target) -> (Sender) -> Void) {
        super.init()
        addTarget(target, action: action)
    }

    /// Makes a recogniser that calls nothing yet.
    public init(target: AnyObject?, action: Never?) { super.init() }

    /// Makes a recogniser that calls nothing yet.
    public override init() { super.init() }

    // MARK: Settings

    /// The view whose touches are watched, with those of the views below it.
    public internal(set) final weak var view: UIView?
    /// The clock that the gesture goes by.
    package final var clock: AnimationClock { view?.clock ?? .current }

    /// Whether the recogniser is told of touches; true by default. Setting it to false cancels a gesture that goes on.
    open var isEnabled = true { didSet { if !isEnabled { leaveTouch() } } }

    /// Has a say in what is recognised.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Whether the view touched is told that its touches no longer count once the gesture is recognised; true by
    /// default.
    open var cancelsTouchesInView = true

    /// A name for tests and tools.
    open var name: String?

    // MARK: State

    /// How far the gesture has come. Subclasses set it as touches come in.
    open var state: State = .possible { didSet { hasNews = true } }
    /// Whether the state was set since what is called was called last.
    final var hasNews = false
    /// Whether the gesture counts: nothing stands against it.
    package internal(set) final var isAccepted = false

    /// How many touches are watched.
    open var numberOfTouches: Int { touches.count }

    /// Where the gesture is, in the coordinates of a view, or of the topmost view for `nil`; the origin without
    /// touches.
    open func location(in view: UIView?) -> CGPoint { touches.first?.location(in: view) ?? .zero }

    /// Where one of the touches is; the origin for an index out of range.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let sorted = touches.sorted { $0.timestamp < $1.timestamp }
        return sorted.indices.contains(touchIndex) ? sorted[touchIndex].location(in: view) : .zero
    }

    /// Recognises only after another recogniser failed to.
    public final func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        rivals.append(Rival(recognizer: otherGestureRecognizer))
    }

    // MARK: For subclasses

    /// Called when touches came down. An override sets ``state``.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches moved. An override sets ``state``.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches went up. An override sets ``state``.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches no longer count. An override sets ``state``.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called before the next gesture is watched for, after one was recognised or failed. The state is `.possible`
    /// then.
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

    // MARK: What is called

    func add(_ action: TargetAction) { actions.append(action) }

    /// No longer calls methods of `target`.
    ///
    /// - Parameters:
    ///   - target: Whose methods; `nil` for those of all targets.
    ///   - action: Always `nil`, for all methods: methods cannot be compared.
    public final func removeTarget(_ target: AnyObject?, action: Never? = nil) {
        actions.removeAll { target == nil || $0.target === target || $0.isOver }
    }

    /// Calls what is to be called.
    final func sendActions(with event: UIEvent) {
        hasNews = false
        for action in actions { action.send(from: self, near: view, event: event) }
        standing?.act()
    }
}
