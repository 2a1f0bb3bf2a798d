import BridgedEnvironment

/// A node that shows a view in one phase after the other. The view of each phase is made once.
class PhaseNode<Phase: Equatable, Shown: View>: OneChildNode {
    private final var source: PhaseSource<Phase>
    private final var index = 0
    /// The number of the current change of phase; ends of earlier ones are ignored.
    private final var way = 0
    private final var isUnderway = false
    /// Where and when the way began.
    private final var start: (clock: AnimationClock, time: Double)?
    /// Waits for the next frame.
    private final var ticker: FrameCaller?
    /// There while the phases go on for ever.
    private final var watch: SeenWatch?

    init(_ source: PhaseSource<Phase>, in context: _NodeContext) {
        self.source = source
        super.init(in: context)
        reportIfEmpty()
        markDirty()
        if source.trigger == nil { graph.enqueueCallback(of: self) { [weak self] in self?.goOn() } }
    }

    override final var hasOneChildAlways: Bool { true }
    override final var gatheredChild: _ViewNode? { child }

    /// The view in a phase; without one if there are no phases.
    func content(_ phase: Phase?) -> Shown { preconditionFailure("Phases have contents.") }

    override final func evaluate() {
        let phase = index < source.phases.count ? source.phases[index] : nil
        show(graph.tracking(self) { content(phase) }.watched())
    }

    private final func reportIfEmpty() {
        if !source.phases.isEmpty { return }
        RuntimeIssue.report("animator", "A view in phases has at least one phase, not none; it is shown in none.")
    }

    /// Takes other phases, or others of its functions.
    final func update(_ new: PhaseSource<Phase>) {
        let old = source
        source = new
        if old.phases != new.phases {
            // It stays in the phase in which it is, if there still is one like it.
            let phase = index < old.phases.count ? old.phases[index] : nil
            index = phase.flatMap { new.phases.firstIndex(of: $0) } ?? 0
            reportIfEmpty()
        }
        markDirty()
        if let trigger = new.trigger {
            watch?.end()
            watch = nil
            if let before = old.trigger, before != trigger {
                graph.enqueueCallback(of: self) { [weak self] in self?.pull() }
            }
        } else if !isUnderway {
            graph.enqueueCallback(of: self) { [weak self] in self?.goOn() }
        }
    }

    // MARK: Going on

    /// The trigger has changed.
    private final func pull() {
        if isTornDown || source.trigger == nil || source.phases.count < 2 { return }
        // Out of sight, the phases are left out: they would end in the present state.
        if !isUnderway, !isSeenAnywhere { return }
        go(to: 1)
    }

    /// Continues with the next phase, or waits until the node can be seen.
    private final func goOn() {
        if isTornDown { return }
        isUnderway = false
        let count = source.phases.count
        if count < 2 || (source.trigger != nil && index == 0) { return }
        if source.trigger == nil {
            let watch =
                self.watch ?? SeenWatch(self) { [weak self] in if $0, self?.isUnderway == false { self?.goOn() } }
            self.watch = watch
            if !watch.begin() { return }
        }
        go(to: (index + 1) % count)
    }

    private final func go(to next: Int) {
        ticker?.end()
        isUnderway = true
        way += 1
        let (way, clock) = (way, scope.map.clock)
        start = (clock, clock.now)
        var transaction = Transaction(animation: source.animation(source.phases[next]))
        transaction.addAnimationCompletion { [weak self] in self?.didArrive(by: way) }
        ChangeQueue.shared.add(.other { [weak self] in self?.enter(next, by: way) }, under: transaction)
    }

    private final func enter(_ next: Int, by way: Int) {
        if isTornDown || way != self.way || next >= source.phases.count { return }
        index = next
        markDirty()
    }

    /// The animation to a phase is complete.
    private final func didArrive(by way: Int) {
        guard way == self.way, !isTornDown, let start else { return }
        if start.clock.now > start.time { return goOn() }
        // Nothing has moved. The next phase comes with the next frame, so that an update comes to its end.
        let ticker = FrameCaller { [weak self] _ in
            if way == self?.way { self?.goOn() }
            return false
        }
        self.ticker = ticker
        ticker.begin(on: start.clock)
    }

    override func willTearDown() {
        way += 1
        ticker?.end()
        watch?.end()
    }
}
