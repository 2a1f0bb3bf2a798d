import Foundation
import UnifiedStorage

/// A view that is used again and again to show one item after the other.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
    /// The key under which the view is kept for the next item.
    final var reuseKey: ReuseKey?
    /// The registration the view was made for.
    final var registration: RegistrationToken?

    /// Makes a view with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a view from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What a collection view makes views of registered classes with: it calls `init(frame:)`. A subclass inherits it
    /// if it overrides both `init(frame:)` and `init(coder:)`, or adds no initialiser.
    public required convenience init(_reusable: Void) { self.init(frame: .zero) }

    /// The name under which the view is used again; `nil` if it was made by hand or by a registration.
    open var reuseIdentifier: String? {
        switch reuseKey {
        case .identifier(let identifier), .supplementary(_, let identifier): identifier
        case .registration, nil: nil
        }
    }

    /// Called before the view shows another item.
    open func prepareForReuse() {}

    /// Called with the layout's attributes before each layout, for subclasses with attributes of their own.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes the content asks for, given what the layout has.
    ///
    /// By default the size is what `systemLayoutSizeFitting` returns: on an axis that the layout decides, the layout's
    /// length; on others the content's. Override it for a view that knows its size in another way.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard layoutAttributes.fitsWidth || layoutAttributes.fitsHeight else { return layoutAttributes }
        let size = systemLayoutSizeFitting(
            layoutAttributes.frame.size,
            withHorizontalFittingPriority: layoutAttributes.fitsWidth ? .fittingSizeLevel : .required,
            verticalFittingPriority: layoutAttributes.fitsHeight ? .fittingSizeLevel : .required)
        return layoutAttributes.moved(to: CGRect(origin: layoutAttributes.frame.origin, size: size.usable))
    }
}
