import Foundation

/// The back button of a bar: an arrow at the outer edge, and a title or an image.
///
/// Arrow and title are separate texts, so that the title's direction does not affect the arrow's position.
final class NavigationBackButton: UIControl {
    /// The content of a back button.
    struct Content {
        /// The name of the button.
        var name: String
        /// Whether the name is shown.
        var showsName = true
        /// Shown in place of the name.
        var image: UIImage?
        /// Shown in place of the arrow.
        var indicator: UIImage?
        var color: UIColor?
        var attributes = BarTextAttributes()
    }

    private let arrow = ControlMarkView()
    private let name = UILabel()
    private let picture = UIImageView()
    private let indicator = UIImageView()
    private var content = Content(name: "")
    private var isMirrored = false

    private static let gap: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.font = BarFont.back
        name.adjustsFontForContentSizeCategory = true
        addSubview(arrow)
        addSubview(name)
    }

    required init?(coder: NSCoder) {
        fatalError("The way back in a navigation bar cannot come from an archive.")
    }

    /// Shows content, and an arrow for the layout direction.
    func show(_ content: Content, isRightToLeft: Bool) {
        self.content = content
        isMirrored = isRightToLeft
        arrow.mark = content.indicator == nil ? .back : nil
        arrow.font = BarFont.back
        show(content.indicator, in: indicator)
        name.text = content.showsName && content.image == nil ? content.name : nil
        name.font = content.attributes.font ?? BarFont.back
        show(content.image, in: picture)
        accessibilityLabel = content.name
        tintColor = content.color
        followTintColor()
        setNeedsLayout()
    }

    private func show(_ image: UIImage?, in view: UIImageView) {
        view.image = image
        if image == nil { view.removeFromSuperview() } else { addSubview(view) }
    }

    private func followTintColor() {
        (arrow.color, name.textColor) = (tintColor, tintColor)
        if let color = content.attributes.color(for: .normal) { name.textColor = color }
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
        let (arrow, name) = (arrowSize, contentSize)
        let gap = name.width > 0 ? Self.gap : 0
        return CGSize(width: arrow.width + gap + name.width, height: max(arrow.height, name.height))
    }

    private var arrowSize: CGSize {
        content.indicator == nil ? arrow.sizeThatFits(.zero) : indicator.sizeThatFits(.zero)
    }

    private var contentSize: CGSize {
        content.image == nil ? name.sizeThatFits(.zero) : picture.sizeThatFits(.zero)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = arrowSize
        let start = size.width + Self.gap
        let width = max(0, bounds.width - start)
        arrow.frame = CGRect(
            x: isMirrored ? bounds.width - size.width : 0, y: 0, width: size.width, height: bounds.height)
        indicator.frame = CGRect(
            x: arrow.frame.minX, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
            height: size.height)
        name.frame = CGRect(x: isMirrored ? 0 : start, y: 0, width: width, height: bounds.height)
        let image = contentSize
        picture.frame = CGRect(
            x: isMirrored ? width - image.width : start, y: ((bounds.height - image.height) / 2).rounded(),
            width: image.width, height: image.height)
    }

    package override var ownAccessibility: OwnAccessibility { ownElement(.button) }
}
