import DeclarativeUI

/// A view that notes what it reads in every callback, and does what waits there.
final class ReentrantView: UIView {
    let place: ReentrantPlace

    init(_ place: ReentrantPlace) {
        self.place = place
        super.init(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        place.view = self
        place.rig?.lives.track(self, "a view of \(place.name)")
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        place.read(traitCollection, in: .layout)
    }

    override func updateProperties() {
        super.updateProperties()
        place.read(traitCollection, in: .properties)
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        place.read(traitCollection, in: .draw)
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        place.fire(.willMoveToSuperview)
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        place.fire(.didMoveToSuperview)
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        place.fire(.willMoveToWindow)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        place.fire(.didMoveToWindow)
    }
}

extension ReentrantPlace {
    /// Notes an appearance callback, and does what waits there.
    fileprivate func callback(of teller: UIViewController, _ hook: ReentrantHook) {
        // One that was replaced is not watched any more.
        if teller !== controller { return }
        rig?.trace("  \(name) is told \(hook)")
        appearance.note(hook)
        fire(hook)
    }
}

final class ReentrantController: UIViewController {
    let place: ReentrantPlace

    init(_ place: ReentrantPlace) {
        self.place = place
        super.init(nibName: nil, bundle: nil)
        place.controller = self
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() { view = ReentrantView(place) }

    override func viewDidLoad() {
        super.viewDidLoad()
        place.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        place.callback(of: self, .willAppear)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        place.callback(of: self, .isAppearing)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        place.callback(of: self, .didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        place.callback(of: self, .willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        place.callback(of: self, .didDisappear)
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if place.controller === self { place.fire(.willMoveToParent) }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if place.controller === self { place.fire(.didMoveToParent) }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        place.read(traitCollection, in: .willLayout)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        place.read(traitCollection, in: .didLayout)
    }
}

final class ReentrantNavigation: UINavigationController, UINavigationControllerDelegate {
    let place: ReentrantPlace

    init(_ place: ReentrantPlace) {
        self.place = place
        super.init(nibName: nil, bundle: nil)
        place.controller = self
        delegate = self
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        place.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        place.callback(of: self, .willAppear)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        place.callback(of: self, .isAppearing)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        place.callback(of: self, .didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        place.callback(of: self, .willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        place.callback(of: self, .didDisappear)
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if place.controller === self { place.fire(.willMoveToParent) }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if place.controller === self { place.fire(.didMoveToParent) }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        place.read(traitCollection, in: .willLayout)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        place.read(traitCollection, in: .didLayout)
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { place.fire(.willShow) }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { place.fire(.didShow) }
}

final class ReentrantHostingController: UIHostingController<ReentrantRoot> {
    let place: ReentrantPlace

    init(_ place: ReentrantPlace, _ root: ReentrantRoot) {
        self.place = place
        super.init(rootView: root)
        place.controller = self
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        place.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        place.callback(of: self, .willAppear)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        place.callback(of: self, .isAppearing)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        place.callback(of: self, .didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        place.callback(of: self, .willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        place.callback(of: self, .didDisappear)
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if place.controller === self { place.fire(.willMoveToParent) }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if place.controller === self { place.fire(.didMoveToParent) }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        place.read(traitCollection, in: .willLayout)
    }
}
