import TestSupport
import Testing

@testable import ImperativeUI

/// A change of what is shown; numbers stand for controllers, and one that makes no sense at its time is left out.
private indirect enum Change {
    case push(Int, on: Int)
    case pop(Int)
    case popToRoot(Int)
    case set([Int], on: Int)
    case present(Int, from: Int)
    case dismiss(Int)
    case root(Int)
    /// The change is made inside the next callback of a kind.
    case plan(LoggedController.Moment, Change)
    case settle
}

/// A controller that checks the order of what it is told.
private final class Actor: UIViewController {
    let number: Int
    weak var stage: ModelStage?
    var state = AppearanceState.disappeared
    var wasAppearing = false

    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func step(_ moment: LoggedController.Moment, from: [AppearanceState], to: AppearanceState) {
        if !from.contains(state) { stage?.fail("\(number) is told \(moment) while \(state)") }
        state = to
        stage?.reached(moment)
    }

    override func viewDidLoad() { stage?.reached(.load) }
    override func viewWillAppear(_ animated: Bool) {
        wasAppearing = false
        step(.willAppear, from: [.disappeared, .disappearing], to: .appearing)
    }
    override func viewIsAppearing(_ animated: Bool) {
        if wasAppearing { stage?.fail("\(number) is told isAppearing twice") }
        wasAppearing = true
        if view.window == nil { stage?.fail("\(number) is told isAppearing outside of a window") }
        step(.isAppearing, from: [.appearing], to: .appearing)
    }
    override func viewDidAppear(_ animated: Bool) {
        if !wasAppearing { stage?.fail("\(number) is told didAppear before isAppearing") }
        step(.didAppear, from: [.appearing], to: .appeared)
    }
    override func viewWillDisappear(_ animated: Bool) {
        step(.willDisappear, from: [.appearing, .appeared], to: .disappearing)
    }
    override func viewDidDisappear(_ animated: Bool) {
        if view.window != nil { stage?.fail("\(number) is told didDisappear in a window") }
        step(.didDisappear, from: [.disappearing], to: .disappeared)
    }
    override func viewDidLayoutSubviews() { stage?.reached(.layout) }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        stage?.reached(.willMove)
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        stage?.reached(.didMove)
    }
}

@MainActor private final class ModelStage {
    static let pageCount = 6
    let window = UIWindow()
    let pages = (0..<pageCount).map { Actor($0) }
    let plain = Actor(99)
    let navigations = [UINavigationController(), UINavigationController()]
    /// What each stack should hold.
    var stacks: [[Int]] = [[], []]
    var plans: [(moment: LoggedController.Moment, change: Change)] = []
    var failure: String?

    init() {
        for page in pages + [plain] { page.stage = self }
        window.makeKeyAndVisible()
        window.rootViewController = navigations[0]
        apply(.push(0, on: 0))
    }

    func fail(_ why: String) { if failure == nil { failure = why } }

    func reached(_ moment: LoggedController.Moment) {
        guard let index = plans.firstIndex(where: { $0.moment == moment }) else { return }
        apply(plans.remove(at: index).change)
    }

    private func controller(_ number: Int) -> UIViewController {
        number < pages.count ? pages[number] : navigations[number % 2]
    }

    private func isFree(_ page: Int) -> Bool {
        !stacks[0].contains(page) && !stacks[1].contains(page) && pages[page].presentation == nil
    }

    func apply(_ change: Change) {
        switch change {
        case .push(let page, let on):
            guard isFree(page) else { return }
            stacks[on].append(page)
            navigations[on].pushViewController(pages[page], animated: page % 2 == 0)
        case .pop(let on):
            guard stacks[on].count > 1 else { return }
            let last = stacks[on].removeLast()
            let popped = navigations[on].popViewController(animated: false)
            if popped !== pages[last] { fail("another controller was popped") }
        case .popToRoot(let on):
            stacks[on] = Array(stacks[on].prefix(1))
            navigations[on].popToRootViewController(animated: true)
        case .set(let numbers, let on):
            let wanted = numbers.filter { isFree($0) || stacks[on].contains($0) }
            stacks[on] = wanted
            navigations[on].setViewControllers(wanted.map { pages[$0] }, animated: false)
        case .present(let number, let from): controller(from).present(controller(number), animated: true)
        case .dismiss(let from): controller(from).dismiss(animated: false)
        case .root(let number):
            let root = number == 0 ? plain : navigations[number % 2]
            if root.presentation == nil { window.rootViewController = root }
        case .plan(let moment, let change): plans.append((moment, change))
        case .settle: settle()
        }
        for (navigation, stack) in zip(navigations, stacks)
        where navigation.viewControllers != stack.map({ pages[$0] as UIViewController }) {
            fail("a stack is not what it was set to")
        }
    }

    func settle() {
        window.layoutIfNeeded()
        TransitionQueue.shared.checkInvariants()
        check()
    }

    private func check() {
        var visible: [UIViewController] = []
        var shown: [UIViewController] = window.rootViewController.map { [$0] } ?? []
        shown += window.presentations.map(\.presentedViewController)
        if window.subviews.count != shown.count { fail("\(window.subviews.count) views of \(shown.count) are shown") }
        for controller in shown {
            visible.append(controller)
            if let top = (controller as? UINavigationController)?.topViewController { visible.append(top) }
        }
        for (index, navigation) in navigations.enumerated() {
            let stack = stacks[index].map { pages[$0] as UIViewController }
            if navigation.children.count != stack.count { fail("\(navigation.children.count) children") }
            if (navigation.navigationBar.items ?? []) != stack.map(\.navigationItem) { fail("items of the bar differ") }
            guard let view = navigation.viewIfLoaded else { continue }
            let contents = view.subviews.filter { $0 !== navigation.navigationBar }
            if contents != (stack.last.map { [$0.view] } ?? []) { fail("\(contents.count) contents are shown") }
        }
        for page in pages + [plain] {
            let isShown = visible.contains(page)
            if (page.viewIfLoaded?.window != nil) != isShown { fail("\(page.number) shown: \(!isShown)") }
            if page.state != (isShown ? .appeared : .disappeared) { fail("\(page.number) is \(page.state) in the end") }
            if page.appearanceState != page.state { fail("\(page.number) is \(page.appearanceState)") }
            if !page.flags.isDisjoint(with: .isOnItsWay) {
                fail("\(page.number) is on its way for ever")
            }
            let isInStack = stacks[0].contains(page.number) || stacks[1].contains(page.number)
            if (page.parent != nil) != isInStack { fail("\(page.number) has a parent: \(!isInStack)") }
        }
    }
}

@MainActor @Suite struct TransitionModelTests {
    private static func change(_ random: inout SplitMix64, isPlanned: Bool = false) -> Change {
        let on = random.below(2)
        let page = random.below(ModelStage.pageCount)
        switch random.below(isPlanned ? 8 : 13) {
        case 0, 1: return .push(page, on: on)
        case 2: return .pop(on)
        case 3: return .popToRoot(on)
        case 4: return .set((0..<random.below(4)).map { (page + $0) % ModelStage.pageCount }, on: on)
        case 5: return .present(random.below(ModelStage.pageCount + 2), from: random.below(ModelStage.pageCount + 2))
        case 6: return .dismiss(random.below(ModelStage.pageCount + 2))
        case 7: return .root(random.below(3))
        case 8, 9, 10:
            let moments = LoggedController.Moment.allCases
            return .plan(moments[random.below(moments.count)], change(&random, isPlanned: true))
        default: return .settle
        }
    }

    @Test("Whatever changes stacks, presentations and roots inside callbacks, what is shown is what was asked for")
    func law() {
        PropertyCheck("transitions") {
            Self.change(&$0)
        } run: { changes in
            var failure: String?
            _ = issues {
                let stage = ModelStage()
                for change in changes {
                    stage.apply(change)
                    if stage.failure != nil { break }
                }
                if stage.failure == nil { stage.settle() }
                failure = stage.failure
                stage.plans = []
                stage.window.rootViewController = nil
                stage.window.layoutIfNeeded()
            }
            return failure
        }
        .check(sequences: 400, length: 40)
    }
}
