import BridgedEnvironment

/// A node that shows a view of a value that goes through keyframes.
class KeyframeNode<Value, Shown: View>: OneChildNode {
    private final var source: KeyframeSource<Value>
    private final var value: Value
    /// The keyframes that go on, and since when.
    private final var run: (timeline: KeyframeTimeline<Value>, clock: AnimationClock, start: Double)?
    private final var ticker: FrameCaller?
    private final var watch: SeenWatch?

    init(_ source: KeyframeSource<Value>, in context: _NodeContext) {
        self.source = source
        value = source.initial
        super.init(in: context)
        markDirty()
        if source.trigger == nil { graph.enqueueCallback(of: self) { [weak self] in self?.loop() } }
    }

    override final var hasOneChildAlways: Bool { true }
    override final var gatheredChild: _ViewNode? { child }

    /// The view of a value.
    func content(_ value: Value) -> Shown { preconditionFailure("Values have contents.") }

    /// The keyframes that begin in a value.
    func timeline(from value: Value) -> KeyframeTimeline<Value> { preconditionFailure("Values have keyframes.") }

    override final func evaluate() { show(graph.tracking(self) { content(value) }.watched()) }

    /// Takes other keyframes, or others of its functions.
    final func update(_ new: KeyframeSource<Value>) {
        let old = source
        source = new
        markDirty()
        if let trigger = new.trigger {
            if let before = old.trigger, before != trigger {
                graph.enqueueCallback(of: self) { [weak self] in self?.play() }
            } else if old.trigger == nil {
                end()
            }
        } else {
            graph.enqueueCallback(of: self) { [weak self] in self?.loop() }
        }
    }

    private final func set(_ new: Value) {
        if valuesAreEqual(value, new, mode: .equatableUnlessPlain) { return }
        value = new
        markDirty()
    }

    // MARK: Once

    /// The trigger has changed: begins where the value is.
    private final func play() {
        if isTornDown || source.trigger == nil { return }
        let timeline = timeline(from: value)
        let clock = scope.map.clock
        run = (timeline, clock, clock.now)
        // Out of sight, it is at its end at once.
        if !(timeline.duration > 0) || !isSeenAnywhere { return finish() }
        set(timeline.value(time: 0))
        tick(on: clock)
    }

    private final func finish() {
        if let timeline = run?.timeline { set(timeline.value(time: timeline.duration)) }
        run = nil
        ticker?.end()
        ticker = nil
    }

    private final func tick(on clock: AnimationClock) {
        let ticker = self.ticker ?? FrameCaller { [weak self] in self?.step(at: $0) ?? false }
        self.ticker = ticker
        ticker.begin(on: clock)
    }

    private final func step(at time: Double) -> Bool {
        guard let run else { return false }
        let elapsed = max(0, time - run.start)
        if source.trigger == nil {
            set(run.timeline.value(time: elapsed.truncatingRemainder(dividingBy: run.timeline.duration)))
            return true
        }
        if elapsed >= run.timeline.duration {
            finish()
            return false
        }
        set(run.timeline.value(time: elapsed))
        return true
    }

    // MARK: Again and again

    /// Goes through the keyframes for as long as they are to be repeated and can be seen.
    private final func loop() {
        if isTornDown || source.trigger != nil { return }
        let timeline = timeline(from: source.initial)
        let clock = run?.clock ?? scope.map.clock
        if !source.repeats || !(timeline.duration > 0 && timeline.duration < .infinity) {
            end()
            set(timeline.value(time: 0))
            return
        }
        run = (timeline, clock, run?.start ?? clock.now)
        let watch = self.watch ?? SeenWatch(self) { [weak self] in self?.seenDidChange($0) }
        self.watch = watch
        seenDidChange(watch.begin())
    }

    /// Out of sight, no frames are made; the time goes on.
    private final func seenDidChange(_ isSeen: Bool) {
        guard let run else { return }
        if !isSeen {
            ticker?.end()
        } else {
            _ = step(at: run.clock.now)
            tick(on: run.clock)
        }
    }

    private final func end() {
        run = nil
        ticker?.end()
        ticker = nil
        watch?.end()
        watch = nil
    }

    override func willTearDown() { end() }
}
