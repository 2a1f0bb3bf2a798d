import UIKit

// Constraints in the forms that applications write them in.
final class ConstrainedProfileView: UIView {
    private let avatar = UIImageView()
    private let name = UILabel()
    private let spacer = UILayoutGuide()
    private var expanded: NSLayoutConstraint?
    private lazy var widthConstraint = avatar.widthAnchor.constraint(equalToConstant: 40)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    override class var requiresConstraintBasedLayout: Bool { true }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0) }

    private func setUp() {
        addLayoutGuide(spacer)
        for view in [avatar, name] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        name.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        name.setContentCompressionResistancePriority(.defaultHigh + 1, for: .vertical)
        let height = avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor, multiplier: 1.0, constant: 0)
        height.priority = UILayoutPriority(rawValue: 999)
        height.identifier = "square"
        NSLayoutConstraint.activate([
            widthConstraint, height, avatar.leftAnchor.constraint(equalTo: leftAnchor, constant: 8),
            avatar.centerYAnchor.constraint(equalTo: centerYAnchor),
            spacer.leadingAnchor.constraint(equalTo: avatar.trailingAnchor),
            spacer.widthAnchor.constraint(greaterThanOrEqualToConstant: 4),
            name.leadingAnchor.constraint(equalToSystemSpacingAfter: spacer.trailingAnchor, multiplier: 1),
            name.lastBaselineAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -2),
            name.firstBaselineAnchor.constraint(greaterThanOrEqualTo: topAnchor),
            name.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
            name.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.5),
        ])
        let top = NSLayoutConstraint(
            item: name, attribute: .topMargin, relatedBy: .greaterThanOrEqual, toItem: self, attribute: .top,
            multiplier: 1, constant: 2)
        addConstraints([top])
        let views: [String: Any] = ["avatar": avatar, "name": name]
        addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-(>=pad)-[avatar]-(>=pad@low)-|", options: [], metrics: ["pad": 2, "low": 250],
                views: views))
        expanded =
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[name(>=20)]", options: [.alignAllLeading], metrics: nil, views: views
            ).first
    }

    override func updateConstraints() {
        expanded?.isActive = true
        super.updateConstraints()
    }

    func widen() {
        widthConstraint.constant += 10
        setNeedsUpdateConstraints()
        UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
    }

    var size: CGSize {
        systemLayoutSizeFitting(
            CGSize(width: 320, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
}

final class ConstrainedScreen: UIViewController {
    private let scroll = UIScrollView()
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scroll)
        scroll.addSubview(stack)
        let safe = view.safeAreaLayoutGuide
        [
            scroll.topAnchor.constraint(equalTo: safe.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ].forEach { $0.isActive = true }
        stack.addArrangedSubview(ConstrainedProfileView())
    }

    override func updateViewConstraints() {
        if view.hasAmbiguousLayout { print(view.constraintsAffectingLayout(for: .horizontal)) }
        super.updateViewConstraints()
    }

    func hideAll() {
        NSLayoutConstraint.deactivate(view.constraints.filter { $0.firstItem === scroll && $0.firstAttribute == .top })
        view.removeConstraints(view.constraints)
    }
}
