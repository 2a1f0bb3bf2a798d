import Foundation
import UnifiedStorage

/// A view that is reused to show one item after another.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
    /// The key under which the view can be reused.
    final var reuseKey: ReuseKey?
    /// The registration the view was made for.
    final var registration: RegistrationToken?

    /// How often the view was put aside, to show another item.
    final var reuseCount = 0

    override final var useCount: Int { reuseCount }

    /// Makes a view with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a view from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Used by collection views to make views of registered classes. Calls `init(frame:)`.
    ///
    /// A subclass inherits it if it overrides both `init(frame:)` and `init(coder:)`, or declares no initializer.
    public required convenience init(_reusable: Void) { self.init(frame: .zero) }

    /// The identifier for reuse; `nil` for a view that was made directly or by a registration.
    open var reuseIdentifier: String? {
        switch reuseKey {
        case .identifier(let identifier), .supplementary(_, let identifier): identifier
        case .registration, nil: nil
        }
    }

    /// Called before the view shows another item.
    open func prepareForReuse() {}

    /// Called with the layout's attributes before each layout pass, for subclasses that use custom attributes.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the attributes that the content asks for, given those of the layout.
    ///
    /// By default the size comes from `systemLayoutSizeFitting`: the layout's length on an axis that the layout
    /// decides, otherwise the content's. Override this in a view that computes its size in another way.
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
