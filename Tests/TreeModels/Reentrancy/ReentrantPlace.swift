import DeclarativeUI

/// What is known of one node of the tree: where the operations done so far put it, what they wrote at it, and what it
/// saw itself.
@MainActor final class ReentrantPlace {
    enum Kind { case scene, window, controller, navigation, view, island, hosted, slot, list }

    let number: Int
    let kind: Kind
    /// What was kept by mistake may outlive it.
    private(set) weak var rig: ReentrantRig?
    weak var view: UIView?
    weak var controller: UIViewController?

    // What was done.
    /// Where the view was put.
    var superplace: ReentrantPlace?
    /// For a slot: the island it is in.
    var island: ReentrantPlace?
    /// For the controllers of a navigation stack.
    weak var navigation: ReentrantPlace?
    var stack: [ReentrantPlace] = []
    /// What presents this controller, and what it presents.
    weak var presenter: ReentrantPlace?
    var presented: ReentrantPlace?
    /// Whether a presentation by it or of it may still wait for others: it cannot be used elsewhere, even if what
    /// presents was let go meanwhile.
    var isInPresentation = false
    var isRoot = false
    /// While it is being made a child: of what.
    weak var joining: ReentrantPlace?
    /// Whether it is being made a child, or taken from its parent.
    var isChangingParent = false
    /// A slot whose view was dismantled, or whose island has another host now.
    var isRetired = false
    var controllerWrites = MixedOverrides()
    var viewWrites = MixedOverrides()

    // What it saw.
    var seen: [ReentrantHook: MixedTraits] = [:]
    var registrations: [ReentrantRegistration] = []
    var appearance = ReentrantAppearance()

    /// Operations to do inside the next calls of hooks.
    var waiting: [ReentrantHook: [ReentrantOperation]] = [:]

    /// For islands: what is shown, and by which host.
    var shown: ReentrantShown?
    var record: ReentrantRecord?
    /// Which identity the root view was given last.
    var generation = 0
    /// What was written to the state of that identity.
    var local = 0

    init(number: Int, kind: Kind, rig: ReentrantRig) {
        self.number = number
        self.kind = kind
        self.rig = rig
    }

    var name: String { "\(kind) \(number)" }
    var isController: Bool { kind == .controller || kind == .navigation || kind == .hosted }
    var isIsland: Bool { kind == .island || kind == .hosted }
    /// Whether the controller is shown by a container, not by a view it was put into.
    var isManaged: Bool { isRoot || presenter != nil || navigation != nil }

    /// The place it inherits from; `nil` at the top of a tree.
    var above: ReentrantPlace? {
        if isRetired { return nil }
        if let island { return island }
        if isRoot || presenter != nil { return rig?.window }
        if let navigation { return navigation.stack.last === self ? navigation : nil }
        return superplace
    }

    var isLive: Bool {
        var place = self
        while let next = place.above { place = next }
        return place === rig?.scene
    }

    func isAbove(_ other: ReentrantPlace) -> Bool {
        var place: ReentrantPlace? = other
        while let here = place {
            if here === self { return true }
            place = here.joining ?? here.above ?? here.navigation
        }
        return false
    }

    /// Called inside a callback: does what waits for it.
    func fire(_ hook: ReentrantHook) {
        guard var operations = waiting[hook], !operations.isEmpty, let rig, !rig.isQuiet else { return }
        let operation = operations.removeFirst()
        waiting[hook] = operations
        rig.perform(operation, at: self, inside: hook)
    }

    /// Called when a transition this place asked for, or is the subject of, is complete.
    func complete(_ what: String) {
        rig?.trace("  \(name) is \(what)")
        fire(.completion)
    }

    /// Called when the controller's view is loaded: what changed before that is not told.
    func viewDidLoad() {
        guard let controller else { return }
        view = controller.view
        for registration in registrations { registration.known = controller.committedTraits }
        rig?.register(self, [0, 1, 2])
        fire(.didLoad)
    }

    /// Notes what a tracked method reads, and does what waits for it.
    func read(_ traits: UITraitCollection, in hook: ReentrantHook) {
        seen[hook] = MixedTraits(traits)
        fire(hook)
    }
}

/// A registration, and the values it was told last or found when it was made.
@MainActor final class ReentrantRegistration {
    let traits: [Int]
    let isOfController: Bool
    var known: MixedTraits
    var token: (any UITraitChangeRegistration)?

    init(traits: [Int], isOfController: Bool, known: MixedTraits) {
        self.traits = traits
        self.isOfController = isOfController
        self.known = known
    }
}

/// The appearance callbacks of a controller so far, and what was wrong with their order.
struct ReentrantAppearance {
    enum Stage { case gone, coming, here, shown, leaving }
    var stage = Stage.gone
    var fault: String?

    mutating func note(_ hook: ReentrantHook) {
        let before = stage
        let isRight: Bool
        switch hook {
        case .willAppear: (isRight, stage) = (before == .gone || before == .leaving, .coming)
        case .isAppearing: (isRight, stage) = (before == .coming, .here)
        case .didAppear: (isRight, stage) = (before == .here, .shown)
        case .willDisappear: (isRight, stage) = (before != .gone && before != .leaving, .leaving)
        default: (isRight, stage) = (before == .leaving, .gone)
        }
        if !isRight, fault == nil { fault = "\(hook) after \(before)" }
    }
}

extension TraitNode {
    /// The traits in force, without overrides that wait for the next update.
    var committedTraits: MixedTraits { MixedTraits(nearestScope.traitCollection) }
}
