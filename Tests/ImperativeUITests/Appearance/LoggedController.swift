import ImperativeUI

/// What happened, in order.
@MainActor final class Log {
    var notes: [String] = []

    func take() -> [String] {
        defer { notes = [] }
        return notes
    }
}

/// A controller that notes what it is told, and acts then as it was asked to.
class LoggedController: UIViewController {
    enum Moment: String, CaseIterable {
        case load, willAppear, isAppearing, didAppear, willDisappear, didDisappear, willMove, didMove, layout
    }

    let name: String
    let log: Log
    /// Called once each.
    var actions: [Moment: (LoggedController) -> Void] = [:]
    /// Which moments are noted.
    var noted: Set<Moment> = [.load, .willAppear, .didAppear, .willDisappear, .didDisappear]
    var showsAnimation = false

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    func at(_ moment: Moment, _ action: @escaping (LoggedController) -> Void) -> Self {
        actions[moment] = action
        return self
    }

    private func reached(_ moment: Moment, _ detail: String = "") {
        if noted.contains(moment) { log.notes.append("\(name) \(moment)\(detail)") }
        actions.removeValue(forKey: moment)?(self)
    }

    private func detail(_ animated: Bool) -> String { showsAnimation && animated ? " animated" : "" }

    override func viewDidLoad() { reached(.load) }
    override func viewWillAppear(_ animated: Bool) { reached(.willAppear, detail(animated)) }
    override func viewIsAppearing(_ animated: Bool) { reached(.isAppearing, detail(animated)) }
    override func viewDidAppear(_ animated: Bool) { reached(.didAppear, detail(animated)) }
    override func viewWillDisappear(_ animated: Bool) { reached(.willDisappear, detail(animated)) }
    override func viewDidDisappear(_ animated: Bool) { reached(.didDisappear, detail(animated)) }
    override func viewDidLayoutSubviews() { reached(.layout) }
    override func willMove(toParent parent: UIViewController?) { reached(.willMove, parent == nil ? " out" : " in") }
    override func didMove(toParent parent: UIViewController?) { reached(.didMove, parent == nil ? " out" : " in") }
}

/// A window that is shown.
@MainActor struct ShownWindow {
    let log = Log()
    let window = UIWindow()

    init(root: UIViewController? = nil) {
        window.makeKeyAndVisible()
        if let root { show(root) }
    }

    func show(_ root: UIViewController) {
        window.rootViewController = root
        window.layoutIfNeeded()
    }

    func page(_ name: String) -> LoggedController { LoggedController(name, log) }

    /// What was noted when everything has settled.
    func settle() -> [String] {
        window.layoutIfNeeded()
        return log.take()
    }
}
