import Foundation

/// Holds the view of a program that is the header or the footer of a section.
final class TableEdgeHolder: UIView, ReusableView {
    var reuseKey: ReuseKey?
    var registration: RegistrationToken?
    var reuseCount = 0
    let heldView: UIView

    init(_ view: UIView) {
        heldView = view
        super.init(frame: .zero)
        addSubview(view)
    }

    required init?(coder: NSCoder) { nil }

    func prepareForReuse() {}
    func apply(_ attributes: UICollectionViewLayoutAttributes) {}
    func setListPosition(_ position: ListPosition?) {}
    func showSelected(_ isSelected: Bool) {}
    func showHighlighted(_ isHighlighted: Bool) {}
    func showEditing(_ isEditing: Bool) {}

    func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fitted(attributes) }

    override func layoutSubviews() {
        super.layoutSubviews()
        if heldView.superview === self { heldView.frame = bounds }
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        heldView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { heldView.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { heldView.intrinsicContentSize }
    override var heightFollowsWidth: Bool { heldView.heightFollowsWidth }

    package override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        invalidateIntrinsicContentSize()
    }
}
