import Foundation

/// A view with a tab bar over the lower end of its content.
final class TabBarView: UIView, ContainerView {
    private let bar: UITabBar
    /// The controller whose view this is.
    weak var tabs: UITabBarController?

    init(bar: UITabBar) {
        self.bar = bar
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        fatalError("The view of a tab bar controller cannot come from an archive.")
    }

    /// How much of the content's safe area the bar takes.
    var barHeight: CGFloat {
        bar.isHidden ? 0 : min(bar.intrinsicContentSize.height, max(0, bounds.height - safeAreaInsets.bottom))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.isTight = traitCollection.textMedium.figures.bar.isTight(in: bounds.height)
        let height = bar.isHidden ? 0 : barHeight + safeAreaInsets.bottom
        bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        for view in subviews where view !== bar {
            view.frame = bounds
            view.safeAreaMayHaveChanged()
        }
        tabs?.followContentSize()
    }

    // MARK: Size

    var container: UIViewController? { tabs }
    var shownController: UIViewController? { tabs?.selectedViewController }
    var heightOfBars: CGFloat { tabs?.heightOfBar ?? 0 }

    override func sizeThatFits(_ size: CGSize) -> CGSize { containerSize(in: size) }
}
