import DeclarativeUI
import Observation
import TestSupport

/// A place at which keys are set and read: an imperative view, or a level of views.
struct LawPlace {
    /// No other place of a tree has it.
    let id: Int
    /// The keys that are set here, by their numbers.
    var keys: [Int] = []
    var inside: [LawPart] = []
}

/// What is in a place.
indirect enum LawPart {
    /// In a level: another one. In an imperative view: a hosting view with one.
    case level(LawPlace)
    /// An imperative view, which a level represents.
    case view(LawPlace)
    /// A level in a sheet. In an imperative view: in a hosting controller that is presented.
    case sheet(LawPlace)
}

/// What the places of one tree set, and what readers saw last.
@MainActor @Observable final class LawLog {
    /// The value of each key at each place that sets it.
    var written: [Int: [Int: Int]] = [:]
    @ObservationIgnored var seen: [Int: [Int]] = [:]
    @ObservationIgnored var runs: Set<Int> = []
    @ObservationIgnored var views: [Int: LawView] = [:]
    @ObservationIgnored var handled: Set<Int> = []
    /// Controllers to present once all is in a window, with what presents them.
    @ObservationIgnored var presented: [(presenter: UIView, controller: UIViewController)] = []
    nonisolated init() {}
}

final class LawView: UIView {
    let id: Int

    init(_ place: LawPlace, _ log: LawLog) {
        id = place.id
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        log.views[id] = self
        for key in place.keys { LawKeys.all[key].override(log.written[id]?[key] ?? 0, of: self) }
        for part in place.inside {
            switch part {
            case .view(let inner): addSubview(LawView(inner, log))
            case .level(let inner):
                let hosting = _UIHostingView(rootView: LawLevel(place: inner, log: log))
                hosting.frame = bounds
                addSubview(hosting)
            case .sheet(let inner):
                log.presented.append((self, UIHostingController(rootView: LawLevel(place: inner, log: log))))
            }
        }
    }

    required init?(coder: NSCoder) { nil }
}

/// Reads all keys.
struct LawReader: View {
    let id: Int
    let log: LawLog
    @Environment(\.self) private var values

    var body: some View {
        log.seen[id] = LawKeys.all.map { $0.value(in: values) }
        log.runs.insert(id)
        return Color.clear.frame(width: 1, height: 1)
    }
}

struct LawLevel: View {
    let place: LawPlace
    let log: LawLog

    var body: some View {
        let written = log.written[place.id] ?? [:]
        let keys = place.keys
        VStack {
            LawReader(id: place.id, log: log).id(place.id)
            ForEach(place.inside.indices, id: \.self) { index in
                switch place.inside[index] {
                case .level(let inner): AnyView(LawLevel(place: inner, log: log))
                case .view(let inner): LawSlot(place: inner, log: log)
                case .sheet(let inner):
                    Color.clear.sheet(isPresented: .constant(true)) { LawLevel(place: inner, log: log) }
                }
            }
        }
        .transformEnvironment(\.self) { values in
            for key in keys { LawKeys.all[key].set(written[key] ?? 0, in: &values) }
        }
    }
}

struct LawSlot: UIViewRepresentable {
    let place: LawPlace
    let log: LawLog

    func makeUIView(context: Context) -> LawView { LawView(place, log) }
    func updateUIView(_ view: LawView, context: Context) {}
}

/// Makes places at random.
@MainActor struct LawGrower {
    var random: SplitMix64
    private(set) var next = 0
    private(set) var written: [Int: [Int: Int]] = [:]

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    /// Makes a place with others in it.
    ///
    /// - Parameters:
    ///   - maySheet: Whether something may be presented from here, as nothing else is over the same controller.
    mutating func place(isView: Bool, depth: Int, maySheet: Bool) -> LawPlace {
        var place = LawPlace(id: next)
        next += 1
        for key in LawKeys.all.indices where random.below(3) == 0 {
            let type = LawKeys.all[key]
            if isView ? !type.isTrait : !type.isSetByViews { continue }
            place.keys.append(key)
            written[place.id, default: [:]][key] = 1_000 * place.id + key
        }
        if depth == 0 { return place }
        for _ in 0..<(1 + random.below(2)) {
            let isInnerView = random.below(2) == 0
            let inner = self.place(isView: isInnerView, depth: depth - 1, maySheet: false)
            place.inside.append(isInnerView ? .view(inner) : .level(inner))
        }
        if maySheet { place.inside.append(.sheet(self.place(isView: false, depth: depth - 1, maySheet: true))) }
        return place
    }
}
