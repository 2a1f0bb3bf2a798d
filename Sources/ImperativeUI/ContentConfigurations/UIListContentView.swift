import Foundation

/// Shows the usual content of a list's row. It is at least 44 points high.
@MainActor @preconcurrency public final class UIListContentView: UIView, UIContentView {
    private var current: UIListContentConfiguration
    private let label = UILabel()
    private let secondLabel = UILabel()
    private let stack = UIStackView()

    private static let leastHeight: CGFloat = 44

    /// Makes a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        current = configuration
        super.init(frame: .zero)
        stack.isLayoutMarginsRelativeArrangement = true
        for label in [label, secondLabel] {
            label.adjustsFontForContentSizeCategory = true
            stack.addArrangedSubview(label)
        }
        // What is left over in a row goes to the text, in a column around both.
        secondLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        addSubview(stack)
        apply()
    }

    /// Traps: the archive does not say what is shown.
    public required init?(coder: NSCoder) {
        fatalError("A list content view needs its configuration: use init(configuration:).")
    }

    /// What the view shows; of the type it was made for.
    public var configuration: any UIContentConfiguration {
        get { current }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                fatalError(
                    "A content view shows configurations of the type it was made for: \(type(of: newValue)) is not "
                        + "UIListContentConfiguration. Ask supports(_:) first.")
            }
            current = new
            apply()
        }
    }

    private func apply() {
        show(current.text, current.textProperties, in: label)
        show(current.secondaryText, current.secondaryTextProperties, in: secondLabel)
        let isRow = current.prefersSideBySideTextAndSecondaryText
        stack.axis = isRow ? .horizontal : .vertical
        stack.alignment = isRow ? .center : .fill
        stack.spacing =
            isRow ? current.textToSecondaryTextHorizontalPadding : current.textToSecondaryTextVerticalPadding
        stack.directionalLayoutMargins = current.directionalLayoutMargins
        invalidateIntrinsicContentSize()
    }

    private func show(_ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel) {
        label.isHidden = text == nil
        label.text = text
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
    }

    package override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        invalidateIntrinsicContentSize()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        // The texts stand in the middle of a view that is higher than they are.
        let height = min(stack.sizeThatFits(bounds.size).height, bounds.height)
        stack.frame = CGRect(
            x: 0, y: ((bounds.height - height) / 2).rounded(), width: bounds.width, height: height)
    }

    /// The size of the texts in a width, and at least 44 points high.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        var fitting = stack.sizeThatFits(size)
        fitting.height = max(UIListContentView.leastHeight, fitting.height)
        return fitting
    }

    public override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    }
}
