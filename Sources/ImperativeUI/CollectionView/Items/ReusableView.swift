import Foundation

/// A view that shows one element of an item view after another.
@MainActor protocol ReusableView: UIView {
    /// The key under which the view can be reused.
    var reuseKey: ReuseKey? { get set }
    /// The registration the view was made for.
    var registration: RegistrationToken? { get set }
    /// How often the view was put aside, to show another item.
    var reuseCount: Int { get set }

    func prepareForReuse()
    func apply(_ attributes: UICollectionViewLayoutAttributes)
    /// Returns the attributes that the content prefers.
    func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes

    /// The view of the program: the one that it holds, or itself.
    var heldView: UIView { get }

    // Views other than cells have no state.
    func setListPosition(_ position: ListPosition?)
    func showSelected(_ isSelected: Bool)
    func showHighlighted(_ isHighlighted: Bool)
    func showEditing(_ isEditing: Bool)
}

extension ReusableView {
    var heldView: UIView { self }

    /// Returns attributes with the size from `systemLayoutSizeFitting`: on an axis that the layout determines, the
    /// layout's length; otherwise the content's.
    func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard attributes.fitsWidth || attributes.fitsHeight else { return attributes }
        let size = systemLayoutSizeFitting(
            attributes.frame.size,
            withHorizontalFittingPriority: attributes.fitsWidth ? .fittingSizeLevel : .required,
            verticalFittingPriority: attributes.fitsHeight ? .fittingSizeLevel : .required)
        return attributes.moved(to: CGRect(origin: attributes.frame.origin, size: size.usable))
    }
}

/// The identity of a registration.
final class RegistrationToken {}
