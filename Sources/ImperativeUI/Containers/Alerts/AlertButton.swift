import Drawing
import Foundation

/// The button of an action of an alert: a title in the middle, or one at the leading edge and an image at the other.
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let label = UILabel()
    private let picture = UIImageView(frame: .zero)
    private var isLeading = false
    /// Called when the button was used.
    var used: () -> Void = {}

    init(_ action: UIAlertAction) {
        self.action = action
        super.init(frame: .zero)
        label.adjustsFontForContentSizeCategory = true
        addSubview(label)
        addSubview(picture)
    }

    required init?(coder: NSCoder) {
        fatalError("The button of an alert cannot come from an archive.")
    }

    override var endsOrDestroys: Bool { action.style != .default }

    func show(isStrong: Bool, isLeading: Bool) {
        label.text = action.title
        label.textAlignment = isLeading ? .natural : .center
        if picture.image !== action.image { picture.image = action.image }
        if isLeading != self.isLeading { setNeedsLayout() }
        self.isLeading = isLeading
        label.font = .preferredFont(forTextStyle: isStrong ? .headline : .body)
        isEnabled = action.isEnabled
        accessibilityLabel = action.title
        colorLabel()
    }

    private func colorLabel() {
        label.textColor =
            !isEnabled ? .disabledLabel : action.style == .destructive ? .systemRed : tintColor
        picture.tintColor = label.textColor
        for view in [label, picture] { view.alpha = isHighlighted ? 0.5 : 1 }
    }

    override func stateDidChange() {
        super.stateDidChange()
        colorLabel()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        colorLabel()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }

    private var medium: Medium { traitCollection.textMedium.figures }

    /// The size of the image, which is no higher than a line.
    private var pictureSize: CGSize {
        guard isLeading, let size = picture.image?.size, size.width > 0, size.height > 0 else { return .zero }
        let line = label.font.line(in: traitCollection.textMedium).size.height
        let height = medium.alert.imageHeight
        let most = height ?? max(20, line)
        let scale = min(1, most / size.height)
        return CGSize(width: medium.grain.wholeWidth(size.width * scale), height: height ?? size.height * scale)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(bounds.height, label.sizeThatFits(bounds.size).height)
        let top = (bounds.height - height) / 2
        let size = pictureSize
        picture.isHidden = size == .zero
        guard isLeading else {
            label.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            return
        }
        let (inset, gap): (CGFloat, CGFloat) = (medium.alert.inset, 8)
        func place(_ view: UIView, x: CGFloat, y: CGFloat, _ size: CGSize) {
            view.frame = CGRect(
                origin: CGPoint(x: isRightToLeft ? bounds.width - x - size.width : x, y: y), size: size)
        }
        let end = bounds.width - inset - size.width
        let room = max(8, end - inset - (size.width > 0 ? gap : 0))
        place(label, x: inset, y: top, CGSize(width: room, height: height))
        place(picture, x: end, y: medium.alert.centersImages ? (bounds.height - size.height) / 2 : top, size)
    }

    override func touchedUpInside(_ event: UIEvent) { used() }
    override func performPrimaryAction() { if isEnabled { used() } }

    package override var ownAccessibility: OwnAccessibility { ownElement(.button) }
}
