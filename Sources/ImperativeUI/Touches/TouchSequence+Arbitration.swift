/// A recogniser that has recognised its gesture, and waits for whether its rivals fail.
struct WaitingRecognition {
    let recognizer: UIGestureRecognizer
    let event: UIEvent
    /// The recognisers that need further touches, and go first if these come.
    let rivals: [UIGestureRecognizer]
}

/// Decides which recognisers act.
extension TouchSequence {
    /// Which of the recognisers act now: those that had begun, and of those that just recognised, the ones that may;
    /// the others fail, or wait for their rivals.
    func decide() -> [UIGestureRecognizer] {
        guard let touch else { return [] }
        var winners: [UIGestureRecognizer] = []
        for (index, recognizer) in watching.enumerated() where recognizer.hasRecognized {
            if recognizer.isAccepted {
                winners.append(recognizer)
                continue
            }
            if waiting.contains(where: { $0.recognizer === recognizer }) { continue }
            let others = winners + watching.filter(\.isAccepted)
            let isPrevented = others.contains { $0 !== recognizer && !$0.goesWith(recognizer) }
            if isGoingOn, !hasTriedScroll, recognizer.waitsForScroll { continue }
            let rivals = recognizer.rivals.compactMap(\.recognizer)
            let isBeaten = rivals.contains { rival in (winners + recognized).contains { $0 === rival } }
            if !isBeaten, !isPrevented, yields(recognizer, at: index) { continue }
            if isBeaten || isPrevented || !mayBegin(recognizer) {
                recognizer.state = .failed
                continue
            }
            let mayStillLose = rivals.contains { rival in
                told.contains { $0 === rival }
                    && (rival.taps > touch.tapCount || (!rival.isTap && rival.state == .possible && isGoingOn))
            }
            let patient = rivalsWithFurtherTouches(of: recognizer, at: index)
            if mayStillLose || !patient.isEmpty {
                waiting.append(WaitingRecognition(recognizer: recognizer, event: event, rivals: patient))
            } else {
                accept(recognizer)
                winners.append(recognizer)
            }
        }
        if winners.contains(where: \.cancelsTouchesInView) { takeTouch() }
        return winners
    }

    private var isGoingOn: Bool { touch?.phase != .ended }

    /// Whether a gesture of contents without views gives way for now: one that began as the touch came down to
    /// contents further in, as long as the touch could be a tap; and one around a scrolling view to that view.
    private func yields(_ recognizer: UIGestureRecognizer, at index: Int) -> Bool {
        guard let standing = recognizer.standing, isGoingOn, !standing.goesFirst, !standing.goesWithAll else {
            return false
        }
        if recognizer.state == .ended { return false }
        if standing.isAroundScroller, touch?.phase == .moved, !hasMoved || !hasTriedScroll { return true }
        guard standing.beganAtOnce, !hasMoved else { return false }
        return watching[..<index].contains { $0.state == .possible && !$0.goesWith(recognizer) }
    }

    /// The recognisers further in that may come to recognise something of more touches than this one.
    private func rivalsWithFurtherTouches(of recognizer: UIGestureRecognizer, at index: Int) -> [UIGestureRecognizer] {
        guard recognizer.standing != nil, recognizer.state == .ended, !isGoingOn else { return [] }
        return watching[..<index].filter { $0.lingers && !$0.goesWith(recognizer) }
    }

    /// A recogniser acts. One whose gesture goes on makes those fail that have not recognised anything.
    private func accept(_ recognizer: UIGestureRecognizer) {
        recognizer.isAccepted = true
        if !recognized.contains(where: { $0 === recognizer }) { recognized.append(recognizer) }
        if recognizer.state == .ended { return }
        for other in watching where other.state == .possible && !other.goesWith(recognizer) { other.state = .failed }
    }

    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.mayBegin(on: hit ?? lastHit) }

    func act(on winners: [UIGestureRecognizer]) {
        for recognizer in winners where recognizer.hasNews { recognizer.sendActions(with: event) }
    }

    func timeHasCome() {
        dropGone()
        act(on: decide())
    }

    /// Recognisers on views that were taken out of the tree no longer take part.
    func dropGone() {
        for recognizer in watching where recognizer.follows {
            if isGone(recognizer) { recognizer.leaveTouch() }
        }
    }

    /// Whether the view of a recogniser was taken out of the tree.
    private func isGone(_ recognizer: UIGestureRecognizer) -> Bool {
        // Recognisers around the space take part as well.
        recognizer.view.map { !$0.isDescendant(of: space) && !space.isDescendant(of: $0) } ?? true
    }

    // MARK: The end

    /// No more touches come: rivals that have not recognised by now have failed. Returns whether something acted.
    @discardableResult
    func finish() -> Bool {
        if isDown { cancel() }
        var hasActed = endLingering { _ in true }
        let due = waiting
        waiting = []
        var acted: [WaitingRecognition] = []
        for entry in due {
            let recognizer = entry.recognizer
            let rivals = recognizer.rivals.compactMap(\.recognizer) + entry.rivals
            let isBeaten = rivals.contains { rival in recognized.contains { $0 === rival } }
            let isPrevented = acted.contains { $0.event === entry.event && !$0.recognizer.goesWith(recognizer) }
            if isBeaten || isPrevented || isGone(recognizer) {
                recognizer.state = .failed
            } else if recognizer.state == .ended {
                acted.append(entry)
                recognizer.isAccepted = true
                recognizer.sendActions(with: entry.event)
                hasActed = true
            }
            recognizer.startOver()
        }
        return hasActed
    }

    /// Nothing counts any more.
    func abandon() {
        cancel()
        for recognizer in lingering + waiting.map(\.recognizer) {
            recognizer.leaveTouch()
            if recognizer.state == .ended { recognizer.state = .failed }
            recognizer.startOver()
        }
        (lingering, waiting) = ([], [])
    }

    /// Tells recognisers that the touches they need do not come. Returns whether one acted.
    @discardableResult
    func endLingering(where isOver: (UIGestureRecognizer) -> Bool) -> Bool {
        let over = lingering.filter(isOver)
        lingering.removeAll { recognizer in over.contains { $0 === recognizer } }
        var winners: [UIGestureRecognizer] = []
        for recognizer in over {
            if isGone(recognizer) { recognizer.leaveTouch() }
            if recognizer.follows { recognizer.standing?.touchesAreOver() }
            if recognizer.state == .ended {
                let isPrevented = winners.contains { !$0.goesWith(recognizer) }
                if !recognizer.isAccepted, isPrevented || !mayBegin(recognizer) {
                    recognizer.state = .failed
                } else {
                    recognizer.isAccepted = true
                    recognized.append(recognizer)
                    winners.append(recognizer)
                    recognizer.sendActions(with: event)
                }
            }
            recognizer.startOver()
        }
        return !winners.isEmpty
    }
}

extension UIGestureRecognizer {
    /// Whether it waits for whether the touch scrolls, which would be the gesture that it requires to fail.
    fileprivate var waitsForScroll: Bool {
        rivals.contains { rival in
            guard let pan = rival.recognizer as? ScrollPanGestureRecognizer else { return false }
            return pan.state == .possible && !pan.touches.isEmpty
        }
    }

    fileprivate var isTap: Bool { self is UITapGestureRecognizer }

    /// How many taps in a row are needed.
    var taps: Int { max(1, (self as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 1) }

    func goesWith(_ other: UIGestureRecognizer) -> Bool {
        goesWithAll || other.goesWithAll
            || delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }
}
