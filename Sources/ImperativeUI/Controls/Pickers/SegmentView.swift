import Foundation

/// One segment, as a control.
final class SegmentView: UIControl {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var ownWidth: CGFloat = 0
    /// Whether the user may select it.
    var isAllowed = true
    var used: () -> Void = {}
    private let label = UILabel()
    private let picture = UIImageView(frame: .zero)
    private var isOn = false
    private var fill: UIColor?
    private var attributes: [NSAttributedString.Key: Any] = [:]

    init() {
        super.init(frame: .zero)
        label.textAlignment = .center
        addSubview(label)
        addSubview(picture)
    }

    required init?(coder: NSCoder) {
        fatalError("A segment cannot come from an archive.")
    }

    override var isFocusEntry: Bool { isOn }

    private var shownImage: UIImage? { image ?? (action?.title.isEmpty == false ? nil : action?.image) }

    func show(isOn: Bool, fill: UIColor?, _ attributes: [NSAttributedString.Key: Any]) {
        (self.isOn, self.fill, self.attributes) = (isOn, fill, attributes)
        isSelected = isOn
        picture.image = shownImage
        label.text = shownImage == nil ? title ?? action?.title : nil
        accessibilityLabel = [title, action?.title].compactMap { $0 }.first { !$0.isEmpty } ?? shownImage?.spokenName
        dress()
    }

    /// Gives the title the font and the colour that mark the selected segment in the medium.
    private func dress() {
        label.font =
            attributes[.font] as? UIFont
            ?? .systemFont(ofSize: 13, weight: isOn && medium.segments.mark == .plate ? .semibold : .medium)
        let isStrong = isOn && medium.segments.mark == .tint && isEnabled
        let color: UIColor = !isEnabled ? .disabledLabel : isStrong ? .white : .label
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        picture.tintColor = label.textColor
        setNeedsLayout()
        setNeedsDisplay()
    }

    private var medium: Medium { traitCollection.textMedium.figures }

    override func textMediumMayHaveChanged() {
        super.textMediumMayHaveChanged()
        dress()
        (superview as? UISegmentedControl)?.setNeedsLayout()
    }

    var unbrokenWidth: CGFloat {
        let free = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)
        let content = shownImage?.size.width ?? (label.text?.isEmpty == false ? label.sizeThatFits(free).width : 0)
        return content + 2 * medium.segments.inset
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(bounds.height, label.sizeThatFits(bounds.size).height)
        label.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
        let size = shownImage?.size ?? .zero
        let scale = size.height > 0 ? min(1, bounds.height / size.height) : 1
        let shown = CGSize(width: size.width * scale, height: size.height * scale)
        picture.frame = CGRect(
            x: (bounds.width - shown.width) / 2, y: (bounds.height - shown.height) / 2, width: shown.width,
            height: shown.height)
    }

    override func draw(_ rect: CGRect) {
        guard isOn || isHighlighted else { return }
        let color: UIColor = isOn ? fill ?? markColor : .quaternarySystemFill
        color.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: medium.edges.corner(7)).fill()
    }

    private var markColor: UIColor {
        switch medium.segments.mark {
        case .tint: isEnabled ? tintColor : .systemFill
        case .plate:
            UIColor(source: .palette(.selectedSegment)).faded(to: isEnabled ? 1 : SegmentFigures.disabledOpacity)
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsDisplay()
    }

    override func touchedUpInside(_ event: UIEvent) { used() }
    override func performPrimaryAction() { if isEnabled { used() } }

    package override var ownAccessibility: OwnAccessibility { ownElement(.button) }
}
