import Drawing
import Foundation

/// A view that shows one of several pages, which are turned by drags, by the wheel and by the arrow keys, with dots in
/// front.
package final class PagerView: UIView, WheelFollowing, ContainerView {
    /// The controller whose view this is.
    weak var pages: UIPageViewController?
    /// The dots, at the bottom.
    package let dots: UIPageControl = PagerDots()
    /// Turns to the page after or before. Returns whether there is one.
    package var turn: (_ isForward: Bool) -> Bool = { _ in false }
    /// Called with the page whose dot was chosen.
    package var dotWasChosen: (Int) -> Void = { _ in }
    /// Whether the pages are above each other.
    package var isVertical = false
    /// Whether drags, the wheel and keys turn pages.
    package var isTurnable = true {
        didSet {
            drag.isEnabled = isTurnable
            dots.isEnabled = isTurnable
        }
    }
    /// The recogniser of drags.
    let drag = UIPanGestureRecognizer()

    package override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        dots.isHidden = true
        addSubview(dots)
        dots.addAction(
            UIAction { [weak self] _ in
                if let self { dotWasChosen(dots.currentPage) }
            }, for: .valueChanged)
        drag.addTarget(self, action: PagerView.dragged)
        addGestureRecognizer(drag)
    }

    package required init?(coder: NSCoder) {
        fatalError("The view of pages cannot come from an archive.")
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews where view !== dots { view.frame = bounds }
        bringSubviewToFront(dots)
        let (size, inset, grain) = (dots.sizeThatFits(.zero), safeAreaInsets, traitCollection.textMedium.figures.grain)
        let room = max(0, bounds.width - inset.left - inset.right)
        let width = min(size.width, room)
        let x = grain.column(at: inset.left + (room - width) / 2)
        let y = grain.row(at: bounds.height - inset.bottom - size.height)
        dots.frame = CGRect(x: x, y: max(0, y), width: width, height: size.height)
    }

    // MARK: Size

    var container: UIViewController? { pages }
    var shownController: UIViewController? { pages?.viewControllers?.first }
    var heightOfBars: CGFloat { 0 }

    package override func sizeThatFits(_ size: CGSize) -> CGSize { containerSize(in: size) }

    // MARK: Turning

    private func dragged(_ drag: UIPanGestureRecognizer) {
        guard drag.state == .ended else { return }
        let (way, velocity) = (drag.translation(in: self), drag.velocity(in: self))
        let (distance, speed) = isVertical ? (way.y, velocity.y) : (way.x, velocity.x)
        let extent = isVertical ? bounds.height : bounds.width
        if ScrollRest.leadsOn(distance, velocity: speed, of: extent) { _ = turn(isForward(distance < 0)) }
    }

    /// Whether the page that comes from the right or from below is further on.
    private func isForward(_ comesFromEnd: Bool) -> Bool {
        comesFromEnd != (!isVertical && isRightToLeft)
    }

    func follow(_ delta: CGVector) -> Bool {
        let (along, across) = isVertical ? (delta.dy, delta.dx) : (delta.dx, delta.dy)
        guard isTurnable, abs(along) > abs(across) else { return false }
        return turn(isForward(along > 0))
    }

    package override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === drag else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let way = drag.translation(in: self)
        guard isVertical ? abs(way.y) > abs(way.x) : abs(way.x) > abs(way.y) else { return false }
        // A view that scrolls in that direction itself is dragged.
        var view = drag.touches.first?.view
        while let here = view, here !== self {
            if here.contents?.scrolls(isVertical, at: drag.location(in: here)) == true { return false }
            if let scroll = here as? UIScrollView, scroll.isScrollEnabled,
                isVertical
                    ? scroll.contentSize.height > scroll.bounds.height : scroll.contentSize.width > scroll.bounds.width
            {
                return false
            }
            view = here.superview
        }
        return true
    }
}

/// The dots of a view of pages. The arrow keys turn its pages by themselves, so it takes no focus.
private final class PagerDots: UIPageControl {
    override var canBecomeFocused: Bool { false }
}
