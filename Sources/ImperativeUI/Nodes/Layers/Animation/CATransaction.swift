import Foundation
import Motion
import BridgedEnvironment

/// The settings with which changes of layers are animated.
///
/// What is set between ``begin()`` and ``commit()`` applies to the changes in between. What is set outside applies to
/// changes until the end of the next update.
@MainActor @preconcurrency open class CATransaction: NSObject {
    /// One level of settings.
    @MainActor final class Settings {
        fileprivate let outer: Settings?
        fileprivate let isImplicit: Bool
        fileprivate var ownDuration: Double?
        fileprivate var ownTimingFunction: CAMediaTimingFunction?
        fileprivate var ownDisablesActions: Bool?
        fileprivate var values: [String: Any] = [:]
        fileprivate var tracker: AnimationTracker?
        fileprivate var completion: (() -> Void)?

        fileprivate init(in outer: Settings?, isImplicit: Bool = false) {
            (self.outer, self.isImplicit) = (outer, isImplicit)
        }

        private var levels: UnfoldFirstSequence<Settings> { sequence(first: self) { $0.outer } }

        /// The seconds that animations take which say nothing else; `nil` for the standard.
        var duration: Double? { levels.lazy.compactMap(\.ownDuration).first }
        var timingFunction: CAMediaTimingFunction? { levels.lazy.compactMap(\.ownTimingFunction).first }
        fileprivate var disablesActions: Bool { levels.lazy.compactMap(\.ownDisablesActions).first ?? false }
        /// Those that wait for the animations that begin now.
        var trackers: [AnimationTracker] { levels.compactMap(\.tracker) }

        fileprivate func setCompletion(_ block: (() -> Void)?) {
            completion = block
            if block == nil || tracker != nil { return }
            let made = AnimationTracker()
            made.addCompletion(.logicallyComplete) { [self] in
                completion?()
                completion = nil
            }
            tracker = made
        }
    }

    private static var innermost: Settings?
    private static var implicit: Settings?

    /// The settings in force.
    static var current: Settings { innermost ?? madeImplicit }

    /// The settings for changes outside of transactions, until the next update is over.
    private static var madeImplicit: Settings {
        if let implicit { return implicit }
        let made = Settings(in: nil, isImplicit: true)
        implicit = made
        UpdateQueue.shared.atEnd {
            if implicit === made { implicit = nil }
            made.tracker?.seal()
        }
        return made
    }

    /// The seconds that changes take which are animated by themselves.
    static let standardDuration = 0.25

    /// Begins a transaction inside of the one in force.
    open class func begin() { innermost = Settings(in: innermost ?? implicit) }

    /// Ends the innermost transaction. Outside of transactions it does nothing.
    open class func commit() {
        guard let ended = innermost else { return }
        innermost = ended.outer?.isImplicit == true ? nil : ended.outer
        ended.tracker?.seal()
    }

    /// Performs the updates that are due, so that changes are on screen.
    open class func flush() { UpdateQueue.shared.flush() }

    /// Returns the seconds that animations take which say nothing else; 0.25 by default.
    open class func animationDuration() -> CFTimeInterval { current.duration ?? standardDuration }

    /// Sets the seconds that animations take which say nothing else. A negative or non-finite number counts as 0.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        current.ownDuration = dur > 0 && dur < .infinity ? dur : 0
    }

    /// Returns the timing function of animations that have none; `nil`, the default, for the standard.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }

    /// Sets the timing function of animations that have none.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.ownTimingFunction = function
    }

    /// Returns whether changes are shown at once.
    open class func disableActions() -> Bool { (innermost ?? implicit)?.disablesActions ?? false }

    /// Sets whether changes are shown at once, instead of as their actions say.
    open class func setDisableActions(_ flag: Bool) { current.ownDisablesActions = flag }

    /// Returns what is called at the end of the transaction; `nil` for nothing.
    open class func completionBlock() -> (() -> Void)? { current.completion }

    /// Sets what is called when all animations that begin in the transaction from now on are over, or have been removed;
    /// after the next update, if there are none.
    open class func setCompletionBlock(_ block: (() -> Void)?) { current.setCompletion(block) }

    /// Returns a value of the transaction by its key.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: sequence(first: current) { $0.outer }.lazy.compactMap { $0.values[key] }.first
        }
    }

    /// Sets a value of the transaction by its key.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: setAnimationDuration((anObject as? Double) ?? standardDuration)
        case kCATransactionDisableActions: setDisableActions((anObject as? Bool) ?? false)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: current.values[key] = anObject
        }
    }
}

/// The key of the duration of a transaction.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether a transaction shows changes at once.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of a transaction.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what is called at the end of a transaction.
public let kCATransactionCompletionBlock = "completionBlock"

/// The event of a layer that comes into a window.
public let kCAOnOrderIn = "onOrderIn"
