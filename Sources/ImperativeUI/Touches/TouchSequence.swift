import Foundation

/// One touch, or several in a row at one place, on their way: to what a view shows, to recognisers, to the view touched
/// and its responders.
///
/// A touch comes down, moves and goes up, or is cancelled; the next of the sequence may then come down. When no more
/// will, the sequence is finished: a recogniser that waits for another one to fail acts then.
@MainActor final class TouchSequence {
    /// The view whose coordinates points are in.
    let space: UIView
    /// How many touches have come down.
    private(set) var count = 0
    /// Where the last touch came down.
    private(set) var start = CGPoint.zero

    private var touch: UITouch?
    private var hit: UIView?
    private var event = UIEvent()
    /// The recognisers that are told of the touch, the innermost first.
    private var watching: [UIGestureRecognizer] = []
    /// Whether a recogniser has taken the touch from the view it came down on.
    private var isTaken = false
    /// Whether something without views of its own follows the touch.
    private var isInContents = false
    /// Whether the touch scrolls what is under it, as nothing else wanted it.
    private var isScrolling = false
    /// Whether it follows the touch by itself.
    private var isFollowed = false

    /// Recognisers that were told of the sequence, and those that recognised, or would if no rival does.
    private var told: [UIGestureRecognizer] = []
    private var recognized: [UIGestureRecognizer] = []
    private var waiting: [(recognizer: UIGestureRecognizer, event: UIEvent)] = []

    init(in space: UIView) { self.space = space }

    /// Whether a touch is down.
    var isDown: Bool { touch != nil }

    /// Whether recognisers wait for whether more touches come.
    var isWaiting: Bool { !waiting.isEmpty }

    // MARK: Whole taps

    /// Taps what is at a point a number of times. Returns whether something acted.
    func tap(at point: CGPoint, count: Int) -> Bool {
        tap(at: point, count) { space, event in space.hitTest(point, with: event) }
    }

    /// Taps a view in its middle, whatever is in front of it. Returns whether something acted.
    func tap(_ view: UIView, count: Int) -> Bool {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return tap(at: view.convert(middle, to: space), count) { [weak view] _, _ in view }
    }

    private func tap(at point: CGPoint, _ count: Int, on find: (UIView, UIEvent) -> UIView?) -> Bool {
        var wasHandled = false
        for number in 1...count {
            if number > 1 { space.layoutIfNeeded() }
            let event = UIEvent()
            guard let hit = find(space, event) else { break }
            // What is no view takes the whole sequence or nothing of it.
            if number == 1, let contents = hit.contents {
                if contents.tap(.at(space.convert(point, to: hit), count: count)) { return true }
            }
            come(down: point, on: hit, event)
            if up(at: nil) { wasHandled = true }
        }
        return finish() || wasHandled
    }

    // MARK: One touch

    /// A touch comes down.
    func begin(at point: CGPoint, modifiers: UIKeyModifierFlags = []) {
        if isDown { cancel() }
        let event = UIEvent()
        event.modifierFlags = modifiers
        guard let hit = space.hitTest(point, with: event) else { return }
        come(down: point, on: hit, event)
        if let contents = hit.contents {
            let place = space.convert(point, to: hit)
            isFollowed = contents.touch(.began(place, number: count, extends: modifiers.contains(.shift)))
            if isFollowed { return }
            isInContents = true
            contents.press(place)
        }
    }

    private func come(down point: CGPoint, on hit: UIView, _ event: UIEvent) {
        count += 1
        start = point
        let touch = UITouch(on: hit, at: point, in: space)
        touch.tapCount = count
        (self.touch, self.hit, self.event) = (touch, hit, event)
        (isTaken, isInContents, isScrolling, isFollowed) = (false, false, false, false)
        event.allTouches = [touch]
        watching = recognizers(for: touch, on: hit)
        touch.gestureRecognizers = watching
        for recognizer in watching {
            recognizer.touches = [touch]
            recognizer.timeHasCome = { [weak self] in self?.timeHasCome() }
            recognizer.touchesBegan([touch], with: event)
        }
        hit.touchesBegan([touch], with: event)
        act(on: decide())
    }

    /// The touch moves.
    func move(to point: CGPoint) {
        guard let touch, let hit else { return }
        touch.go(on: .moved, at: point)
        for recognizer in watching where recognizer.follows { recognizer.touchesMoved([touch], with: event) }
        let winners = decide()
        if !isTaken {
            hit.touchesMoved([touch], with: event)
            if isFollowed { _ = hit.contents?.touch(.moved(space.convert(point, to: hit))) }
            if isInContents, !isNear(point) {
                isInContents = false
                hit.contents?.cancelPress()
            }
        }
        act(on: winners)
        scrollIfNobodyWants(touch, on: hit)
    }

    /// Scrolls what is under a touch that is dragged, if no recogniser and no control has it.
    private func scrollIfNobodyWants(_ touch: UITouch, on hit: UIView) {
        if watching.contains(where: \.isAccepted) || (hit as? UIControl)?.isTracking == true { return }
        let (from, to) = (isScrolling ? touch.previousLocation(in: space) : start, touch.location(in: space))
        let delta = CGVector(dx: from.x - to.x, dy: from.y - to.y)
        if !isScrolling, abs(delta.dx) < UIPanGestureRecognizer.distance,
            abs(delta.dy) < UIPanGestureRecognizer.distance
        {
            return
        }
        guard WheelDelivery.scroll(by: delta, at: start, in: space, from: hit), !isScrolling else { return }
        isScrolling = true
        for recognizer in watching where recognizer.state == .possible { recognizer.state = .failed }
        takeTouch()
    }

    /// The touch goes up. Returns whether something acted.
    @discardableResult
    func end(at point: CGPoint) -> Bool {
        guard isDown else { return false }
        let (hit, number, wasInContents) = (hit, count, isInContents)
        let place = hit.map { space.convert(point, to: $0) }
        if wasInContents { hit?.contents?.cancelPress() }
        let wasFollowed = isFollowed
        if wasFollowed { endFollowing() }
        let hasActed = up(at: point) || wasFollowed
        guard wasInContents, !isTaken, let place, let contents = hit?.contents else { return hasActed }
        return contents.tap(.numbered(place, number: number)) || hasActed
    }

    private func up(at point: CGPoint?) -> Bool {
        guard let touch, let hit else { return false }
        touch.go(on: .ended, at: point)
        for recognizer in watching where recognizer.follows { recognizer.touchesEnded([touch], with: event) }
        let winners = decide()
        if !isTaken { hit.touchesEnded([touch], with: event) }
        act(on: winners)
        let hasWon = watching.contains { recognizer in recognized.contains { $0 === recognizer } }
        let wasHandled = event.wasHandled || hasWon
        letGo()
        return wasHandled
    }

    /// The touch no longer counts.
    func cancel() {
        guard let touch, let hit else { return }
        touch.go(on: .cancelled)
        for recognizer in watching where recognizer.follows { recognizer.touchesCancelled([touch], with: event) }
        for recognizer in watching where recognizer.state == .cancelled { recognizer.sendActions(with: event) }
        if !isTaken { hit.touchesCancelled([touch], with: event) }
        if isInContents { hit.contents?.cancelPress() }
        endFollowing()
        letGo()
    }

    private func endFollowing() {
        if isFollowed { _ = hit?.contents?.touch(.ended) }
        isFollowed = false
    }

    private func letGo() {
        for recognizer in watching where !waiting.contains(where: { $0.recognizer === recognizer }) {
            recognizer.startOver()
        }
        (touch, hit, watching) = (nil, nil, [])
    }

    /// How far a touch may move and still be a tap on what it came down on, in points.
    private static let tapRadius: CGFloat = 24

    /// Whether a point is near where the touch came down.
    func isNear(_ point: CGPoint) -> Bool {
        abs(point.x - start.x) <= Self.tapRadius && abs(point.y - start.y) <= Self.tapRadius
    }

    // MARK: Recognisers

    /// The recognisers on the view touched and on those around it, the innermost first; of one view those that need
    /// more taps first.
    private func recognizers(for touch: UITouch, on hit: UIView) -> [UIGestureRecognizer] {
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

    /// Which of the recognisers act now: those that had begun, and of those that just recognised, the ones that may;
    /// the others fail, or wait for their rivals.
    private func decide() -> [UIGestureRecognizer] {
        guard let touch, let hit else { return [] }
        var winners: [UIGestureRecognizer] = []
        for recognizer in watching where recognizer.hasRecognized {
            if recognizer.isAccepted {
                winners.append(recognizer)
                continue
            }
            if waiting.contains(where: { $0.recognizer === recognizer }) { continue }
            let rivals = recognizer.rivals.compactMap(\.recognizer)
            let isBeaten = rivals.contains { rival in (winners + recognized).contains { $0 === rival } }
            let mayStillLose = rivals.contains { rival in
                told.contains { $0 === rival }
                    && (rival.taps > touch.tapCount || (!rival.isTap && rival.state == .possible && isGoingOn))
            }
            let others = winners + watching.filter(\.isAccepted)
            let isPrevented = others.contains { $0 !== recognizer && !$0.goesWith(recognizer) }
            if isBeaten || isPrevented || !recognizer.mayBegin(from: hit) {
                recognizer.state = .failed
            } else if mayStillLose {
                waiting.append((recognizer, event))
            } else {
                accept(recognizer)
                winners.append(recognizer)
            }
        }
        takeTouch(for: winners)
        return winners
    }

    private var isGoingOn: Bool { touch?.phase != .ended }

    /// A recogniser acts. One whose gesture goes on makes those fail that have not recognised anything.
    private func accept(_ recognizer: UIGestureRecognizer) {
        recognizer.isAccepted = true
        if !recognized.contains(where: { $0 === recognizer }) { recognized.append(recognizer) }
        if recognizer.state == .ended { return }
        for other in watching where other.state == .possible && !other.goesWith(recognizer) { other.state = .failed }
    }

    /// Takes the touch from the view, if one of the recognisers does that.
    private func takeTouch(for winners: [UIGestureRecognizer]) {
        if winners.contains(where: \.cancelsTouchesInView) { takeTouch() }
    }

    private func takeTouch() {
        guard let touch, let hit, !isTaken else { return }
        isTaken = true
        let phase = touch.phase
        touch.go(on: .cancelled)
        hit.touchesCancelled([touch], with: event)
        if isInContents { hit.contents?.cancelPress() }
        endFollowing()
        if phase != .ended { touch.go(on: phase) }
    }

    private func act(on winners: [UIGestureRecognizer]) {
        for recognizer in winners where recognizer.hasNews { recognizer.sendActions(with: event) }
    }

    /// A recogniser has recognised something between two events, as time went by.
    private func timeHasCome() { act(on: decide()) }

    /// No more touches come: rivals that have not recognised by now have failed. Returns whether something acted.
    @discardableResult
    func finish() -> Bool {
        if isDown { cancel() }
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

    /// Whether it still wants to know of its touches.
    fileprivate var follows: Bool { state == .possible || state == .began || state == .changed }

    fileprivate var isTap: Bool { self is UITapGestureRecognizer }

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
