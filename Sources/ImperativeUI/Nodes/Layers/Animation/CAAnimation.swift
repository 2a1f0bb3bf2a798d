import Foundation
import Motion

/// An animation of a layer: the base of all kinds, which moves nothing itself.
///
/// A layer shows an animation for as long as it has it, and its own values before and after. It copies what is added to
/// it, so that later changes of the object have no effect. Set the layer's property, too, where it is to have the value
/// at the end.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    final var timing = LayerTiming()
    private final var values: [String: Any] = [:]

    /// Creates an animation. Its duration is that of the transaction in which it is added.
    public override init() { super.init() }

    /// Creates an animation from an archive. The contents of the archive are not read.
    public required init?(coder: NSCoder) { super.init() }

    /// The curve of the time of each run; `nil`, the default, for constant speed.
    open var timingFunction: CAMediaTimingFunction?

    /// The object that is told when the animation starts and stops. It is retained.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the layer removes the animation at its end; `true` by default. Otherwise it goes on to show its last value
    /// if its fill mode says so.
    open var isRemovedOnCompletion = true

    /// Returns the value that is used before a property is set; `nil`, the default, for that of the class.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Keeps a value by a name of one's own, for the delegate. Copies keep it, too.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// Returns the value kept by a name; `nil` if there is none.
    open func value(forKey key: String) -> Any? { values[key] }

    /// Returns an animation of the same kind with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeEmpty()
        copy.take(self)
        return copy
    }

    /// Returns an animation of the same kind.
    func makeEmpty() -> CAAnimation { CAAnimation() }

    /// Takes over the values of another animation of the same kind.
    func take(_ other: CAAnimation) {
        timing = other.timing
        values = other.values
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
    }

    /// The same animation, apart from later changes.
    final var copied: CAAnimation {
        let copy = makeEmpty()
        copy.take(self)
        return copy
    }

    /// Adds the animation to a layer.
    @MainActor @preconcurrency open func run(
        forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
    ) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    // MARK: Timing

    /// The begin, in seconds of the layer's time; 0, the default, for the time at which the animation is added.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue.isFinite ? newValue : 0 }
    }

    /// The seconds of one run; 0, the default, for those of the transaction. A negative or non-finite number counts as 0.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue > 0 && newValue < .infinity ? newValue : 0 }
    }

    /// The speed relative to the layer's time; 1 by default. Negative speeds run backwards. A non-finite number counts
    /// as 1.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue.isFinite ? newValue : 1 }
    }

    /// The seconds by which the first run is ahead: what is left out at the start comes at the end. 0 by default.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue.isFinite ? newValue : 0 }
    }

    /// The number of runs, also with a fraction, and infinity; 0, the default, for one.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// The seconds for which runs are repeated; 0, the default, where ``repeatCount`` counts.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue > 0 ? newValue : 0 }
    }

    /// Whether each run is followed by one backwards; `false` by default.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// What is shown before the begin and after the end; `.removed` by default.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    // MARK: Showing

    /// The seconds of one run; those of a transaction were set when the animation was added.
    var run: Double { timing.duration }

    /// Reports what the layer does not have. Called once, when the animation is added.
    @MainActor func check(on layer: CALayer) {}

    /// Gives the values of a moment to a layer that only shows them.
    @MainActor func show(_ moment: LayerTiming.Moment, on shown: CALayer) {}

    /// Gives the values at a time around to a layer that only shows them.
    @MainActor final func apply(to shown: CALayer, at time: Double, from begin: Double) {
        if let moment = timing.moment(at: time, from: begin, run: run) { show(moment, on: shown) }
    }

    /// Returns the share of a run that has gone by, as the timing function has it.
    final func share(of moment: LayerTiming.Moment) -> Double {
        let share = run > 0 ? min(max(moment.time / run, 0), 1) : 1
        return timingFunction?.curve.value(at: share) ?? share
    }

    /// Sets the duration where none is set.
    final func setDefaults(duration: Double) { if timing.duration == 0 { timing.duration = duration } }
}

/// An object that is told when animations start and stop.
@MainActor @preconcurrency public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Called when an animation has begun.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when an animation is over.
    ///
    /// - Parameters:
    ///   - anim: The layer's copy of the animation.
    ///   - flag: Whether it came to its end, and was not removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
