import DeclarativeUI
import Foundation
import Testing

private struct MarkTrait: UITraitDefinition {
    static let defaultValue = 0
    static let name = "Mark"
}

private struct MarkKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = 0
    static func read(from traits: UITraitCollection) -> Int { traits[MarkTrait.self] }
    static func write(to traits: inout any UIMutableTraits, value: Int) { traits[MarkTrait.self] = value }
}

extension EnvironmentValues {
    fileprivate var mark: Int {
        get { self[MarkKey.self] }
        set { self[MarkKey.self] = newValue }
    }
}

/// What is called, in order, and what is done in one of the calls.
@MainActor private final class CallJournal {
    var notes: [String] = []
    var armed: (callback: Callback, act: () -> Void)?

    enum Callback: String, CaseIterable, Sendable {
        case appearing, controllerProperties, viewProperties, willLayout, layout
    }

    func note(_ callback: Callback, _ name: String, _ value: Int, isParent: Bool = false) {
        let words: [Callback: String] = [
            .controllerProperties: "properties", .viewProperties: "properties", .willLayout: "willLayout",
        ]
        notes.append("\(words[callback] ?? callback.rawValue) \(name) \(value)")
        guard isParent, let armed, armed.callback == callback else { return }
        self.armed = nil
        notes.append("set")
        armed.act()
    }
}

private final class CalledView: UIView {
    let name: String
    let journal: CallJournal
    private var isParent: Bool { name == "PV" }

    init(_ name: String, _ journal: CallJournal) {
        (self.name, self.journal) = (name, journal)
        super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    }

    required init?(coder: NSCoder) { nil }

    private var value: Int { traitCollection[MarkTrait.self] }
    override func updateProperties() { journal.note(.viewProperties, name, value, isParent: isParent) }
    override func layoutSubviews() { journal.note(.layout, name, value, isParent: isParent) }
}

private final class CalledController: UIViewController {
    let name: String
    let journal: CallJournal
    private var isParent: Bool { name == "P" }

    init(_ name: String, _ journal: CallJournal) {
        (self.name, self.journal) = (name, journal)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private var value: Int { traitCollection[MarkTrait.self] }
    override func loadView() { view = CalledView("\(name)V", journal) }
    override func viewIsAppearing(_ animated: Bool) { journal.note(.appearing, name, value, isParent: isParent) }
    override func updateProperties() { journal.note(.controllerProperties, name, value, isParent: isParent) }
    override func viewWillLayoutSubviews() { journal.note(.willLayout, name, value, isParent: isParent) }
}

private struct Represented: UIViewRepresentable {
    let view: CalledView
    func makeUIView(context: Context) -> CalledView { view }
    func updateUIView(_ view: CalledView, context: Context) {}
}

private struct Hosted: View {
    let journal: CallJournal
    let view: CalledView
    @Environment(\.mark) private var mark

    var body: some View {
        journal.notes.append("layout H \(mark)")
        return Represented(view: view)
    }
}

/// Who is overridden in a callback of a controller or its view, and which layouts are to see it.
private enum Overridden: String, CaseIterable, Sendable {
    case controller, ownView, view, childController, hosted, represented

    /// Whether a node is at or below the one that is overridden.
    func sees(_ name: String) -> Bool {
        switch self {
        case .controller: true
        case .ownView: name != "P"
        case .view: name == "V"
        case .childController: name == "C" || name == "CV"
        case .hosted: name == "H" || name == "R"
        case .represented: name == "R"
        }
    }
}

/// A controller with a view, a controller and hosted views below it, on a screen.
@MainActor private final class CallStage {
    let journal = CallJournal()
    let parent: CalledController
    let child: CalledController
    let host: UIHostingController<Hosted>
    let view: CalledView
    let represented: CalledView
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    init() {
        (parent, child) = (CalledController("P", journal), CalledController("C", journal))
        (view, represented) = (CalledView("V", journal), CalledView("R", journal))
        host = UIHostingController(rootView: Hosted(journal: journal, view: represented))
        parent.view.addSubview(view)
        for controller in [child, host] {
            parent.addChild(controller)
            parent.view.addSubview(controller.view)
            controller.view.frame = CGRect(x: 0, y: 40, width: 80, height: 80)
            controller.didMove(toParent: parent)
        }
        window.rootViewController = parent
        window.makeKeyAndVisible()
    }

    func override(_ target: Overridden) {
        switch target {
        case .controller: parent.traitOverrides[MarkTrait.self] = 7
        case .ownView: parent.view.traitOverrides[MarkTrait.self] = 7
        case .view: view.traitOverrides[MarkTrait.self] = 7
        case .childController: child.traitOverrides[MarkTrait.self] = 7
        case .hosted: host.traitOverrides[MarkTrait.self] = 7
        case .represented: represented.traitOverrides[MarkTrait.self] = 7
        }
    }

    /// Has everything laid out again in one pass.
    func ask() {
        journal.notes = []
        parent.setNeedsUpdateProperties()
        for view in [parent.view, view, child.view, host.view, represented] as [UIView] {
            view.setNeedsUpdateProperties()
            view.setNeedsLayout()
        }
    }
}

@MainActor @Suite("Overrides are in force before the next layout", .serialized) struct OverridesBeforeLayoutTests {
    nonisolated private static let cases = CallJournal.Callback.allCases.flatMap { callback in
        Overridden.allCases.filter { target in
            // A layout that overrides itself has begun already.
            callback != .layout || (target != .controller && target != .ownView)
        }.map { (callback, $0) }
    }

    /// Every call in one layout of everything but the hosted views, with the value that it sees.
    private func expectedCalls(_ callback: CallJournal.Callback, _ target: Overridden) -> [String] {
        let appears = callback == .appearing
        var calls = appears ? ["appearing P"] : []
        calls += ["properties P", "properties PV", "willLayout P", "layout PV", "properties V", "layout V"]
        if appears { calls.append("appearing C") }
        // Nobody asks for the properties of this controller but the traits that they read.
        if target.sees("C") { calls.append("properties C") }
        calls += ["properties CV", "willLayout C", "layout CV", "properties R", "layout R"]
        let setters: [CallJournal.Callback: String] = [
            .appearing: "appearing P", .controllerProperties: "properties P", .viewProperties: "properties PV",
            .willLayout: "willLayout P", .layout: "layout PV",
        ]
        let setter = setters[callback]
        var (isSet, notes, stale): (Bool, [String], [String]) = (false, [], [])
        for call in calls {
            let sees = target.sees(String(call.split(separator: " ")[1]))
            notes.append("\(call) \(isSet && sees ? 7 : 0)")
            if !isSet, sees, call.hasPrefix("properties") { stale.append(call) }
            // A controller answers at once what it has set itself, so that what it read before is outdated.
            if !isSet, sees, call == setter, call == "willLayout P" { stale += [call, "layout PV"] }
            if call == setter {
                isSet = true
                notes.append("set")
            }
        }
        // What has read the value before it was overridden is called again.
        return notes + stale.map { "\($0) 7" }
    }

    @Test(
        "An override made in a callback is seen by the layouts that follow, each of which comes once", arguments: cases)
    private func table(_ callback: CallJournal.Callback, _ target: Overridden) {
        let stage = CallStage()
        stage.window.layoutIfNeeded()
        if callback == .appearing {
            stage.window.rootViewController = UIViewController()
            stage.window.layoutIfNeeded()
            stage.window.rootViewController = stage.parent
        }
        stage.ask()
        stage.journal.armed = (callback, { stage.override(target) })
        stage.window.layoutIfNeeded()
        let notes = stage.journal.notes
        #expect(notes.filter { !$0.contains(" H ") } == expectedCalls(callback, target), "\(callback) \(target)")
        guard let start = notes.firstIndex(of: "set") else { return }
        for name in ["PV", "V", "CV", "H", "R"] {
            let layouts = notes[start...].filter { $0.hasPrefix("layout \(name) ") }
            if target.sees(name) {
                #expect(layouts.first == "layout \(name) 7", "\(callback) overrides \(target): \(notes)")
                // It is asked for again by what the controller has read before it overrode that.
                let isRepeated = name == "PV" && callback == .willLayout && target == .controller
                #expect(layouts.count == (isRepeated ? 2 : 1), "\(callback) overrides \(target): \(notes)")
            } else {
                #expect(layouts.count <= 1 && !layouts.contains("layout \(name) 7"), "\(notes)")
            }
        }
        stage.journal.notes = []
        stage.window.layoutIfNeeded()
        #expect(stage.journal.notes.isEmpty, "\(stage.journal.notes)")
    }

    @Test("Traits of the first appearance are those that viewIsAppearing sets, in every call after it")
    func order() {
        let stage = CallStage()
        stage.journal.armed = (.appearing, { stage.override(.controller) })
        stage.window.layoutIfNeeded()
        let notes = stage.journal.notes.filter { !$0.contains(" H ") && !$0.contains(" R ") }
        #expect(
            notes == [
                "appearing P 0", "set", "properties P 7", "properties PV 7", "willLayout P 7", "layout PV 7",
                "properties V 7", "layout V 7", "appearing C 7", "properties C 7", "properties CV 7",
                "willLayout C 7", "layout CV 7",
            ])
        #expect(stage.journal.notes.filter { $0.contains(" R ") } == ["properties R 7", "layout R 7"])
        #expect(stage.journal.notes.last { $0.contains(" H ") } == "layout H 7")
    }

    @Test("What updateProperties of a controller overrides is seen by that of its view, and by its layout")
    func properties() {
        let stage = CallStage()
        stage.window.layoutIfNeeded()
        stage.ask()
        stage.journal.armed = (.controllerProperties, { stage.override(.controller) })
        stage.window.layoutIfNeeded()
        let notes = stage.journal.notes.filter { !$0.contains(" H ") }
        #expect(
            notes.prefix(5) == ["properties P 0", "set", "properties PV 7", "willLayout P 7", "layout PV 7"])
    }

    @Test("A handler runs between the layout that overrides and the one that sees it")
    func handler() {
        let stage = CallStage()
        stage.window.layoutIfNeeded()
        stage.view.registerForTraitChanges([MarkTrait.self]) { (view: CalledView, _) in
            view.journal.notes.append("handler \(view.traitCollection[MarkTrait.self])")
        }
        stage.ask()
        stage.journal.armed = (.layout, { stage.override(.view) })
        stage.window.layoutIfNeeded()
        let notes = stage.journal.notes.filter { !$0.contains("CV") && !$0.contains(" C ") }
        #expect(notes.drop { $0 != "set" }.prefix(4) == ["set", "handler 7", "properties V 7", "layout V 7"])
    }

    @Test("viewWillLayoutSubviews is called again when it overrides above its controller what it has read")
    func above() {
        let stage = CallStage()
        let outer = UIViewController()
        stage.window.rootViewController = outer
        outer.addChild(stage.parent)
        outer.view.addSubview(stage.parent.view)
        stage.parent.didMove(toParent: outer)
        stage.window.layoutIfNeeded()
        stage.ask()
        stage.journal.armed = (.willLayout, { outer.traitOverrides[MarkTrait.self] = 7 })
        stage.window.layoutIfNeeded()
        let notes = stage.journal.notes.filter { $0.contains("Layout P ") || $0.contains("layout PV ") || $0 == "set" }
        #expect(notes == ["willLayout P 0", "set", "layout PV 7", "willLayout P 7", "layout PV 7"])
        stage.journal.notes = []
        stage.window.layoutIfNeeded()
        #expect(stage.journal.notes.isEmpty, "\(stage.journal.notes)")
    }

    @Test("A layout that a handler asks for between viewWillLayoutSubviews and the layout comes with both")
    func askedForByHandler() {
        let stage = CallStage()
        stage.window.layoutIfNeeded()
        stage.parent.view.registerForTraitChanges([MarkTrait.self]) { (view: CalledView, _) in view.setNeedsLayout() }
        stage.ask()
        stage.journal.armed = (.willLayout, { stage.override(.ownView) })
        stage.window.layoutIfNeeded()
        let notes = stage.journal.notes.filter { $0.contains("Layout P ") || $0.contains("layout PV ") || $0 == "set" }
        #expect(notes == ["willLayout P 0", "set", "layout PV 7", "willLayout P 0", "layout PV 7"])
    }
}
