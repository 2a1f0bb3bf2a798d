import Drawing
import Foundation
import Motion
import BridgedEnvironment

/// The animations of a layer. Exists while there are any.
@MainActor final class LayerMotion {
    /// One animation.
    private final class Entry {
        let key: String
        let animation: CAAnimation
        /// The transactions that wait for its end.
        let trackers: [AnimationTracker]
        /// The time of the layer at which it begins; `nil` until the layer is in a window.
        var begin: Double?
        var hasStarted = false
        var isOver = false

        init(_ animation: CAAnimation, key: String, trackers: [AnimationTracker]) {
            (self.animation, self.key, self.trackers) = (animation, key, trackers)
        }
    }

    private weak var layer: CALayer?
    private var entries: [Entry] = []
    private var frames: FrameCaller?
    private var serial = 0
    /// Whether the values that are shown are to be found anew.
    var isStale = true
    private var values: CALayer?

    init(of layer: CALayer) { self.layer = layer }

    /// The layer's values as the animations have them now.
    var shown: CALayer? {
        guard let layer else { return nil }
        if !isStale, let values { return values }
        isStale = false
        let made = values(ago: 0, of: layer)
        values = made
        return made
    }

    /// Returns the values as the animations have, or had, them a number of seconds ago.
    func values(ago: Double, of layer: CALayer) -> CALayer {
        let shown = layer.makeShown()
        shown.adopt(layer)
        shown.modelLayer = layer
        let time = layer.localTime - ago
        for entry in entries {
            if let begin = entry.begin { entry.animation.apply(to: shown, at: time, from: begin) }
        }
        return shown
    }

    var keys: [String] { entries.map(\.key) }

    func animation(for key: String) -> CAAnimation? { entries.last { $0.key == key }?.animation }

    /// Adds an animation that is the layer's own.
    func add(_ animation: CAAnimation, key: String?, trackers: [AnimationTracker]) {
        serial += 1
        let replaced = entries.filter { $0.key == key }
        entries.removeAll { $0.key == key }
        for tracker in trackers { tracker.animationDidBegin() }
        entries.append(Entry(animation, key: key ?? "unnamed \(serial)", trackers: trackers))
        for entry in replaced { end(entry, isFinished: false) }
        begin()
    }

    /// Begins what waits for the layer to be in a window, and goes on with what stood still.
    func begin() {
        guard let layer, layer.hostWindow != nil else { return }
        let time = layer.localTime
        for entry in entries where entry.begin == nil {
            entry.begin = entry.animation.beginTime != 0 ? entry.animation.beginTime : time
        }
        // The values of the begin are shown at once, and its delegate told.
        if step() { goOn() }
    }

    private func goOn() {
        guard let layer else { return }
        let caller = frames ?? FrameCaller { [weak self] _ in self?.step() ?? false }
        frames = caller
        layer.clock.driver.add(caller)
    }

    /// Takes a step. Returns whether more are to come.
    private func step() -> Bool {
        guard let layer else { return false }
        let time = layer.localTime
        for entry in entries where !entry.isOver {
            guard let begin = entry.begin, time >= begin else { continue }
            let animation = entry.animation
            if !entry.hasStarted {
                entry.hasStarted = true
                if let delegate = animation.delegate {
                    AnimationCompletions.shared.add([{ delegate.animationDidStart(animation) }])
                }
            }
            if time - begin >= animation.timing.length(of: animation.run) { end(entry, isFinished: true) }
        }
        entries.removeAll { $0.isOver && $0.animation.isRemovedOnCompletion }
        show()
        leaveIfEmpty()
        return isMoving
    }

    /// Asks for a new picture.
    private func show() {
        isStale = true
        layer?.pictureDidChange()
        layer?.placeDidChange()
    }

    private func leaveIfEmpty() {
        guard entries.isEmpty, let layer, layer.motion === self else { return }
        if let frames { frames.driver?.remove(frames) }
        layer.motion = nil
    }

    private func end(_ entry: Entry, isFinished: Bool) {
        if entry.isOver { return }
        entry.isOver = true
        let animation = entry.animation
        if let delegate = animation.delegate {
            AnimationCompletions.shared.add([{ delegate.animationDidStop(animation, finished: isFinished) }])
        }
        for tracker in entry.trackers {
            if !isFinished { tracker.animationWasInterrupted() }
            tracker.animationDidComplete()
            tracker.animationWasRemoved()
        }
    }

    /// Removes an animation.
    func remove(_ key: String) { removeAll { $0.key == key } }

    /// Removes all animations.
    func removeAll() { removeAll { _ in true } }

    private func removeAll(where isMeant: (Entry) -> Bool) {
        let leaving = entries.filter(isMeant)
        if leaving.isEmpty { return }
        entries.removeAll(where: isMeant)
        for entry in leaving { end(entry, isFinished: false) }
        show()
        leaveIfEmpty()
    }

    /// The layer has left its window: what has begun is over, unless it is to stay.
    func leave() {
        if let frames { frames.driver?.remove(frames) }
        removeAll { $0.begin != nil && $0.animation.isRemovedOnCompletion }
    }

    /// The time of the layer passes in another way.
    func timeDidChange() {
        // The layer's times are often set one after the other, so nothing ends before the next frame.
        show()
        if isMoving { goOn() } else if let frames { frames.driver?.remove(frames) }
    }

    /// Whether something moves by itself.
    private var isMoving: Bool {
        layer?.hasMovingTime == true
            && entries.contains { !$0.isOver && $0.begin != nil && $0.animation.speed != 0 }
    }
}

extension CALayer {
    final var madeMotion: LayerMotion {
        if let motion { return motion }
        let made = LayerMotion(of: self)
        motion = made
        return made
    }

    /// The values as animations of the layer have them; `nil` without animations.
    final var shownByMotion: CALayer? { motion?.shown }

    /// - Parameter tracker: Waits for the end of the animation, beside the transactions.
    final func addAnimation(_ animation: CAAnimation, forKey key: String?, tracker: AnimationTracker? = nil) {
        let own = animation.copied
        let transaction = CATransaction.current
        own.setDefaults(duration: transaction.duration ?? CATransaction.standardDuration)
        if own.timingFunction == nil { own.timingFunction = transaction.timingFunction }
        if let lead = (animation as? CABasicAnimation)?.leadTime, lead > 0 {
            own.beginTime = localTime + lead
            own.fillMode = .backwards
        }
        own.check(on: self)
        (own as? CATransition)?.before = lastPicture
        madeMotion.add(
            own, key: own is CATransition ? kCATransition : key,
            trackers: transaction.trackers + (tracker.map { [$0] } ?? []))
    }

    /// The picture with which the layer was shown last.
    private final var lastPicture: DisplayList {
        (isOfView ? view?.appearance?.displayList : picture) ?? DisplayList()
    }

    final func endAnimation(forKey key: String) { motion?.remove(key) }

    final func endAllAnimations() {
        view?.endMovement()
        motion?.removeAll()
    }

    /// Returns the animation with a key; `nil` if there is none.
    public final func animation(forKey key: String) -> CAAnimation? { motion?.animation(for: key) }

    /// The keys of the animations, in the order in which they were added; `nil` if there are none.
    public final func animationKeys() -> [String]? { motion?.keys }

    /// Returns a copy of the layer with the values with which it is shown now, made by `init(layer:)`; `nil` if it is in
    /// no window.
    public final func presentation() -> Self? {
        guard hostWindow != nil else { return nil }
        let made = LayerCopy.make(type(of: self), of: self)
        made.adopt(motion?.values(ago: 0, of: self) ?? self)
        made.modelLayer = self
        return made as? Self
    }

    /// Returns the layer of which this one is the presentation; itself, if it is none.
    public final func model() -> Self { (modelLayer as? Self) ?? self }
}
