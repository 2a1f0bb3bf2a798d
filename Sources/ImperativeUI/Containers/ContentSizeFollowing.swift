import Foundation

/// A controller that prefers the size of its content.
@MainActor protocol ContentSizeFollowing: UIViewController {
    /// The size last told to the surroundings.
    var toldContentSize: CGSize { get set }
}

extension ContentSizeFollowing {
    /// Tells the surroundings of the preferred size, if it has changed.
    func followContentSize() {
        let now = preferredContentSize
        if now == toldContentSize { return }
        toldContentSize = now
        tellContentSize()
    }
}

/// A view of a controller that shows another one's, with bars beside it.
@MainActor protocol ContainerView: UIView {
    /// The controller whose view this is.
    var container: UIViewController? { get }
    /// The controller whose view is shown.
    var shownController: UIViewController? { get }
    /// How high the bars are together.
    var heightOfBars: CGFloat { get }
}

extension ContainerView {
    /// Returns the size that the content asks for, with the bars; the available length where it asks for none.
    func containerSize(in size: CGSize) -> CGSize {
        let preferred = container?.preferredContentSize ?? .zero
        let view = shownController?.viewIfLoaded
        let width = preferred.width > 0 ? preferred.width : view?.naturalWidth
        if preferred.height > 0 { return CGSize(width: width ?? size.width, height: preferred.height) }
        let height = view?.naturalHeight(forWidth: width ?? size.width).map { $0 + heightOfBars }
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension CGSize {
    /// The size with a height more; a height of 0, which is not known, stays.
    func addingToHeight(_ more: CGFloat) -> CGSize {
        CGSize(width: width, height: height > 0 ? height + more : height)
    }
}
