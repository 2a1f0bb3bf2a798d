import DeclarativeUI
import Observation
import BridgedEnvironment

/// What an island shows; it outlives its hosts.
@MainActor @Observable final class ReentrantShown {
    var spec = MixedSpec()
}

/// What one host's views saw.
@MainActor final class ReentrantRecord {
    let place: ReentrantPlace
    /// Around both levels, between them, inside, and what the slot's update read.
    var seen = [MixedValues?](repeating: nil, count: 4)
    /// The value `onChange` was told last, and the one the last task ran for.
    var changed: Int?
    var taskID: Int?
    var local = 0
    var setLocal: ((Int) -> Void)?
    /// The identity whose state `setLocal` sets.
    var localGeneration = 0
    /// How often the views appeared, without how often they disappeared.
    var appearances = 0
    /// The slots that are made and not dismantled.
    var slots: [ReentrantPlace] = []

    init(_ place: ReentrantPlace) { self.place = place }

    /// A host that was replaced does nothing more.
    var isCurrent: Bool { place.record === self }
    func fire(_ hook: ReentrantHook) { if isCurrent { place.fire(hook) } }
}

struct ReentrantRoot: View {
    let shown: ReentrantShown
    let record: ReentrantRecord
    let generation: Int

    var body: some View { ReentrantIslandView(shown: shown, record: record, generation: generation).id(generation) }
}

struct ReentrantIslandView: View {
    let shown: ReentrantShown
    let record: ReentrantRecord
    let generation: Int
    @State private var local = 0

    var body: some View {
        // First of all: what a body itself changes after it has read it is not observed.
        let _ = record.fire(.body)
        let spec = shown.spec
        let _ = note()
        VStack {
            ReentrantReader(record: record, place: 0)
            VStack {
                ReentrantReader(record: record, place: 1)
                if spec.branch { inner(spec) } else { inner(spec) }
            }
            .transformEnvironment(\.self) { values in for write in spec.levels[0] { write.apply(to: &values) } }
        }
    }

    private func note() {
        // A record that was replaced within this body would keep itself.
        if !record.isCurrent { return }
        record.local = local
        record.localGeneration = generation
        record.setLocal = { local = $0 }
    }

    private func inner(_ spec: MixedSpec) -> some View {
        VStack {
            ReentrantReader(record: record, place: 2)
            ReentrantSlot(record: record)
        }
        .transformEnvironment(\.self) { values in for write in spec.levels[1] { write.apply(to: &values) } }
    }
}

struct ReentrantReader: View {
    let record: ReentrantRecord
    let place: Int
    @Environment(\.mixedLossless) private var lossless
    @Environment(\.mixedComputed) private var computed
    @Environment(\.mixedPartial) private var partial
    @Environment(\.mixedPlain) private var plain

    @ViewBuilder var body: some View {
        let _ = note()
        if place == 0 {
            Color.clear.frame(width: 1, height: 1)
                .onAppear {
                    record.appearances += 1
                    record.fire(.appear)
                }
                .onDisappear {
                    record.appearances -= 1
                    record.fire(.disappear)
                }
                .onChange(of: lossless, initial: true) { _, new in
                    record.changed = new
                    record.fire(.change)
                }
                .task(id: lossless) { @MainActor [record, lossless] in
                    // One that was replaced before it began may begin after its successor.
                    if Task.isCancelled { return }
                    record.taskID = lossless
                    // What it does is shown at once, as what that reports would not be noted later.
                    record.place.rig?.issues.during {
                        record.fire(.task)
                        UpdateQueue.shared.flush()
                    }
                }
        } else {
            Color.clear.frame(width: 1, height: 1)
        }
    }

    private func note() {
        record.seen[place] = MixedValues(lossless: lossless, computed: computed, partial: partial, plain: plain)
        if place == 2 { record.fire(.body) }
    }
}

struct ReentrantSlot: UIViewRepresentable {
    let record: ReentrantRecord

    func makeCoordinator() -> ReentrantRecord { record }

    func makeUIView(context: Context) -> ReentrantView {
        guard let rig = record.place.rig else { preconditionFailure("The tree is made while there is a rig.") }
        let slot = rig.makeSlot(in: record)
        let view = ReentrantView(slot)
        rig.register(slot, [0, 1, 2])
        record.fire(.make)
        return view
    }

    func updateUIView(_ uiView: ReentrantView, context: Context) {
        let values = context.environment
        record.seen[3] = MixedValues(
            lossless: values.mixedLossless, computed: values.mixedComputed, partial: values.mixedPartial,
            plain: values.mixedPlain)
        record.fire(.update)
    }

    static func dismantleUIView(_ uiView: ReentrantView, coordinator: ReentrantRecord) {
        uiView.place.isRetired = true
        coordinator.slots.removeAll { $0 === uiView.place }
        coordinator.fire(.dismantle)
    }
}

/// A hosting view of an island.
final class ReentrantHostingView: _UIHostingView<ReentrantRoot> {}
