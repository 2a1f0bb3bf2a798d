import UIKit

/// A form with a title and an author, each with a label, and a hint that can be shown.
class ReadingFormView: UIView {
    let titleField = UITextField()
    let authorField = UITextField()
    private let hintLabel = UILabel()
    private var hintHeight: NSLayoutConstraint!
    private var didSetupConstraints = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        let titleLabel = makeLabel("Title")
        let authorLabel = makeLabel("Author")
        for field in [titleField, authorField] {
            field.borderStyle = .roundedRect
            field.translatesAutoresizingMaskIntoConstraints = false
            addSubview(field)
        }
        hintLabel.numberOfLines = 0
        hintLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(hintLabel)

        let views: [String: Any] = [
            "titleLabel": titleLabel, "titleField": titleField, "authorLabel": authorLabel, "authorField": authorField,
        ]
        let metrics = ["gap": 8, "field": 34]
        for format in ["H:|[titleLabel]-gap-[titleField]|", "H:|[authorLabel]-gap-[authorField]|"] {
            addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: [.alignAllCenterY], metrics: metrics, views: views))
        }
        addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|[titleField(field)]-gap-[authorField(==titleField)]", options: [],
                metrics: metrics, views: views))
        addConstraint(
            NSLayoutConstraint(
                item: titleField, attribute: .leading, relatedBy: .equal, toItem: authorField, attribute: .leading,
                multiplier: 1.0, constant: 0.0))
    }

    private func makeLabel(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        return label
    }

    override class var requiresConstraintBasedLayout: Bool { return true }

    override func updateConstraints() {
        if !didSetupConstraints {
            hintHeight = hintLabel.heightAnchor.constraint(equalToConstant: 0)
            NSLayoutConstraint.activate([
                hintLabel.topAnchor.constraint(equalTo: authorField.bottomAnchor, constant: 8),
                hintLabel.leadingAnchor.constraint(equalTo: authorField.leadingAnchor),
                hintLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
                hintLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
                hintHeight,
            ])
            didSetupConstraints = true
        }
        super.updateConstraints()
    }

    func showHint(_ hint: String?) {
        hintLabel.text = hint
        hintHeight.isActive = hint == nil
    }
}
