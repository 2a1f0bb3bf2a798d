import Foundation

/// The appearance of a bar: its background, and the line at its edge.
///
/// A bar stores a copy of the appearance you assign. Changes to the copy that the bar returns take effect.
@MainActor @preconcurrency open class UIBarAppearance: NSObject, NSCopying {
    /// Told of changes.
    final var observer: (() -> Void)?

    /// Creates an appearance with the default background.
    public required override init() { super.init() }

    /// Creates an appearance with the default background. The device idiom makes no difference here.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    /// Creates an appearance with the background and the line of another appearance.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        takeBar(of: barAppearance)
    }

    /// The colour of the background; `nil`, the default, for none.
    open var backgroundColor: UIColor? { didSet { didChange() } }
    /// The blur effect behind the background colour, through which content behind the bar is visible; `nil`, the
    /// default, for none.
    open var backgroundEffect: UIBlurEffect? { didSet { didChange() } }
    /// The image that fills the background, over its colour; `nil` by default.
    open var backgroundImage: UIImage? { didSet { didChange() } }
    /// The colour of the line between the bar and the content; the system's separator colour by default. `nil` or a
    /// clear colour shows no line.
    open var shadowColor: UIColor? = .separator { didSet { didChange() } }
    /// The image drawn in place of the line, at its own height; `nil` by default. A template image is drawn in
    /// `shadowColor`.
    open var shadowImage: UIImage? { didSet { didChange() } }

    /// A view that fills the background over its colour and image, for other ways of drawing; `nil` for none.
    package final var backgroundContents: UIView? { didSet { didChange() } }

    /// Whether there is a background where no colour says which, in bars that have content behind them.
    final var hasBackground = true

    /// Configures the system's default background, which is none where nothing lies behind the bar, with a line.
    open func configureWithDefaultBackground() { setBar(nil, line: .separator) }

    /// Configures an opaque background in the system's background colour, with a line.
    open func configureWithOpaqueBackground() { setBar(.systemBackground, line: .separator) }

    /// Configures a transparent background without a line.
    open func configureWithTransparentBackground() {
        setBar(nil, line: nil)
        hasBackground = false
        didChange()
    }

    /// Returns a copy of the appearance.
    public nonisolated final func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { copied() }
    }

    private func copied() -> UIBarAppearance {
        let copy = type(of: self).init()
        copy.takeValues(of: self)
        return copy
    }

    /// Takes the values of an appearance of the same class, of which this is to be a copy.
    func takeValues(of other: UIBarAppearance) { takeBar(of: other) }

    private func takeBar(of other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        backgroundEffect = other.backgroundEffect
        backgroundImage = other.backgroundImage
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
        hasBackground = other.hasBackground
        backgroundContents = other.backgroundContents
    }

    private func setBar(_ background: UIColor?, line: UIColor?) {
        hasBackground = true
        backgroundContents = nil
        backgroundColor = background
        backgroundEffect = nil
        backgroundImage = nil
        shadowColor = line
        shadowImage = nil
    }

    final func didChange() { observer?() }

    /// Whether a line or an image is drawn at the edge.
    final var hasLine: Bool {
        if let shadowImage { return shadowImage.size.height > 0 }
        return shadowColor != nil && shadowColor != .clear
    }

    /// Whether the background and the line are those of a bar about which nothing was said.
    final var isStandard: Bool {
        backgroundColor == nil && backgroundEffect == nil && (backgroundImage?.size ?? .zero) == .zero
            && backgroundContents == nil && shadowImage == nil && shadowColor == .separator
    }

    /// Returns a copy of the appearance of buttons, of whose changes this tells.
    final func keep(_ part: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
        let copy = part.copied()
        follow(copy)
        didChange()
        return copy
    }

    /// Tells of the changes of the appearance of buttons.
    final func follow(_ part: UIBarButtonItemAppearance) {
        part.observer = { [weak self] in self?.didChange() }
    }

    /// Returns a copy that tells of its changes.
    final func observedCopy(_ observer: @escaping () -> Void) -> Self {
        let copy = type(of: self).init()
        copy.takeValues(of: self)
        copy.observer = observer
        return copy
    }
}
