import Foundation

/// A view with a bar above its content.
final class NavigationView: UIView {
    private let bar: UINavigationBar

    init(bar: UINavigationBar) {
        self.bar = bar
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        fatalError("The view of a navigation controller cannot come from an archive.")
    }

    private var barHeight: CGFloat { bar.isHidden ? 0 : min(bar.intrinsicContentSize.height, bounds.height) }

    /// The frame of the bar, inside the safe area.
    private var barFrame: CGRect {
        let insets = safeAreaInsets
        return CGRect(
            x: insets.left, y: insets.top, width: max(0, bounds.width - insets.left - insets.right), height: barHeight)
    }

    /// The frame of the content: below the bar, or the whole view if there is no bar.
    var contentFrame: CGRect {
        let top = bar.isHidden ? 0 : min(barFrame.maxY, bounds.height)
        return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = barFrame
        for view in subviews where view !== bar { view.frame = contentFrame }
    }
}
