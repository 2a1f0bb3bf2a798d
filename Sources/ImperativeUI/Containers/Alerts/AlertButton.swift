import Foundation

/// The button of an action of an alert.
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let label = UILabel()
    /// Called when the button was used.
    var used: () -> Void = {}

    init(_ action: UIAlertAction) {
        self.action = action
        super.init(frame: .zero)
        label.textAlignment = .center
        label.adjustsFontForContentSizeCategory = true
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("The button of an alert cannot come from an archive.")
    }

    func show(isStrong: Bool) {
        label.text = action.title
        label.font = .preferredFont(forTextStyle: isStrong ? .headline : .body)
        isEnabled = action.isEnabled
        accessibilityLabel = action.title
        colorLabel()
    }

    private func colorLabel() {
        label.textColor =
            !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
        label.alpha = isHighlighted ? 0.5 : 1
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

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(bounds.height, label.sizeThatFits(bounds.size).height)
        label.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
    }

    override func touchedUpInside(_ event: UIEvent) { used() }
    override func performPrimaryAction() { if isEnabled { used() } }
}
