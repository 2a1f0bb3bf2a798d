import DeclarativeUI
import TestSupport
import Testing
import BridgedEnvironment

private struct Numbered: UIViewRepresentable {
    let number: Int
    let journal: Count

    func makeUIView(context: Context) -> UIView {
        journal.made += 1
        let view = UIView()
        view.tag = number
        return view
    }
    func updateUIView(_ uiView: UIView, context: Context) { journal.updates += 1 }
}

@MainActor private final class Count {
    var made = 0
    var updates = 0
    var layouts = 0
}

/// Windows do not keep their scenes.
@MainActor private var lastScene: UIWindowScene?

@MainActor private func show(_ controller: UIViewController) -> UIWindow {
    let scene = UIWindowScene()
    lastScene = scene
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
}

struct TallyTrait: UITraitDefinition { static let defaultValue = 0 }

extension UIMutableTraits {
    fileprivate var tally: Int {
        get { self[TallyTrait.self] }
        set { self[TallyTrait.self] = newValue }
    }
}

@MainActor private final class TallyRig {
    static weak var scene: UIWindowScene?
    static var isRestless = false
    static var reads = 0
}

/// A key whose `read` writes the trait it reads.
private enum RestlessKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = 0
    static func read(from traitCollection: UITraitCollection) -> Int {
        let value = traitCollection[TallyTrait.self]
        return MainActor.assumeIsolated {
            TallyRig.reads += 1
            if TallyRig.isRestless { TallyRig.scene?.traitOverrides.tally = value + 1 }
            return value / 1_000_000
        }
    }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {}
}

private enum TallyKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = 0
    static func read(from traitCollection: UITraitCollection) -> Int { traitCollection[TallyTrait.self] }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
        mutableTraits[TallyTrait.self] = value
    }
}

private enum SeenKey: EnvironmentKey { static let defaultValue = 0 }

private struct ReadingView: View {
    @Environment(\.self) private var values
    @Environment(\.restless) private var restless
    var body: some View { Text(verbatim: "\(restless)") }
}

extension EnvironmentValues {
    fileprivate var restless: Int {
        get { self[RestlessKey.self] }
        set { self[RestlessKey.self] = newValue }
    }
}

private final class LabelView: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
}

@MainActor @Suite("Loops through both worlds", .serialized) struct UpdateLoopBridgeTests {
    /// How much an update that does not end may do: with `ISTHMUS_ALL=1` as much as elsewhere.
    private static let limit = SizeOfTests.isFull ? UpdateWork.limit : 1_000
    /// How many views may each be made by the one before.
    private static let lineage = SizeOfTests.isFull ? SettlingLimit.lineage.rounds : 2_000

    @Test(
        "Any number of represented views side by side are made in one update, each once",
        arguments: [1, 300, SizeOfTests.isFull ? 10_000 : 800])
    func sideBySide(count: Int) {
        let journal = Count()
        let window = show(
            UIHostingController(
                rootView: VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { Numbered(number: $0, journal: journal) }
                }))
        #expect(issues { window.layoutIfNeeded() }.isEmpty)
        #expect(journal.made == count && journal.updates == count)
        for number in [1, count / 2, count - 1] where number > 0 && number < count {
            #expect(window.viewWithTag(number) != nil)
        }
    }

    @Test("An environment change that is made again because of what it overrides is stopped, and the rest goes on")
    func transform() {
        let window = show(
            UIHostingController(
                rootView: Text(verbatim: "a").transformEnvironment(\.self) { values in
                    let tally = values[TallyKey.self]
                    if TallyRig.isRestless { TallyRig.scene?.traitOverrides.tally = tally + 1 }
                }))
        let label = LabelView()
        window.addSubview(label)
        window.layoutIfNeeded()
        TallyRig.scene = window.windowScene
        TallyRig.isRestless = true
        label.registerForTraitChanges([TallyTrait.self]) { (label: LabelView, _) in label.setNeedsLayout() }
        let layouts = label.layouts
        window.windowScene?.traitOverrides.tally = 1
        let found = issues { window.layoutIfNeeded() }
        TallyRig.isRestless = false
        #expect(found.count == 1 && found[0].category == "update-cycle", "\(found)")
        #expect(found.first?.message.contains("TallyTrait") == true, "\(found)")
        #expect(label.layouts > layouts)
        #expect((window.windowScene?.traitCollection[TallyTrait.self] ?? 0) < 10_000)
        #expect(label.traitCollection[TallyTrait.self] == window.windowScene?.traitCollection[TallyTrait.self])
    }

    @Test("A bridged key whose read overrides the trait it reads is stopped, whether a body reads it or a modifier")
    func read() {
        TallyRig.isRestless = false
        let window = show(UIHostingController(rootView: ReadingView()))
        window.layoutIfNeeded()
        TallyRig.scene = window.windowScene
        TallyRig.isRestless = true
        TallyRig.reads = 0
        window.windowScene?.traitOverrides.tally = 1
        let found = issues { window.layoutIfNeeded() }
        TallyRig.isRestless = false
        #expect(found.count == 1 && found[0].message.contains("ReadingView"), "\(found)")
        #expect(TallyRig.reads < 10_000)
    }

    @Test("A body that shows itself without end is reported and ends")
    func endlessBody() {
        struct Endless: View {
            let count: Count
            let level: Int
            var body: some View {
                let _ = count.made += 1
                AnyView(Endless(count: count, level: level + 1))
            }
        }
        let count = Count()
        let window = show(UIHostingController(rootView: Endless(count: count, level: 0)))
        let found = issues {
            CycleDetector.withWorkLimit(Self.limit, lineage: Self.lineage) { window.layoutIfNeeded() }
        }
        #expect(found.contains { $0.category == "update-cycle" && $0.message.contains("Endless") }, "\(found)")
        #expect(count.made < 200_000)
    }

    @Test("Geometry readers that make each other without end are stopped, and reported")
    func endlessReaders() {
        struct Endless: View {
            let count: Count
            var body: some View {
                let _ = count.made += 1
                GeometryReader { _ in AnyView(Endless(count: count)) }
            }
        }
        let count = Count()
        let window = show(UIHostingController(rootView: Endless(count: count)))
        let found = issues {
            CycleDetector.withWorkLimit(Self.limit, lineage: Self.lineage) { window.layoutIfNeeded() }
        }
        #expect(found.contains { $0.category == "update-cycle" && $0.message.contains("Endless") }, "\(found)")
        #expect(count.made < 200_000)
    }

    @Test("A represented view whose update forces the update it was made in sees each value it reads")
    func forcedUpdate() {
        struct Forcing: UIViewRepresentable {
            let seen: Count
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ uiView: UIView, context: Context) {
                seen.updates += 1
                seen.made = context.environment[TallyKey.self]
                if seen.made < 3 {
                    uiView.window?.windowScene?.traitOverrides.tally = seen.made + 1
                    uiView.updateTraitsIfNeeded()
                }
            }
        }
        let seen = Count()
        let window = show(UIHostingController(rootView: Forcing(seen: seen)))
        window.layoutIfNeeded()
        window.windowScene?.traitOverrides.tally = 1
        #expect(issues { window.layoutIfNeeded() }.isEmpty)
        #expect(seen.made == 3)
    }

    private struct Theme: Equatable, Sendable { var name: String; var sizes: [Int] }
    private struct ThemeTrait: UITraitDefinition { static let defaultValue = Theme(name: "", sizes: []) }
    private enum ThemeKey: UITraitBridgedEnvironmentKey {
        static let defaultValue = Theme(name: "", sizes: [])
        static func read(from traitCollection: UITraitCollection) -> Theme { traitCollection[ThemeTrait.self] }
        static func write(to mutableTraits: inout any UIMutableTraits, value: Theme) {
            mutableTraits[ThemeTrait.self] = value
        }
    }

    @Test("100 writes of an equal value update no represented view, be the value a word or not")
    func equalWrites() {
        struct Reading: UIViewRepresentable {
            let count: Count
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ uiView: UIView, context: Context) {
                count.updates += 1
                _ = (context.environment[ThemeKey.self], context.environment[TallyKey.self])
            }
        }
        let count = Count()
        let window = show(UIHostingController(rootView: Reading(count: count)))
        window.layoutIfNeeded()
        for round in 0..<101 {
            window.windowScene?.traitOverrides[ThemeTrait.self] = Theme(name: "a", sizes: [1])
            window.windowScene?.traitOverrides.tally = 7
            if round.isMultiple(of: 2) {
                window.windowScene?.traitOverrides[ThemeTrait.self] = Theme(name: "a", sizes: [1])
                window.windowScene?.traitOverrides[TallyTrait.self] = 7
            }
            window.layoutIfNeeded()
            if round == 0 { count.updates = 0 }
        }
        #expect(count.updates == 0)
        window.windowScene?.traitOverrides[ThemeTrait.self] = Theme(name: "a", sizes: [1, 2])
        window.layoutIfNeeded()
        #expect(count.updates == 1)
    }
}
