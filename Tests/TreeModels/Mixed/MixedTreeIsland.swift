import DeclarativeUI
import Observation

/// What an island of views shows: two levels of environment writes, and which of two branches holds the inner one.
struct MixedSpec: Equatable {
    var levels: [[MixedWrite]] = [[], []]
    var branch = false
}

/// An island of views in the imperative tree, with readers, and a slot for imperative nodes at its innermost place.
@MainActor @Observable final class MixedIsland {
    var spec = MixedSpec()
    /// What the readers saw last: around both levels, between them, inside, and what the slot's update read.
    @ObservationIgnored var seen = [MixedValues?](repeating: nil, count: 4)
    @ObservationIgnored weak var slot: UIView?
    nonisolated init() {}
}

struct MixedIslandView: View {
    let island: MixedIsland

    var body: some View {
        let spec = island.spec
        VStack {
            MixedReader(island: island, place: 0)
            VStack {
                MixedReader(island: island, place: 1)
                if spec.branch { inner(spec) } else { inner(spec) }
            }
            .transformEnvironment(\.self) { values in for write in spec.levels[0] { write.apply(to: &values) } }
        }
    }

    private func inner(_ spec: MixedSpec) -> some View {
        VStack {
            MixedReader(island: island, place: 2)
            MixedSlot(island: island)
        }
        .transformEnvironment(\.self) { values in for write in spec.levels[1] { write.apply(to: &values) } }
    }
}

struct MixedReader: View {
    let island: MixedIsland
    let place: Int
    @Environment(\.mixedLossless) var lossless
    @Environment(\.mixedComputed) var computed
    @Environment(\.mixedPartial) var partial
    @Environment(\.mixedPlain) var plain

    var body: some View {
        island.seen[place] = MixedValues(lossless: lossless, computed: computed, partial: partial, plain: plain)
        return EmptyView()
    }
}

struct MixedSlot: UIViewRepresentable {
    let island: MixedIsland

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        island.slot = view
        return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {
        let values = context.environment
        island.seen[3] = MixedValues(
            lossless: values.mixedLossless, computed: values.mixedComputed, partial: values.mixedPartial,
            plain: values.mixedPlain)
    }
}
