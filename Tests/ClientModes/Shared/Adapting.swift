import Foundation
import UIKit

// Controllers that follow the size of their window, and delegates and items as applications have them.

final class AdaptingController: UIViewController {
    private let box = UIView()
    private let details = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        addChild(details)
        view.addSubview(details.view)
        details.didMove(toParent: self)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let isWide = size.width > size.height
        coordinator.animate(
            alongsideTransition: { _ in
                self.box.alpha = isWide ? 1 : 0.5
            },
            completion: { context in
                if !context.isCancelled { self.box.isHidden = !isWide }
            })
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        coordinator.animate { [weak self] _ in
            self?.details.view.isHidden = newCollection.horizontalSizeClass == .compact
        }
    }

    override func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        if container === details { return CGSize(width: parentSize.width / 2, height: parentSize.height) }
        return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        details.view.frame.size = container.preferredContentSize
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let coordinator = transitionCoordinator else {
            box.alpha = 1
            return
        }
        coordinator.animate(alongsideTransition: { context in
            self.box.alpha = context.isAnimated ? 1 : 0.8
        })
    }

    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
}

final class PanelPresentation: UIPresentationController {
    private let dimming = UIView()

    override func presentationTransitionWillBegin() {
        containerView?.insertSubview(dimming, at: 0)
        dimming.alpha = 0
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimming.alpha = 1
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
    }

    override func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width * 2 / 3, height: parentSize.height) }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        dimming.frame.size = size
    }
}

final class PopWatcher: NSObject, UINavigationControllerDelegate {
    private(set) var popped: [UIViewController] = []

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from) else { return }
        if navigationController.viewControllers.contains(from) { return }
        popped.append(from)
    }
}

nonisolated final class SummaryProvider: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { activityType == .mail ? "A long summary" : "Summary" }
}

final class RemoteDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        application.registerForRemoteNotifications()
        application.shortcutItems = [
            UIApplicationShortcutItem(
                type: "new", localizedTitle: "New note", localizedSubtitle: nil,
                icon: UIApplicationShortcutIcon(systemImageName: "plus"))
        ]
        return launchOptions?[.shortcutItem] == nil
    }

    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { print(deviceToken.count) }

    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error
    ) { print(error) }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(userInfo.isEmpty ? .noData : .newData) }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.failed) }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(shortcutItem.type == "new") }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

@MainActor func shareSummary(from controller: UIViewController) {
    let list = UIActivityViewController(
        activityItems: [SummaryProvider(placeholderItem: "Summary")], applicationActivities: nil)
    list.excludedActivityTypes = [.airDrop, .postToFacebook, .assignToContact]
    controller.present(list, animated: true)
}

final class ReaderController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "Nothing to read"
        collectionView.backgroundView = label
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let navigation = navigationController else { return }
        navigation.hidesBarsOnSwipe = true
        navigation.hidesBarsOnTap = traitCollection.verticalSizeClass == .compact
        navigation.barHideOnSwipeGestureRecognizer.addTarget(self, action: ReaderController.barsMayHaveGone)
        navigation.interactivePopGestureRecognizer?.isEnabled = !isEditing
        let bar = navigation.navigationBar
        bar.barStyle = .black
        bar.backIndicatorImage = UIImage(systemName: "arrow.left")
        bar.backIndicatorTransitionMaskImage = UIImage(systemName: "arrow.left")
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.setBackIndicatorImage(bar.backIndicatorImage, transitionMaskImage: bar.backIndicatorImage)
        navigationItem.standardAppearance = appearance
    }

    private func barsMayHaveGone(_ recognizer: UIPanGestureRecognizer) {
        if recognizer.state == .ended { print(navigationController?.isNavigationBarHidden == true) }
    }

    func listenAtTheEdge() {
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: ReaderController.wasDragged)
        edge.edges = .right
        edge.delegate = self
        view.addGestureRecognizer(edge)
    }

    private func wasDragged(_ edge: UIScreenEdgePanGestureRecognizer) { print(edge.translation(in: view)) }
}

extension ReaderController: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
