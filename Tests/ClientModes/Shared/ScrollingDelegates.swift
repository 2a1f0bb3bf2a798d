import UIKit

/// Pictures that can be zoomed, and whose pages are not those of the scroll view.
final class GalleryController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let imageView = UIImageView()
    private var isMoving = false

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.delegate = self
        scrollView.minimumZoomScale = 1
        scrollView.maximumZoomScale = 3
        scrollView.decelerationRate = .fast
        scrollView.isDirectionalLockEnabled = true
        scrollView.delaysContentTouches = false
        scrollView.canCancelContentTouches = true
        scrollView.scrollsToTop = false
        scrollView.indicatorStyle = .white
        scrollView.scrollIndicatorInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        scrollView.verticalScrollIndicatorInsets.bottom = 16
        scrollView.automaticallyAdjustsScrollIndicatorInsets = false
        scrollView.panGestureRecognizer.maximumNumberOfTouches = 1
        scrollView.addSubview(imageView)
        view.addSubview(scrollView)
        if let pinch = scrollView.pinchGestureRecognizer { scrollView.panGestureRecognizer.require(toFail: pinch) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        scrollView.flashScrollIndicators()
        scrollView.setZoomScale(2, animated: true)
        scrollView.zoom(to: imageView.bounds, animated: false)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        let space = max(0, (scrollView.bounds.width - scrollView.contentSize.width) / 2)
        imageView.center.x = scrollView.contentSize.width / 2 + space
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isMoving = true }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let page = (targetContentOffset.pointee.x / 120).rounded()
        targetContentOffset.pointee = CGPoint(x: page * 120, y: targetContentOffset.pointee.y)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { isMoving = false }
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { isMoving = scrollView.isDragging }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { !scrollView.isDecelerating }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

final class ButtonScrollView: UIScrollView, UIGestureRecognizerDelegate {
    override func touchesShouldCancel(in view: UIView) -> Bool {
        view is UIButton || super.touchesShouldCancel(in: view)
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === panGestureRecognizer else { return true }
        let velocity = panGestureRecognizer.velocity(in: self)
        return abs(velocity.y) >= abs(velocity.x)
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

final class DraggedTableController: UITableViewController {
    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targetContentOffset.pointee.y = max(0, targetContentOffset.pointee.y) }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewDidEndDecelerating(scrollView)
    }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}
