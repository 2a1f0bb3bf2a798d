import Foundation

/// A bar above a content.
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

    /// Where the content is.
    var contentFrame: CGRect {
        CGRect(x: 0, y: barHeight, width: bounds.width, height: bounds.height - barHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight)
        for view in subviews where view !== bar { view.frame = contentFrame }
    }
}
