import Foundation

/// One sequence of taps on its way: to what a view shows, to recognisers, to the view touched and its responders.
@MainActor struct TapDelivery {
    /// The view whose coordinates points are in.
    let space: UIView
    let count: Int

    /// Recognisers that were told of the sequence, and those that recognised, or would if no rival does.
    private var told: [UIGestureRecognizer] = []
    private var recognized: [UIGestureRecognizer] = []
    private var waiting: [(recognizer: UIGestureRecognizer, event: UIEvent)] = []

    init(in space: UIView, count: Int) {
        self.space = space
        self.count = count
    }

    /// Taps what is at a point. Returns whether something acted.
    mutating func tap(at point: CGPoint) -> Bool {
        tap(at: point) { space, event in space.hitTest(point, with: event) }
    }

    /// Taps a view in its middle, whatever is in front of it. Returns whether something acted.
    mutating func tap(_ view: UIView) -> Bool {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return tap(at: view.convert(middle, to: space)) { [weak view] _, _ in view }
    }

    private mutating func tap(at point: CGPoint, on find: (UIView, UIEvent) -> UIView?) -> Bool {
        var wasHandled = false
        for number in 1...count {
            if number > 1 { space.layoutIfNeeded() }
            let event = UIEvent()
            guard let hit = find(space, event) else { break }
            // What is no view takes the whole sequence or nothing of it.
            if number == 1, let contents = hit.contents {
                if contents.tap(.at(space.convert(point, to: hit), count: count)) { return true }
            }
            let touch = UITouch(on: hit, at: point, in: space)
            touch.tapCount = number
            if deliver(touch, on: hit, event) { wasHandled = true }
        }
        return finish() || wasHandled
    }

    // MARK: One tap

    private mutating func deliver(_ touch: UITouch, on hit: UIView, _ event: UIEvent) -> Bool {
        let touches: Set<UITouch> = [touch]
        event.allTouches = touches
        let watching = recognizers(for: touch, on: hit)
        touch.gestureRecognizers = watching
        for recognizer in watching {
            recognizer.touches = touches
            recognizer.touchesBegan(touches, with: event)
        }
        hit.touchesBegan(touches, with: event)
        touch.phase = .ended
        touch.timestamp = ProcessInfo.processInfo.systemUptime
        for recognizer in watching where recognizer.state != .failed && recognizer.state != .cancelled {
            recognizer.touchesEnded(touches, with: event)
        }
        let winners = decide(watching, touch, on: hit, event)
        if winners.contains(where: \.cancelsTouchesInView) {
            touch.phase = .cancelled
            hit.touchesCancelled(touches, with: event)
        } else {
            hit.touchesEnded(touches, with: event)
        }
        for recognizer in winners { recognizer.sendActions(with: event) }
        for recognizer in watching where !waiting.contains(where: { $0.recognizer === recognizer }) {
            recognizer.startOver()
        }
        return event.wasHandled || !winners.isEmpty
    }

    /// The recognisers on the view touched and on those around it, the innermost first; of one view those that need
    /// more taps first.
    private mutating func recognizers(for touch: UITouch, on hit: UIView) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view: UIView? = hit
        while let here = view {
            let own = (here.gestureRecognizers ?? []).enumerated()
            let sorted = own.sorted { ($1.element.taps, $0.offset) < ($0.element.taps, $1.offset) }
            for (_, recognizer) in sorted {
                guard recognizer.isEnabled, recognizer.state == .possible else { continue }
                if recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) == false { continue }
                found.append(recognizer)
            }
            view = here.superview
        }
        told += found.filter { new in !told.contains { $0 === new } }
        return found
    }

    /// Which of the recognisers that recognised may act now; the others fail, or wait for their rivals.
    private mutating func decide(
        _ watching: [UIGestureRecognizer], _ touch: UITouch, on hit: UIView, _ event: UIEvent
    ) -> [UIGestureRecognizer] {
        var winners: [UIGestureRecognizer] = []
        for recognizer in watching where recognizer.hasRecognized {
            let rivals = recognizer.rivals.compactMap(\.recognizer)
            let isBeaten = rivals.contains { rival in (winners + recognized).contains { $0 === rival } }
            let mayStillLose = rivals.contains { rival in
                rival.taps > touch.tapCount && told.contains { $0 === rival }
            }
            if isBeaten || !recognizer.mayBegin(from: hit) || winners.contains(where: { !$0.goesWith(recognizer) }) {
                recognizer.state = .failed
            } else if mayStillLose {
                waiting.append((recognizer, event))
            } else {
                winners.append(recognizer)
            }
        }
        recognized += winners
        return winners
    }

    /// The sequence is over: rivals that have not recognised by now have failed.
    private mutating func finish() -> Bool {
        var hasActed = false
        for (recognizer, event) in waiting {
            let rivals = recognizer.rivals.compactMap(\.recognizer)
            if !rivals.contains(where: { rival in recognized.contains { $0 === rival } }) {
                recognizer.sendActions(with: event)
                hasActed = true
            }
            recognizer.startOver()
        }
        waiting = []
        return hasActed
    }
}

extension UIGestureRecognizer {
    fileprivate var hasRecognized: Bool { state == .ended || state == .began || state == .changed }

    /// How many taps in a row are needed.
    fileprivate var taps: Int { max(1, (self as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 1) }

    /// Whether the delegate and every view from the one touched up to the recogniser's let it act.
    fileprivate func mayBegin(from hit: UIView) -> Bool {
        if delegate?.gestureRecognizerShouldBegin(self) == false { return false }
        var view: UIView? = hit
        while let here = view {
            if !here.gestureRecognizerShouldBegin(self) { return false }
            if here === self.view { break }
            view = here.superview
        }
        return true
    }

    fileprivate func goesWith(_ other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }
}
