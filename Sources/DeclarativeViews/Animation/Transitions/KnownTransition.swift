/// The facts about transitions that are known without running them.
enum KnownTransition {
    /// Whether nothing is seen of how a view comes.
    static func comesAtOnce<T: Transition>(_ transition: T) -> Bool {
        (transition as? any TransitionFacts)?.comesAtOnce ?? false
    }

    /// Whether nothing is seen of how a view goes.
    static func leavesAtOnce<T: Transition>(_ transition: T) -> Bool {
        (transition as? any TransitionFacts)?.leavesAtOnce ?? false
    }

    /// Whether a view may move though its coming and going is not animated. A client's transition may.
    static func mayAnimateItself<T: Transition>(_ transition: T) -> Bool {
        (transition as? any TransitionFacts)?.mayAnimateItself ?? true
    }
}

/// A transition of the framework.
private protocol TransitionFacts {
    var comesAtOnce: Bool { get }
    var leavesAtOnce: Bool { get }
    var mayAnimateItself: Bool { get }
}

extension TransitionFacts {
    var comesAtOnce: Bool { false }
    var leavesAtOnce: Bool { false }
    var mayAnimateItself: Bool { false }
}

extension OpacityTransition: TransitionFacts {}
extension ScaleTransition: TransitionFacts {}
extension OffsetTransition: TransitionFacts {}
extension MoveTransition: TransitionFacts {}
extension SlideTransition: TransitionFacts {}
extension PushTransition: TransitionFacts {}

extension IdentityTransition: TransitionFacts {
    nonisolated var comesAtOnce: Bool { true }
    nonisolated var leavesAtOnce: Bool { true }
}

extension AsymmetricTransition: TransitionFacts {
    var comesAtOnce: Bool { KnownTransition.comesAtOnce(insertion) }
    var leavesAtOnce: Bool { KnownTransition.leavesAtOnce(removal) }
    var mayAnimateItself: Bool {
        KnownTransition.mayAnimateItself(insertion) || KnownTransition.mayAnimateItself(removal)
    }
}

extension CombinedTransition: TransitionFacts {
    var comesAtOnce: Bool { KnownTransition.comesAtOnce(first) && KnownTransition.comesAtOnce(second) }
    var leavesAtOnce: Bool { KnownTransition.leavesAtOnce(first) && KnownTransition.leavesAtOnce(second) }
    var mayAnimateItself: Bool {
        KnownTransition.mayAnimateItself(first) || KnownTransition.mayAnimateItself(second)
    }
}

extension AnimatedTransition: TransitionFacts {
    var comesAtOnce: Bool { KnownTransition.comesAtOnce(base) }
    var leavesAtOnce: Bool { KnownTransition.leavesAtOnce(base) }
    var mayAnimateItself: Bool { animation != nil }
}
