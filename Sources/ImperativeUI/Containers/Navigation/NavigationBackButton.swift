import Foundation

/// The back button of a bar: an arrow at the outer edge, and a title.
///
/// Arrow and title are separate texts, so that the title's direction does not affect the arrow's place.
final class NavigationBackButton: UIControl {
    private let arrow = UILabel()
    private let name = UILabel()
    private var isMirrored = false

    private static let gap: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        for label in [arrow, name] {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("The way back in a navigation bar cannot come from an archive.")
    }

    /// Shows a title, and an arrow for the layout direction.
    func show(_ text: String, isRightToLeft: Bool) {
        isMirrored = isRightToLeft
        arrow.text = isRightToLeft ? "›" : "‹"
        name.text = text
        accessibilityLabel = text
        followTintColor()
        setNeedsLayout()
    }

    private func followTintColor() {
        for label in [arrow, name] { label.textColor = tintColor }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        followTintColor()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // The tint colour may differ there.
        followTintColor()
    }

    package override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        invalidateIntrinsicContentSize()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var intrinsicContentSize: CGSize {
        let (arrow, name) = (arrow.sizeThatFits(.zero), name.sizeThatFits(.zero))
        return CGSize(width: arrow.width + Self.gap + name.width, height: max(arrow.height, name.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = arrow.sizeThatFits(.zero)
        let start = size.width + Self.gap
        let width = max(0, bounds.width - start)
        arrow.frame = CGRect(
            x: isMirrored ? bounds.width - size.width : 0, y: 0, width: size.width, height: bounds.height)
        name.frame = CGRect(x: isMirrored ? 0 : start, y: 0, width: width, height: bounds.height)
    }
}
