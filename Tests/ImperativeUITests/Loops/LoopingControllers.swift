import Foundation

@testable import ImperativeUI

/// What calls a controller or a view in the update that follows a change. What is called within the change itself, as
/// `viewDidLoad()`, and makes the same change again is a function that calls itself.
enum LoopCall: String, CaseIterable {
    case isAppearing, didAppear, didDisappear, willLayout, didLayout, properties, layout, traits
}

/// What shows a controller or a view.
enum LoopPlace: String, CaseIterable {
    case subview, child, push, stack, tab, tabs, page, column, present, presentAgain, root, cells, rows
}

/// Does something whenever something is called.
@MainActor final class Looping {
    let call: LoopCall
    private(set) var calls = 0
    var isOver = false
    /// Has something else shown.
    var next: () -> Void = {}

    init(_ call: LoopCall) { self.call = call }

    func called(_ call: LoopCall) {
        if call != self.call { return }
        calls += 1
        if !isOver { next() }
    }
}

/// A view that says when it is called.
final class LoopingView: UIView {
    private let looping: Looping

    init(_ looping: Looping) {
        self.looping = looping
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: LoopingView, _) in
            view.looping.called(.traits)
        }
    }

    required init?(coder: NSCoder) { fatalError("Not from an archive.") }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview == nil { return }
        if looping.call == .traits { overrideUserInterfaceStyle = .dark }
    }

    override func updateProperties() {
        super.updateProperties()
        looping.called(.properties)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        looping.called(.layout)
    }
}

/// A controller that says when it is called.
final class LoopingController: UIViewController {
    private let looping: Looping

    init(_ looping: Looping) {
        self.looping = looping
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("Not from an archive.") }

    override func loadView() { view = LoopingView(looping) }
    override func viewIsAppearing(_ animated: Bool) { looping.called(.isAppearing) }
    override func viewDidAppear(_ animated: Bool) { looping.called(.didAppear) }
    override func viewDidDisappear(_ animated: Bool) { looping.called(.didDisappear) }
    override func viewWillLayoutSubviews() { looping.called(.willLayout) }
    override func viewDidLayoutSubviews() { looping.called(.didLayout) }
}

/// Shows views that say when they are called, in cells.
final class LoopingCells: NSObject, UICollectionViewDataSource {
    private let looping: Looping
    var count = 1

    init(_ looping: Looping) { self.looping = looping }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        for view in cell.contentView.subviews { view.removeFromSuperview() }
        cell.contentView.addSubview(LoopingView(looping))
        return cell
    }
}

/// A window with a loop in one place.
@MainActor final class LoopingStage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    let looping: Looping
    private let root = UIViewController()
    private var cells: LoopingCells?

    init(_ call: LoopCall) {
        looping = Looping(call)
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private func make() -> LoopingController { LoopingController(looping) }

    /// Shows the first one in a place.
    func begin(in place: LoopPlace) {
        switch place {
        case .subview, .cells, .rows: showViews(in: place)
        case .push, .stack, .tab, .tabs, .page, .column: showContainer(place)
        case .child:
            var last: UIViewController?
            looping.next = { [unowned self] in
                last?.willMove(toParent: nil)
                last?.viewIfLoaded?.removeFromSuperview()
                last?.removeFromParent()
                let next = make()
                last = next
                contain(next)
            }
            looping.next()
        case .present:
            looping.next = { [unowned self] in
                var top: UIViewController = root
                while let above = top.presentedViewController { top = above }
                top.present(make(), animated: false)
            }
            looping.next()
        case .presentAgain:
            root.present(make(), animated: false)
            looping.next = { [unowned self] in
                root.dismiss(animated: false) { [unowned self] in root.present(make(), animated: false) }
            }
        case .root:
            looping.next = { [unowned self] in window.rootViewController = make() }
            looping.next()
        }
    }

    private func contain(_ controller: UIViewController) {
        root.addChild(controller)
        root.view.addSubview(controller.view)
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
        controller.didMove(toParent: root)
    }

    private func showViews(in place: LoopPlace) {
        if place == .subview {
            var last: UIView?
            looping.next = { [unowned self] in
                last?.removeFromSuperview()
                let next = LoopingView(looping)
                last = next
                root.view.addSubview(next)
            }
            return looping.next()
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 30)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let cells = LoopingCells(looping)
        self.cells = cells
        collection.dataSource = cells
        root.view.addSubview(collection)
        looping.next = { [unowned collection] in
            if place == .cells { return collection.reloadData() }
            collection.performBatchUpdates {
                cells.count += 1
                collection.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
    }

    private func showContainer(_ place: LoopPlace) {
        switch place {
        case .push, .stack:
            let navigation = UINavigationController(rootViewController: UIViewController())
            contain(navigation)
            looping.next = { [unowned self, unowned navigation] in
                if place == .push { return navigation.pushViewController(make(), animated: false) }
                navigation.setViewControllers([make()], animated: false)
            }
            looping.next()
        case .tab, .tabs:
            let tabs = UITabBarController()
            looping.next = { [unowned self, unowned tabs] in
                if place == .tab { return tabs.selectedIndex = 1 - tabs.selectedIndex }
                tabs.viewControllers = [make(), make()]
            }
            tabs.viewControllers = [make(), make()]
            contain(tabs)
        case .page:
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            looping.next = { [unowned self, unowned pages] in
                pages.setViewControllers([make()], direction: .forward, animated: false)
            }
            contain(pages)
            looping.next()
        default:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            looping.next = { [unowned self, unowned split] in split.setViewController(make(), for: .secondary) }
            contain(split)
            looping.next()
        }
    }

    /// Takes everything away that may still be going on.
    func end() {
        looping.isOver = true
        (looping.next, cells) = ({}, nil)
        window.rootViewController = nil
        window.layoutIfNeeded()
    }
}
