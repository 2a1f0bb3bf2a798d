import UIKit

// Subclasses that override what Apple's classes let them override, and call it.

// MARK: Views

class WatchingView: UIView {
    var notes: [String] = []

    override var frame: CGRect { didSet { notes.append("frame") } }
    override var bounds: CGRect { didSet { notes.append("bounds") } }
    override var center: CGPoint { didSet { notes.append("center") } }
    override var transform: CGAffineTransform { didSet { notes.append("transform") } }
    override var alpha: CGFloat { didSet { notes.append("alpha") } }
    override var isHidden: Bool { didSet { notes.append("hidden") } }
    override var backgroundColor: UIColor? { didSet { notes.append("background") } }
    override var tintColor: UIColor! { didSet { notes.append("tint") } }
    override var contentMode: UIView.ContentMode { didSet { notes.append("mode") } }
    override var semanticContentAttribute: UISemanticContentAttribute { didSet { notes.append("direction") } }
    override var layoutMargins: UIEdgeInsets { didSet { notes.append("margins") } }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { notes.append("directional") } }
    override var preservesSuperviewLayoutMargins: Bool { didSet { notes.append("preserves") } }
    override var insetsLayoutMarginsFromSafeArea: Bool { didSet { notes.append("insets") } }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1) }
    override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        notes.append("margins did change")
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        notes.append("safe area did change")
    }
    override func insertSubview(_ view: UIView, at index: Int) {
        super.insertSubview(view, at: index)
        notes.append("insert")
    }
    override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        super.insertSubview(view, aboveSubview: siblingSubview)
    }
    override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        super.insertSubview(view, belowSubview: siblingSubview)
    }
    override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
    override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
    override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
    override func sizeToFit() { super.sizeToFit() }
    override func draw(_ rect: CGRect) { super.draw(rect) }
    override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
    override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
    override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
    override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        super.addGestureRecognizer(gestureRecognizer)
        notes.append("gesture")
    }
    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        super.removeGestureRecognizer(gestureRecognizer)
    }
    override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
    override func addConstraints(_ constraints: [NSLayoutConstraint]) { super.addConstraints(constraints) }
    override func removeConstraint(_ constraint: NSLayoutConstraint) { super.removeConstraint(constraint) }
    override func removeConstraints(_ constraints: [NSLayoutConstraint]) { super.removeConstraints(constraints) }
}

final class WatchingScrollView: UIScrollView {
    override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
    override var pinchGestureRecognizer: UIPinchGestureRecognizer? { super.pinchGestureRecognizer }
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        super.scrollRectToVisible(rect, animated: animated)
    }
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        super.setContentOffset(contentOffset, animated: animated)
    }
    override func flashScrollIndicators() { super.flashScrollIndicators() }
    override func setZoomScale(_ scale: CGFloat, animated: Bool) { super.setZoomScale(scale, animated: animated) }
    override func zoom(to rect: CGRect, animated: Bool) { super.zoom(to: rect, animated: animated) }
}

final class WatchingStackView: UIStackView {
    override var arrangedSubviews: [UIView] { super.arrangedSubviews }
    override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
    override func removeArrangedSubview(_ view: UIView) { super.removeArrangedSubview(view) }
    override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        super.insertArrangedSubview(view, at: stackIndex)
    }
    override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        super.setCustomSpacing(spacing, after: arrangedSubview)
    }
}

// MARK: Controls

final class WatchingControl: UIControl {
    var count = 0
    override var isEnabled: Bool { didSet { count += 1 } }
    override var isSelected: Bool { didSet { count += 1 } }
    override var isHighlighted: Bool { didSet { count += 1 } }
    override var isTracking: Bool { super.isTracking }
    override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        super.addTarget(target, action: action, for: controlEvents)
    }
    override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        super.removeTarget(target, action: action, for: controlEvents)
    }
    override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        super.addAction(action, for: controlEvents)
        count += 1
    }
    override func sendActions(for controlEvents: UIControl.Event) { super.sendActions(for: controlEvents) }
}

final class WatchingButton: UIButton {
    var notes: [String] = []
    override func setTitle(_ title: String?, for state: UIControl.State) {
        super.setTitle(title?.uppercased(), for: state)
        notes.append("title")
    }
    override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        super.setTitleColor(color, for: state)
    }
    override func setImage(_ image: UIImage?, for state: UIControl.State) { super.setImage(image, for: state) }
    override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        super.setAttributedTitle(title, for: state)
    }
    override func title(for state: UIControl.State) -> String? { super.title(for: state) }
    override func titleColor(for state: UIControl.State) -> UIColor? { super.titleColor(for: state) }
    override func image(for state: UIControl.State) -> UIImage? { super.image(for: state) }
    override var currentTitle: String? { super.currentTitle }
    override var titleLabel: UILabel? { super.titleLabel }
    override var imageView: UIImageView? { super.imageView }
    override var configuration: UIButton.Configuration? { didSet { notes.append("configuration") } }
    override var menu: UIMenu? { didSet { notes.append("menu") } }
}

final class WatchingSwitch: UISwitch {
    override var isOn: Bool { didSet { tag += 1 } }
    override func setOn(_ on: Bool, animated: Bool) { super.setOn(on, animated: animated) }
}

// MARK: Lists

final class WatchingTable: UITableView {
    var notes: [String] = []
    override func reloadData() {
        super.reloadData()
        notes.append("reload")
    }
    override func beginUpdates() { super.beginUpdates() }
    override func endUpdates() { super.endUpdates() }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        super.performBatchUpdates(updates, completion: completion)
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        super.insertRows(at: indexPaths, with: animation)
    }
    override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        super.deleteRows(at: indexPaths, with: animation)
    }
    override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        super.reloadRows(at: indexPaths, with: animation)
    }
    override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        super.insertSections(sections, with: animation)
    }
    override func moveSection(_ section: Int, toSection newSection: Int) {
        super.moveSection(section, toSection: newSection)
    }
    override func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
    ) { super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
    override func deselectRow(at indexPath: IndexPath, animated: Bool) {
        super.deselectRow(at: indexPath, animated: animated)
    }
    override func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
    ) { super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { super.cellForRow(at: indexPath) }
    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        super.dequeueReusableCell(withIdentifier: identifier)
    }
    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        super.register(cellClass, forCellReuseIdentifier: identifier)
    }
    override var numberOfSections: Int { super.numberOfSections }
    override func numberOfRows(inSection section: Int) -> Int { super.numberOfRows(inSection: section) }
}

final class WatchingCollection: UICollectionView {
    override func reloadData() { super.reloadData() }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        super.performBatchUpdates(updates, completion: completion)
    }
    override func insertItems(at indexPaths: [IndexPath]) { super.insertItems(at: indexPaths) }
    override func deleteItems(at indexPaths: [IndexPath]) { super.deleteItems(at: indexPaths) }
    override func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) { super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
    override func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) { super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    override func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { super.cellForItem(at: indexPath) }
    override var numberOfSections: Int { super.numberOfSections }
}

// MARK: Controllers

class WatchingController: UIViewController {
    var notes: [String] = []

    override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        notes.append("present")
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        notes.append("dismiss")
        super.dismiss(animated: flag, completion: completion)
    }
    override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        super.showDetailViewController(vc, sender: sender)
    }
    override func addChild(_ childController: UIViewController) { super.addChild(childController) }
    override func removeFromParent() { super.removeFromParent() }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
    override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
    override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
    override func loadViewIfNeeded() { super.loadViewIfNeeded() }
    override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }
    override func endAppearanceTransition() { super.endAppearanceTransition() }
    override var presentedViewController: UIViewController? { super.presentedViewController }
    override var presentingViewController: UIViewController? { super.presentingViewController }
    override var isBeingDismissed: Bool { super.isBeingDismissed }
}

final class WatchingNavigation: UINavigationController {
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        super.pushViewController(viewController, animated: animated)
    }
    override func popViewController(animated: Bool) -> UIViewController? { super.popViewController(animated: animated) }
    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        super.popToRootViewController(animated: animated)
    }
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
    }
    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        super.setNavigationBarHidden(hidden, animated: animated)
    }
    override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        super.setToolbarHidden(hidden, animated: animated)
    }
    override var topViewController: UIViewController? { super.topViewController }
    override var visibleViewController: UIViewController? { super.visibleViewController }
}

final class WatchingWindow: UIWindow {
    override var rootViewController: UIViewController? { didSet { tag += 1 } }
    override func makeKeyAndVisible() { super.makeKeyAndVisible() }
    override func makeKey() { super.makeKey() }
}
