import Drawing
import Foundation
import BridgedEnvironment

/// A view that shows an image.
///
/// If the image comes from an asset, the view shows the variant for its own traits, and chooses again when a relevant
/// trait changes. Template images are drawn in ``UIView/tintColor``. User interaction is disabled by default.
open class UIImageView: UIView {
    private var imageStorage: UIImage?
    private var highlightedStorage: UIImage?
    private var highlightStorage = false
    private var lookup: (any UITraitChangeRegistration)?
    private var lookupAspects: AssetTraits.Aspects = []
    private var followsTextSize = false
    /// The size last reported to the layout around the view.
    private var toldSize = CGSize.zero

    /// Creates an image view without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates an image view with an image, in the size of the image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
    }

    /// Creates an image view with an image, in the size of the image, and another image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// Creates an image view of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        coder.fill(self, as: UIImageView.self)
    }

    /// The image; `nil` for none.
    open var image: UIImage? {
        get { imageStorage }
        set {
            let old = imageStorage
            imageStorage = newValue
            if old !== newValue { imageDidChange() }
        }
    }

    /// The image for the highlighted state; `nil` for ``image``.
    open var highlightedImage: UIImage? {
        get { highlightedStorage }
        set {
            let old = highlightedStorage
            highlightedStorage = newValue
            if old !== newValue { imageDidChange() }
        }
    }

    /// A Boolean value that indicates whether the view shows the highlighted image; `false` by default.
    open var isHighlighted: Bool {
        get { highlightStorage }
        set {
            if newValue == highlightStorage { return }
            highlightStorage = newValue
            if highlightedStorage != nil { imageDidChange() }
        }
    }

    /// The image shown: the variant of the current image for the view's traits.
    package final var shownImage: UIImage? {
        let image = highlightStorage ? highlightedStorage ?? imageStorage : imageStorage
        guard let image, image.imageAsset != nil || image.isSymbolImage else { return image }
        guard image.isSymbolImage, let preferred = preferredSymbolConfiguration else {
            return image.chosen(for: traitCollection)
        }
        // The symbol's own configuration comes first.
        let own = image.configuration.map { preferred.applying($0) } ?? preferred
        return image.withConfiguration(own).chosen(for: traitCollection)
    }

    /// The configuration for symbol images that have none of their own; `nil` by default.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { imageDidChange() } }
    }

    private func imageDidChange() {
        setNeedsDisplay()
        followTraits()
        sizeMayDiffer()
    }

    /// Tracks the traits that choose the variant, because its size may differ. Drawing tracks them by itself.
    private func followTraits() {
        let images = [imageStorage, highlightedStorage]
        let aspects = images.reduce(into: AssetTraits.Aspects()) { $0.formUnion($1?.imageAsset?.aspects ?? []) }
        let hasFont = images.contains { symbolHasFont($0) }
        if aspects == lookupAspects, hasFont == followsTextSize { return }
        (lookupAspects, followsTextSize) = (aspects, hasFont)
        if let lookup { unregisterForTraitChanges(lookup) }
        lookup = nil
        let traits = aspects.traits + (hasFont ? [UITraitPreferredContentSizeCategory.self] : [])
        if traits.isEmpty { return }
        lookup = registerForTraitChanges(traits) { (view: UIImageView, _) in view.sizeMayDiffer() }
    }

    /// Whether an image is a symbol whose size follows a font.
    private func symbolHasFont(_ image: UIImage?) -> Bool {
        guard let image, image.isSymbolImage else { return false }
        return (image.configuration?.values.font ?? preferredSymbolConfiguration?.values.font) != nil
    }

    override func textMediumMayHaveChanged() { sizeMayDiffer() }

    private func sizeMayDiffer() {
        let size = shownImage?.size ?? .zero
        if size == toldSize { return }
        toldSize = size
        invalidateIntrinsicContentSize()
    }

    /// The size of the displayed image, in points; without an image, the view has no intrinsic metric.
    open override var intrinsicContentSize: CGSize {
        guard let image = shownImage else { return super.intrinsicContentSize }
        return image.size
    }

    /// Returns the size of the displayed image for any proposed size; zero without an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

    /// Draws the image in the rectangle that ``UIView/contentMode`` determines.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let image = shownImage else { return }
        let frame = contentMode.frame(of: image.size, in: bounds)
        let isMirrored = image.flipsForRightToLeftLayoutDirection && isRightToLeft
        let color = image.isTemplate ? tintColor : image.ownTint
        let tint = color?.resolvedCGColor(with: traitCollection).value
        guard let shown = image.shown(tint: tint, isRightToLeft: isMirrored, in: traitCollection) else { return }
        context.draw(shown, in: frame)
    }

    package override var ownAccessibilityLabel: String? { image?.spokenName }
    package override var ownAccessibility: OwnAccessibility { OwnAccessibility(.image, traits: .image) }
}
