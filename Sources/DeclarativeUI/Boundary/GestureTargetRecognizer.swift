import DeclarativeViews
import Foundation
import ImperativeUI
import Motion

/// Takes part in touches for the gesture of a view.
final class GestureTargetRecognizer: UIGestureRecognizer, GestureRun {
    let tracker: any GestureTracking
    private let target: GestureTarget
    private let viewSpace: any GestureSpace
    /// Returns the point of the graph's area at which the touch is.
    private let point: (UIGestureRecognizer) -> CGPoint
    private var appointment: Appointment?
    private var isTouched = false
    /// The fingers, if they are two.
    private var pinch: PinchEvent?
    /// Whether no more callbacks run.
    private var isOver = false

    init?(
        _ target: GestureTarget, at viewSpace: any GestureSpace, point: @escaping (UIGestureRecognizer) -> CGPoint
    ) {
        guard let node = target.node else { return nil }
        (self.target, self.viewSpace, self.point) = (target, viewSpace, point)
        tracker = node.makeTracker()
        super.init()
        var standing = GestureStanding()
        standing.goesFirst = node.priority == .outer
        standing.goesWithAll = node.priority == .none
        standing.isTap = tracker.isSingleTap && !standing.goesWithAll && !standing.goesFirst
        (standing.followsTouches, standing.followsPinches) = (tracker.followsTouches, tracker.followsPinches)
        standing.act = { [weak self] in self?.act() }
        standing.touchesAreOver = { [weak self] in self?.take(.touchesAreOver) }
        self.standing = standing
        cancelsTouchesInView = !standing.goesWithAll
        target.add(self)
    }

    override var state: State {
        didSet { if state == .failed || state == .cancelled { cancel() } }
    }

    // MARK: Events

    private var touch: GestureTouch {
        let time = clock
        return GestureTouch(
            point: point(self), time: time.now, date: time.date, isNearStart: isNearStart, viewSpace: viewSpace,
            pinch: pinch.map { GesturePinch(scale: $0.scale, rotation: $0.rotation) })
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        pinch = event as? PinchEvent
        isTouched = true
        take(.began(touch))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { take(.moved(touch)) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        isTouched = false
        take(.ended(touch))
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { giveUp() }

    private func take(_ event: GestureEvent) {
        if isOver || tracker.stage.isLast { return }
        guard target.isEnabled else { return giveUp() }
        tracker.receive(event)
        standing?.waitsForMoreTouches = !isTouched && tracker.wantsMoreTouches
        switch tracker.stage {
        case .possible:
            if !isTouched, !tracker.wantsMoreTouches { return giveUp() }
            tracker.deliver(isAccepted: isAccepted)
        case .active:
            if !isTouched, !tracker.wantsMoreTouches { return giveUp() }
            state = state == .possible ? .began : .changed
        case .ended: state = .ended
        case .failed: giveUp()
        }
        if !isOver { waitForDeadline() }
    }

    /// The touches are not the gesture, or no longer.
    private func giveUp() {
        standing?.waitsForMoreTouches = false
        state = state == .possible ? .failed : .cancelled
    }

    private func waitForDeadline() {
        appointment?.cancel()
        appointment = nil
        guard let deadline = tracker.deadline, !tracker.stage.isLast else { return }
        let time = clock
        appointment = time.after(deadline - time.now) { [weak self] in
            self?.take(.time(max(deadline, time.now)))
            self?.timeHasCome()
        }
    }

    // MARK: Results

    /// The gesture counts, and has come further.
    private func act() {
        if isOver { return }
        if target.isEnabled { tracker.deliver(isAccepted: true) } else { giveUp() }
    }

    private func end() {
        isOver = true
        appointment?.cancel()
        appointment = nil
        target.remove(self)
    }

    private func cancel() {
        if isOver { return }
        end()
        tracker.cancel()
    }

    func stop() -> () -> Void {
        if isOver { return {} }
        end()
        giveUp()
        return { [tracker] in tracker.cancel() }
    }

    override func reset() { cancel() }
}
