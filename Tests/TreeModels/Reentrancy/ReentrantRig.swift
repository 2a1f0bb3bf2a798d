import DeclarativeUI
import TestSupport
import BridgedEnvironment

/// A tree of both worlds, and beside it what was done to it: the operations, which may be done inside callbacks, change
/// both at once. Once everything is settled, every value must be the fold of what was written from the root on.
@MainActor final class ReentrantRig {
    static let controllers = 5, navigations = 2, views = 6, islands = 3, hosted = 2
    static let islandsDeep = 4

    private(set) var places: [ReentrantPlace] = []
    private(set) var objects: [Int: AnyObject] = [:]
    let lives = LifetimeTracker()
    let issues = IssueLog()
    var list: ReentrantList?
    /// What keeps the next update awake.
    private var loops: [ReentrantLoop] = []
    /// How many issues were reported before the loops there are now.
    private var seenIssues = 0
    private var nextNumber = 0
    /// While the tree is taken apart, nothing that waits is done.
    var isQuiet = false
    /// How many operations were done inside callbacks, and how deep they are in each other now.
    var firedCount = 0
    var depth = 0
    /// What is wrong already.
    var failure: String?

    var scene: ReentrantPlace { places[0] }
    var window: ReentrantPlace { places[1] }
    // Made when the rig is, gone when it is taken apart.
    private var windowScene: UIWindowScene? = UIWindowScene()
    private(set) var windowView: UIWindow?

    init() {
        guard let windowScene else { return }
        let windowView = UIWindow(windowScene: windowScene)
        windowView.isHidden = false
        self.windowView = windowView
        lives.track(windowScene, "scene")
        lives.track(windowView, "window")
        _ = add(.scene)
        let window = add(.window)
        window.view = windowView
        window.superplace = scene
        for _ in 0..<Self.controllers {
            let place = add(.controller)
            keep(ReentrantController(place), at: place)
        }
        for _ in 0..<Self.navigations {
            let place = add(.navigation)
            keep(ReentrantNavigation(place), at: place)
        }
        for _ in 0..<Self.views {
            let place = add(.view)
            keep(ReentrantView(place), at: place)
        }
        for _ in 0..<Self.islands { makeHost(of: add(.island)) }
        for _ in 0..<Self.hosted { makeHost(of: add(.hosted)) }
        let place = add(.list)
        let list = ReentrantList(place)
        self.list = list
        lives.track(list.view, place.name)
        lives.track(list.record, "what \(place.name) shows")
        for place in places where place.kind != .scene { register(place, [0, 1, 2]) }
        issues.during { arrange() }
    }

    /// Something to begin with: a root, islands in each other, a view and a controller in slots.
    private func arrange() {
        func all(_ kind: ReentrantPlace.Kind) -> [ReentrantPlace] { places.filter { $0.kind == kind } }
        func settle() {
            windowView?.layoutIfNeeded()
            UpdateQueue.shared.flush()
        }
        let controllers = all(.controller)
        setRoot(controllers[0])
        var target = controllers[0]
        for island in all(.island) {
            move(island, to: target, asChild: false)
            settle()
            if let slot = island.record?.slots.first { target = slot }
        }
        move(all(.view)[0], to: target, asChild: false)
        move(all(.view)[1], to: controllers[0], asChild: false)
        move(controllers[1], to: all(.view)[1], asChild: false)
        move(places[places.count - 1], to: all(.view)[1], asChild: false)
        move(all(.navigation)[0], to: controllers[1], asChild: true)
        push(all(.navigation)[0], controllers[2])
        settle()
    }

    func addLoop(_ kind: Int, to place: ReentrantPlace) {
        guard let view = place.view else { return }
        let loop = ReentrantLoop(kind)
        trace("  adds a loop of \(loop.kind) to \(place.name)")
        lives.track(loop.view, "a loop")
        loops.append(loop)
        view.addSubview(loop.view)
    }

    /// What went wrong with the loops, which end here.
    private func endLoops() -> String? {
        let messages = issues.messages
        let reported = messages[seenIssues...]
        seenIssues = messages.count
        let silent = loops.first { $0.view.window != nil && !$0.isNamed(in: reported) }
        for loop in loops {
            loop.goesOn = false
            loop.view.removeFromSuperview()
        }
        loops = []
        return silent.map { "a loop of \($0.kind) was not reported" }
    }

    private func add(_ kind: ReentrantPlace.Kind) -> ReentrantPlace {
        let place = ReentrantPlace(number: nextNumber, kind: kind, rig: self)
        nextNumber += 1
        places.append(place)
        return place
    }

    func keep(_ object: AnyObject, at place: ReentrantPlace) {
        objects[place.number] = object
        lives.track(object, place.name)
    }

    /// Gives an island a new host, which knows nothing of the one before.
    func makeHost(of place: ReentrantPlace) {
        for slot in place.record?.slots ?? [] { slot.isRetired = true }
        let shown = place.shown ?? ReentrantShown()
        place.shown = shown
        place.record?.setLocal = nil
        place.view = nil
        let record = ReentrantRecord(place)
        place.record = record
        lives.track(shown, "what \(place.name) shows")
        lives.track(record, "what \(place.name) saw")
        place.local = 0
        place.controllerWrites = MixedOverrides()
        place.viewWrites = MixedOverrides()
        place.seen = [:]
        place.registrations = []
        place.appearance = ReentrantAppearance()
        let root = ReentrantRoot(shown: shown, record: record, generation: place.generation)
        if place.kind == .hosted {
            keep(ReentrantHostingController(place, root), at: place)
        } else {
            let view = ReentrantHostingView(rootView: root)
            view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            keep(view, at: place)
            lives.track(view.viewGraph, "the graph of \(place.name)")
            place.view = view
        }
    }

    func makeSlot(in record: ReentrantRecord) -> ReentrantPlace {
        let slot = ReentrantPlace(number: nextNumber, kind: .slot, rig: self)
        nextNumber += 1
        slot.island = record.place
        slot.isRetired = record.place.record !== record
        record.slots.append(slot)
        return slot
    }

    /// All places there are now, the slots' too.
    var everyPlace: [ReentrantPlace] { places + places.flatMap { $0.record?.slots ?? [] } }

    func sceneObject() -> UIWindowScene? { windowScene }

    // MARK: Registrations

    func register(_ place: ReentrantPlace, _ traits: [Int]) {
        let types = traits.map { ([MixedTraitA.self, MixedTraitB.self, MixedTraitC.self] as [UITrait])[$0] }
        func note(_ registration: ReentrantRegistration, _ traits: UITraitCollection) {
            registration.known = MixedTraits(traits)
            place.fire(.traits)
        }
        func add<Node: TraitNode & UITraitChangeObservable>(_ node: Node, isOfController: Bool) {
            let registration = ReentrantRegistration(
                traits: traits, isOfController: isOfController, known: node.committedTraits)
            registration.token = node.registerForTraitChanges(types) { (node: Node, _) in
                note(registration, node.traitCollection)
            }
            place.registrations.append(registration)
        }
        if let controller = place.controller { add(controller, isOfController: true) }
        if let view = place.view { add(view, isOfController: false) }
    }

    // MARK: Settling

    func run(_ command: ReentrantCommand) async -> String? {
        var result: String?
        switch command {
        case let .now(operation): issues.during { perform(operation, at: nil, inside: nil) }
        case let .inside(node, hook, operation):
            let all = everyPlace
            let place = all[node % all.count]
            let hooks = place.hooks
            if !hooks.isEmpty { place.waiting[hooks[hook % hooks.count], default: []].append(operation) }
        case .settle: result = await settle()
        }
        return failure ?? result
    }

    func settle() async -> String? {
        var busyRounds = 0
        var waits = 0
        while true {
            let fired = firedCount
            issues.during {
                windowView?.layoutIfNeeded()
                UpdateQueue.shared.flush()
            }
            for _ in 0..<3 { await Task.yield() }
            if UpdateQueue.shared.hasWork || firedCount != fired {
                busyRounds += 1
                if busyRounds > 50 { return "it does not settle" }
            } else if tasksHaveRun || waits == 2_000 {
                let fault = failure ?? compare()
                // What still waited was dropped with its presenter.
                for place in places { place.isInPresentation = false }
                return endLoops() ?? fault
            } else {
                waits += 1
                await letTasksGoOn(waits)
            }
        }
    }

    /// Lets tasks begin and end on other threads, after a while by way of these threads: however busy they are, what
    /// was there before has its turn.
    private func letTasksGoOn(_ waits: Int) async {
        await Task.yield()
        if waits <= 3 { return }
        await Task.detached {}.value
        try? await Task.sleep(for: .milliseconds(1))
    }

    // MARK: End

    /// Takes everything apart and returns what is left behind.
    func finish() async -> String? {
        isQuiet = true
        issues.during {
            for place in everyPlace { place.waiting = [:] }
            takeApart()
            UpdateQueue.shared.flush()
        }
        // Tasks that were cancelled hold what they noted until they end.
        var waits = 0
        repeat {
            waits += 1
            await letTasksGoOn(waits)
            UpdateQueue.shared.flush()
        } while !lives.alive.isEmpty && waits < 2_000
        let alive = lives.alive
        return alive.isEmpty ? nil : "left behind: \(alive)"
    }

    private func takeApart() {
        list = nil
        objects = [:]
        for place in everyPlace {
            place.registrations = []
            place.shown = nil
        }
        windowView = nil
        windowScene = nil
        for place in places {
            // It holds the views, which hold the record.
            place.record?.setLocal = nil
            place.record = nil
        }
    }
}

extension ReentrantPlace {
    /// The callbacks this place has.
    var hooks: [ReentrantHook] {
        switch kind {
        case .scene: []
        case .window: [.traits]
        case .view, .slot:
            [
                .traits, .layout, .properties, .draw, .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow,
                .didMoveToWindow,
            ]
        case .controller: [.layout, .properties, .didLayout] + Self.hooksOfControllers
        case .navigation: [.didLayout, .willShow, .didShow] + Self.hooksOfControllers
        case .island: Self.hooksOfIslands
        case .hosted: Self.hooksOfIslands + Self.hooksOfControllers
        case .list: [.traits, .body, .appear, .disappear, .change]
        }
    }

    private static let hooksOfIslands: [ReentrantHook] = [
        .traits, .body, .appear, .disappear, .change, .task, .make, .update, .dismantle,
    ]
    private static let hooksOfControllers: [ReentrantHook] = [
        .traits, .didLoad, .willAppear, .isAppearing, .didAppear, .willDisappear, .didDisappear, .willLayout,
        .willMoveToParent, .didMoveToParent, .completion,
    ]
}
