import Foundation

/// One touch, or several in a row at one point, on their way: to recognisers, to the view touched and its responders.
///
/// A touch comes down, moves and goes up, or is cancelled; the next of the sequence may then come down. When no more
/// will, the sequence is finished: a recogniser that waits for another one to fail acts then.
///
/// All recognisers of one touch stand in one order, the innermost first, of both worlds. Contents without views of
/// their own add their recognisers where they are; see `GestureSearch`.
@MainActor final class TouchSequence: GestureArena {
    /// The view whose coordinates points are in.
    let space: UIView
    /// How many touches have come down.
    private(set) var count = 0
    /// Where the last touch came down.
    private(set) var start = CGPoint.zero
    /// How many touches there will be, if that is known.
    private var total: Int?

    private(set) var touch: UITouch?
    private(set) var hit: UIView?
    /// The view the last touch came down on.
    private(set) weak var lastHit: UIView?
    private(set) var event = UIEvent()
    /// The recognisers that are told of the touch, in order.
    private(set) var watching: [UIGestureRecognizer] = []
    /// Whether a recogniser has taken the touch from the view it came down on.
    private var isTaken = false
    /// Whether the touch has moved far enough to be no tap.
    private(set) var hasMoved = false
    /// Whether the touch scrolls the contents under it, as nothing else wanted it.
    private var isScrolling = false
    /// The contents the touch pulls, as they cannot be scrolled any further.
    private var pulled: (any Pullable)?
    /// The views the touch has scrolled.
    private let drag = ScrollDrag()
    /// Whether the contents under the touch were asked to scroll since the touch moved last.
    private(set) var hasTriedScroll = false
    /// Whether something without views of its own follows the touch by itself.
    private var isFollowed = false

    // The rest is for `TouchSequence+Arbitration.swift`.

    /// Recognisers that were told of the sequence, and those that recognised, or would if no rival does.
    var told: [UIGestureRecognizer] = []
    var recognized: [UIGestureRecognizer] = []
    var waiting: [WaitingRecognition] = []
    /// The recognisers whose gestures need further touches.
    var lingering: [UIGestureRecognizer] = []

    init(in space: UIView) { self.space = space }

    /// Whether a touch is down.
    var isDown: Bool { touch != nil }

    /// Whether recognisers wait for whether more touches come.
    var isWaiting: Bool { !waiting.isEmpty || !lingering.isEmpty }

    // MARK: Whole taps

    /// Taps the contents at a point a number of times. Returns whether something acted.
    func tap(at point: CGPoint, count: Int) -> Bool {
        tap(at: point, count) { space, event in space.hitTest(point, with: event) }
    }

    /// Taps a view in its middle, even if another one is in front of it. Returns whether something acted.
    func tap(_ view: UIView, count: Int) -> Bool {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return tap(at: view.convert(middle, to: space), count) { [weak view] _, _ in view }
    }

    private func tap(at point: CGPoint, _ count: Int, on find: (UIView, UIEvent) -> UIView?) -> Bool {
        var wasHandled = false
        total = count
        for number in 1...count {
            if number > 1 { space.layoutIfNeeded() }
            let event = UIEvent()
            guard let hit = find(space, event) else { break }
            come(down: point, on: hit, event)
            if up(at: nil) { wasHandled = true }
        }
        return finish() || wasHandled
    }

    // MARK: One touch

    /// A touch comes down. None is down before.
    func begin(at point: CGPoint, modifiers: UIKeyModifierFlags = []) {
        let event = UIEvent()
        event.modifierFlags = modifiers
        guard let hit = space.hitTest(point, with: event) else { return }
        come(down: point, on: hit, event)
    }

    /// Two fingers come down around a point. Nothing is down before.
    func begin(_ pinch: PinchEvent, at point: CGPoint) {
        guard let hit = space.hitTest(point, with: pinch) else { return }
        come(down: point, on: hit, pinch)
    }

    /// Whether two fingers are down, which only recognisers are told of.
    private var isPinch: Bool { event is PinchEvent }

    private func come(down point: CGPoint, on hit: UIView, _ event: UIEvent) {
        let point = point.reached(from: start)
        count += 1
        start = point
        let touch = UITouch(on: hit, at: point, in: space)
        touch.tapCount = count
        (self.touch, self.hit, self.event) = (touch, hit, event)
        if !(event is PinchEvent) { drag.begin(touch, on: hit, with: event, at: space.clock.now) }
        drag.move(to: point, at: space.clock.now)
        lastHit = hit
        (isTaken, isScrolling, hasMoved, isFollowed) = (isPinch, false, false, false)
        event.allTouches = [touch]
        if total == nil, !isPinch, let contents = hit.contents {
            let extends = event.modifierFlags.contains(.shift)
            isFollowed = contents.takeTouch(.began(space.convert(point, to: hit), number: count, extends: extends))
        }
        var search = GestureSearch(
            touch, number: count, total: total, isFollowed: isFollowed, lingering: lingering)
        search.search(from: hit)
        watching = search.found.filter { isPinch ? $0.followsPinches : $0.followsTouches }
        touch.gestureRecognizers = watching
        told += watching.filter { new in !told.contains { $0 === new } }
        // Those that need another touch at their point do not get it now.
        endLingering { recognizer in !watching.contains { $0 === recognizer } }
        lingering = []
        for recognizer in watching {
            recognizer.touches = [touch]
            recognizer.arena = self
        }
        for recognizer in watching where recognizer.follows {
            recognizer.touchesBegan([touch], with: event)
            if recognizer.state == .began { recognizer.standing?.beganAtOnce = true }
        }
        if !isPinch { hit.touchesBegan([touch], with: event) }
        act(on: decide())
    }

    /// The touch moves.
    func move(to point: CGPoint) {
        guard let touch, let hit else { return }
        let point = point.reached(from: touch.location(in: space))
        touch.go(on: .moved, at: point)
        drag.move(to: point, at: space.clock.now)
        drag.goOn()
        let distance = max(abs(point.x - start.x), abs(point.y - start.y))
        if distance >= UIPanGestureRecognizer.distance { hasMoved = true }
        hasTriedScroll = false
        dropGone()
        for recognizer in watching where recognizer.follows { recognizer.touchesMoved([touch], with: event) }
        let winners = decide()
        if !isTaken {
            hit.touchesMoved([touch], with: event)
            if isFollowed { _ = hit.contents?.takeTouch(.moved(space.convert(point, to: hit))) }
        }
        act(on: winners)
        scrollIfNobodyWants(touch, on: hit)
        hasTriedScroll = true
        if watching.contains(where: { $0.hasRecognized && !$0.isAccepted }) { act(on: decide()) }
    }

    /// Scrolls the contents under a touch that is dragged, if no recogniser and no control has it.
    private func scrollIfNobodyWants(_ touch: UITouch, on hit: UIView) {
        if isPinch { return }
        drag.claims = watching.filter(\.isClaiming)
        drag.isKept = (hit as? UIControl)?.isTracking == true
        let (from, to) = (isScrolling ? touch.previousLocation(in: space) : start, touch.location(in: space))
        let delta = CGVector(dx: from.x - to.x, dy: from.y - to.y)
        if !isScrolling, !hasMoved { return }
        guard scrollOrPull(by: delta, from: hit), !isScrolling else { return }
        isScrolling = true
        for recognizer in watching
        where recognizer.follows && !recognizer.isAccepted && !recognizer.goesWithAll && !drag.goesWithDrags(recognizer)
        {
            recognizer.state = .failed
        }
        takeTouch()
    }

    /// Scrolls, or pulls contents at their start. Returns whether something moved.
    private func scrollOrPull(by delta: CGVector, from hit: UIView) -> Bool {
        var delta = delta
        if let pulled {
            delta.dy += pulled.pull(by: -delta.dy)
            if delta.dy <= 0 { return true }
            // The rest of a pull back scrolls.
            pulled.letGo()
            self.pulled = nil
            delta.dx = 0
        }
        if WheelDelivery.scroll(by: delta, at: start, in: space, from: hit, drag: drag) { return true }
        guard drag.scrollsContents, delta.dy < 0, -delta.dy > abs(delta.dx) else { return false }
        pulled = PullDelivery.pullable(at: start, in: space, from: hit)
        return pulled.map { $0.pull(by: -delta.dy) > 0 } ?? false
    }

    /// The touch goes up. Returns whether something acted.
    @discardableResult
    func end(at point: CGPoint) -> Bool {
        let wasFollowed = isFollowed
        if wasFollowed { endFollowing() }
        return up(at: point) || wasFollowed
    }

    private func up(at point: CGPoint?) -> Bool {
        guard let touch, let hit else { return false }
        let point = point?.reached(from: touch.location(in: space))
        touch.go(on: .ended, at: point)
        if let point { drag.move(to: point, at: space.clock.now) }
        dropGone()
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
        guard let touch else { return }
        touch.go(on: .cancelled)
        for recognizer in watching where recognizer.follows { recognizer.touchesCancelled([touch], with: event) }
        for recognizer in watching where recognizer.state == .cancelled && recognizer.owesCancellation {
            recognizer.sendActions(with: event)
        }
        if !isTaken { hit?.touchesCancelled([touch], with: event) }
        endFollowing()
        letGo()
    }

    private func endFollowing() {
        if isFollowed { _ = hit?.contents?.takeTouch(.ended) }
        isFollowed = false
    }

    private func letGo() {
        drag.end(isCancelled: touch?.phase == .cancelled)
        pulled?.letGo()
        pulled = nil
        let winners = watching.filter(\.isAccepted)
        for recognizer in watching where !waiting.contains(where: { $0.recognizer === recognizer }) {
            if recognizer.lingers {
                let isBeaten = !recognizer.isAccepted && winners.contains { !$0.goesWith(recognizer) }
                if !isBeaten {
                    recognizer.touches = []
                    lingering.append(recognizer)
                    continue
                }
                recognizer.state = .failed
            }
            recognizer.startOver()
        }
        (touch, hit, watching) = (nil, nil, [])
    }

    /// How far a touch may move and still be a tap, in points.
    private static let tapRadius: CGFloat = 24

    /// Whether a point is near where the touch came down.
    func isNear(_ point: CGPoint) -> Bool {
        abs(point.x - start.x) <= Self.tapRadius && abs(point.y - start.y) <= Self.tapRadius
    }

    func isNearStart(_ touch: UITouch) -> Bool { isNear(touch.location(in: space)) }

    /// Takes the touch from the view.
    func takeTouch() {
        guard let touch, !isTaken else { return }
        isTaken = true
        let phase = touch.phase
        touch.go(on: .cancelled)
        hit?.touchesCancelled([touch], with: event)
        endFollowing()
        if phase != .ended { touch.go(on: phase) }
    }
}
