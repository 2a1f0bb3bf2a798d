import Drawing
import Foundation

/// A button with a date or a time, which opens its picker.
final class DateField: UIControl {
    private let label = UILabel()
    /// Called when it is used.
    var used: () -> Void = {}

    init() {
        super.init(frame: .zero)
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .body)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("The field of a date picker cannot come from an archive.")
    }

    /// The text it shows.
    var text: String {
        get { label.text ?? "" }
        set {
            if newValue == label.text { return }
            label.text = newValue
            showName()
            setNeedsLayout()
        }
    }

    /// The name of the value it chooses.
    var name = "" { didSet { if name != oldValue { showName() } } }

    private func showName() {
        accessibilityLabel = name
        // Users who see it call it by its text.
        accessibilityUserInputLabels = [name, text]
    }

    private var medium: Medium { traitCollection.textMedium.figures }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let free = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)
        let text = label.sizeThatFits(free)
        let medium = medium
        return CGSize(
            width: medium.grain.wholeWidth(text.width.rounded(.up)) + 2 * medium.dateFields.inset,
            height: medium.dateFields.height(of: text.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        label.textColor = !isEnabled ? .disabledLabel : isHighlighted ? tintColor : .label
    }

    override func draw(_ rect: CGRect) {
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: medium.edges.corner(8)).fill()
    }

    override func textMediumMayHaveChanged() {
        super.textMediumMayHaveChanged()
        superview?.setNeedsLayout()
        superview?.invalidateIntrinsicContentSize()
    }

    override func touchedUpInside(_ event: UIEvent) { used() }
    override func performPrimaryAction() { if isEnabled { used() } }

    package override var ownAccessibility: OwnAccessibility { ownElement(.button, value: text) }
}
