import Foundation
import BridgedEnvironment

/// A view that a collection view reuses for one element after another.
@MainActor @preconcurrency open class UICollectionReusableView: UIView, ReusableView {
    /// The key under which the view can be reused.
    final var reuseKey: ReuseKey?
    /// The registration the view was made for.
    final var registration: RegistrationToken?

    /// How often the view was put aside, to show another item.
    final var reuseCount = 0

    override final var useCount: Int { reuseCount }

    /// Creates a view with the given frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UICollectionReusableView.self)
    }

    /// Creates a view of a registered class for a collection view, by calling `init(frame:)`.
    ///
    /// A subclass inherits this initializer if it overrides both `init(frame:)` and `init(coder:)`, or declares no
    /// initializer.
    public required convenience init(_reusable: Void) { self.init(frame: .zero) }

    /// The reuse identifier; `nil` for a view that was created directly or by a registration.
    open var reuseIdentifier: String? {
        switch reuseKey {
        case .identifier(let identifier), .supplementary(_, let identifier): identifier
        case .registration, nil: nil
        }
    }

    func setListPosition(_ position: ListPosition?) {}
    func showSelected(_ isSelected: Bool) {}
    func showHighlighted(_ isHighlighted: Bool) {}
    func showEditing(_ isEditing: Bool) {}

    /// Called before the view is reused for another item.
    open func prepareForReuse() {}

    /// Called with the layout's attributes before each layout pass; override it to apply custom attributes.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the attributes that the content prefers, given the layout's attributes.
    ///
    /// By default, the size comes from `systemLayoutSizeFitting`: on an axis that the layout determines, the layout's
    /// length; otherwise the content's. Override this method in a view that computes its size in another way.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }
}
