import Drawing
import Foundation
import BridgedEnvironment

/// A view that applies an effect to the content behind it, or to its own content in `contentView`.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
    /// The view that holds the content, as subviews. It fills the effect view.
    public final let contentView = UIView()

    /// The effect of the view; `nil` for none.
    open var effect: UIVisualEffect? { didSet { effectDidChange() } }

    private final var setting: ObservedSetting?
    /// The glass of the effect; `nil` for none.
    private(set) final var glass: GlassSettings?
    /// How near glass in the view is when it begins to flow together; `nil` unless the effect is that of a container.
    private(set) final var glassSpacing: CGFloat?
    /// The layer of glass as it was drawn last.
    final var glassFigure: GlassFigure?
    private(set) final var isGlassHeld = false { didSet { if isGlassHeld != oldValue { setNeedsDisplay() } } }
    private final var glassTouches: GlassTouchRecognizer?

    /// Creates a view with an effect; `nil` for none.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        prepare()
    }

    /// Creates a view without an effect.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Creates the view of an interface file, without an effect. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        effect = nil
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UIVisualEffectView.self)
    }

    private final func prepare() {
        contentView.frame = bounds
        addSubview(contentView)
        effectDidChange()
        setting = ObservedSetting { [weak self] in self?.setNeedsDisplay() }
    }

    private final func effectDidChange() {
        contentView.tintColor = (effect as? UIVibrancyEffect)?.color
        glass = (effect as? UIGlassEffect)?.settings
        glassSpacing = (effect as? UIGlassContainerEffect)?.spacing
        if glassSpacing != nil {
            contentView.traitOverrides[UITraitGlassContainer.self] = true
        } else if contentView.traitOverrides.contains(UITraitGlassContainer.self) {
            contentView.traitOverrides.remove(UITraitGlassContainer.self)
        }
        followTouches()
        setNeedsDisplay()
    }

    private final func followTouches() {
        let isWanted = glass?.isInteractive ?? false
        if isWanted == (glassTouches != nil) { return }
        if let glassTouches { removeGestureRecognizer(glassTouches) }
        isGlassHeld = false
        glassTouches = isWanted ? GlassTouchRecognizer { [weak self] in self?.isGlassHeld = $0 } : nil
        if let glassTouches { addGestureRecognizer(glassTouches) }
    }

    /// Resizes the content view to fill the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }

    override func drawBehindSubviews(in context: inout DrawingContext) {
        if let glassSpacing { drawContainedGlass(spacing: glassSpacing, in: &context) }
    }

    /// Draws the layer of a blur or glass effect behind the content.
    open override func draw(_ rect: CGRect) {
        drawGlass()
        (effect as? UIBlurEffect)?.draw(in: bounds, with: traitCollection)
    }
}

/// Tells of changes of the setting for less transparency while it lives.
@MainActor private final class ObservedSetting {
    private let token: any NSObjectProtocol

    init(_ action: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in
            MainContext.runNowOrSoon { action() }
        }
    }

    isolated deinit { NotificationCenter.default.removeObserver(token) }
}
