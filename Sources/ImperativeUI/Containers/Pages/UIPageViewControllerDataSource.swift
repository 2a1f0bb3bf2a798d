/// The methods that provide the pages of a page view controller.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the view controller of the page before another one; `nil` if there is none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// Returns the view controller of the page after another one; `nil` if there is none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// Returns the number of page dots to show, requested when a page is set; 0 by default.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// Returns the index of the highlighted page dot, requested when a page is set; 0 by default.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Provides a default implementation that returns 0.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Provides a default implementation that returns 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The methods that report the pages the user turns to.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {
    /// Tells the delegate that a page is about to turn. Does nothing by default.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

    /// Tells the delegate that a page has turned. Does nothing by default.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Provides a default implementation that does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    /// Provides a default implementation that does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
