import DeclarativeUI
import Foundation
import BridgedEnvironment

@testable import ImperativeUI

/// An application that shows a controller in which something goes on, and takes it away.
@MainActor final class LeavingStage: NSObject, UIApplicationDelegate {
    let clock = ManualAnimationClock()
    private let model = LeavingModel()
    private let motion: LeavingMotion
    var window: UIWindow?
    private var host: HeadlessHost?
    /// What the window shows first.
    private var root: UIViewController?
    /// The controller, until it is given away.
    private var controller: UIViewController?
    /// Takes it away.
    private var removal: () -> Void = {}
    private var cells: LeavingCells?
    /// An animator must come to its end before it goes.
    private var animator: UIViewPropertyAnimator?

    private(set) weak var shownController: UIViewController?
    private(set) weak var shownWindow: UIWindow?

    init(_ motion: LeavingMotion, in vessel: LeavingVessel) {
        self.motion = motion
        super.init()
        let made: UIViewController =
            motion.isDeclarative
            ? UIHostingController(rootView: LeavingView(motion: motion, model: model)) : LeavingController(motion)
        (controller, shownController) = (made, made)
        clock.withCurrent {
            root = show(made, in: vessel)
            let first = root
            host = HeadlessHost.launch(self, size: CGSize(width: 320, height: 320))
            if vessel == .sheet { first?.present(made, animated: false) }
            UpdateQueue.shared.flush()
        }
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        root = nil
        window.makeKeyAndVisible()
        (self.window, shownWindow) = (window, window)
        return true
    }

    private func show(_ controller: UIViewController, in vessel: LeavingVessel) -> UIViewController {
        switch vessel {
        case .window:
            removal = { [unowned self] in window?.rootViewController = UIViewController() }
            return controller
        case .child:
            let parent = UIViewController()
            parent.addChild(controller)
            parent.view.addSubview(controller.view)
            controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 320)
            controller.didMove(toParent: parent)
            removal = { [weak controller] in
                controller?.willMove(toParent: nil)
                controller?.view.removeFromSuperview()
                controller?.removeFromParent()
            }
            return parent
        case .page:
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.pushViewController(controller, animated: false)
            removal = { [weak navigation] in navigation?.popViewController(animated: false) }
            return navigation
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [controller, UIViewController()]
            removal = { [weak tabs] in tabs?.viewControllers = [UIViewController()] }
            return tabs
        case .sheet:
            let below = UIViewController()
            removal = { [weak below] in below?.dismiss(animated: true) }
            return below
        case .pager:
            let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.setViewControllers([controller], direction: .forward, animated: false)
            removal = { [weak pager] in
                pager?.setViewControllers([UIViewController()], direction: .forward, animated: false)
            }
            return pager
        case .column:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(controller, for: .secondary)
            removal = { [weak split] in split?.setViewController(UIViewController(), for: .secondary) }
            return split
        case .cell: return showInCell(controller)
        case .view, .transition, .hostedTab, .hostedPage, .hostedCover, .hostedRow:
            let holder = LeavingHolder(controller)
            removal = { withAnimation(vessel == .transition ? .linear(duration: 1) : nil) { holder.isShown = false } }
            return UIHostingController(rootView: LeavingFrame(holder: holder, vessel: vessel))
        }
    }

    private func showInCell(_ controller: UIViewController) -> UIViewController {
        let parent = UIViewController()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 320)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 320), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let cells = LeavingCells(controller, in: parent)
        self.cells = cells
        collection.dataSource = cells
        parent.view.addSubview(collection)
        removal = { [weak collection, weak controller] in
            cells.count = 0
            collection?.deleteItems(at: [IndexPath(item: 0, section: 0)])
            controller?.willMove(toParent: nil)
            controller?.view.removeFromSuperview()
            controller?.removeFromParent()
        }
        return parent
    }

    // MARK: What goes on

    /// Begins what goes on, and gets into the middle of it.
    func begin() {
        clock.withCurrent {
            if motion.isDeclarative { use() } else if let shown = shownController as? LeavingController { use(shown) }
            clock.advance(by: 0.1)
        }
    }

    private static let middle = CGPoint(x: 160, y: 170)

    private func use() {
        guard let host else { return }
        switch motion {
        case .glide, .drag, .pickerWheel: drag()
        case .wheel: host.send(.wheel(CGVector(dx: 0, dy: 50), at: Self.middle))
        case .refresh: host.drag(from: CGPoint(x: 160, y: 130), to: CGPoint(x: 160, y: 300), steps: 6)
        case .departure, .movement, .match:
            withAnimation(.linear(duration: 1)) { model.isOn = false }
            UpdateQueue.shared.flush()
        case .gesture, .press: hold()
        case .swipe:
            host.send(.pointer(HostPointer(.down, at: CGPoint(x: 250, y: 200))))
            for x in [220.0, 190, 160] { host.send(.pointer(HostPointer(.move, at: CGPoint(x: x, y: 200)))) }
        case .menu: host.tap(at: Self.middle)
        case .contextMenu: host.secondaryClick(at: Self.middle)
        case .typing, .search: type()
        case .publisher: model.subject.send(1)
        case .hover: host.send(.pointer(HostPointer(.move, at: Self.middle)))
        default: break
        }
    }

    private func use(_ shown: LeavingController) {
        guard let host else { return }
        let part = shown.part
        switch motion {
        case .scroll, .picker: drag()
        case .animatedScroll: (part as? UIScrollView)?.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
        case .refreshControl: (part as? UIScrollView)?.refreshControl?.beginRefreshing()
        case .block: UIView.animate(withDuration: 1) { part.alpha = 0 }
        case .animator, .pausedAnimator:
            let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { part.alpha = 0 }
            made.startAnimation()
            if motion == .pausedAnimator { made.pauseAnimation() }
            animator = made
        case .keyframesOfView:
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { part.alpha = 0 }
            }
        case .transition:
            UIView.transition(with: shown.view, duration: 1, options: .transitionCrossDissolve) {
                part.backgroundColor = .black
            }
        case .pan, .slider, .toggle: hold()
        case .field, .textView: type()
        case .buttonMenu: host.tap(at: Self.middle)
        case .interaction: host.secondaryClick(at: Self.middle)
        default: break
        }
    }

    private func drag() { host?.drag(from: CGPoint(x: 160, y: 270), to: CGPoint(x: 160, y: 93), steps: 8) }

    private func hold() {
        host?.send(.pointer(HostPointer(.down, at: Self.middle)))
        host?.send(.pointer(HostPointer(.move, at: CGPoint(x: 160, y: 130))))
    }

    private func type() {
        host?.tap(at: Self.middle)
        host?.type("ab")
    }

    // MARK: Ways to go

    /// Takes away what the controller is in.
    func remove() {
        controller = nil
        clock.withCurrent(removal)
    }

    /// Lets go of the window.
    func release() {
        (controller, removal) = (nil, {})
        clock.withCurrent { window = nil }
    }

    /// Ends the application and lets go of the window.
    func end() {
        (controller, removal) = (nil, {})
        clock.withCurrent {
            host?.end()
            window = nil
        }
    }

    /// Takes the scene out of the application.
    func disconnect() {
        (controller, removal) = (nil, {})
        clock.withCurrent {
            if let scene = window?.windowScene { UIApplication.shared.life?.disconnect(scene) }
            window = nil
        }
    }

    /// Takes the controller away and has its last reference go on another thread.
    func releaseElsewhere() {
        clock.withCurrent {
            removal()
            UpdateQueue.shared.flush()
            // What leaves by a transition has left after that.
            clock.advance(by: 1.5)
        }
        let last = LastReference(controller)
        controller = nil
        let thread = Thread { last.object = nil }
        let isOver = last.isOver
        thread.start()
        isOver.wait()
    }

    /// A reference that is let go on another thread while this one waits.
    private final class LastReference: @unchecked Sendable {
        // Only one thread at a time has it: this one waits for the other.
        var object: UIViewController? { didSet { isOver.signal() } }
        let isOver = DispatchSemaphore(value: 0)

        init(_ object: UIViewController?) { self.object = object }
    }

    /// Uses what is left, lets time go by and ends the application.
    func goOn() {
        guard let host else { return }
        clock.withCurrent {
            for phase in [HostPointer.Phase.move, .up] {
                host.send(.pointer(HostPointer(phase, at: CGPoint(x: 100, y: 100))))
            }
            host.press(.keyboardTab)
            host.send(.wheel(CGVector(dx: 0, dy: 20), at: CGPoint(x: 100, y: 100)))
            model.subject.send(1)
            model.text = "x"
            host.wait(2)
            clock.advance(by: 2.5)
            animator?.stopAnimation(true)
            if !host.isOver { host.end() }
        }
    }
}
