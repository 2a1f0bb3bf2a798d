import Drawing
import Foundation

/// A shade that darkens the window behind a presented view, and takes the touches beside it.
final class PresentationShade: UIView {
    /// Called when the shade was touched.
    var touched: () -> Void = {}

    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
    }

    required init?(coder: NSCoder) {
        fatalError("The shade of a presentation cannot come from an archive.")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touched() }
}

extension CALayer {
    /// Casts the shadow of a card that floats over everything, where there are shadows.
    func castCardShadow(in medium: Medium) {
        shadowOpacity = medium.edges.isSmooth ? 0.2 : 0
        shadowRadius = 16
        shadowOffset = CGSize(width: 0, height: 6)
    }
}

/// A line in the middle of the border of a rectangle.
@MainActor enum GridBox {
    static func stroke(_ rect: CGRect, border: CGSize) {
        let box = UIBezierPath(rect: rect.insetBy(dx: border.width / 2, dy: border.height / 2))
        UIColor.separator.setStroke()
        box.lineWidth = 1
        box.stroke()
    }
}

/// The card behind a presented view, which cuts it at its corners.
final class PresentationCard: UIView {
    init() {
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        fatalError("The card of a presentation cannot come from an archive.")
    }

    /// The height at the top that contents keep free, as something is drawn over them there.
    var coveredTop: CGFloat = 0 {
        didSet {
            if coveredTop == oldValue { return }
            if coveredTop > 0 { SafeAreas.areUsed = true }
            for view in subviews { view.safeAreaMayHaveChanged() }
        }
    }

    override func safeAreaInsets(around view: UIView) -> UIEdgeInsets {
        var insets = super.safeAreaInsets(around: view)
        insets.top = max(insets.top, coveredTop)
        return insets
    }

    /// The border around the contents that has a line in its middle; `nil` for none.
    var box: CGSize? { didSet { if box != oldValue { setNeedsDisplay() } } }

    override func draw(_ rect: CGRect) {
        if let box { GridBox.stroke(bounds, border: box) }
    }

    /// Shows a background, in the colours of the presented controller.
    func show(_ background: UIColor?, of presentation: UIPresentationController) {
        let resolved = background?.resolvedColor(with: presentation.presentedViewController.traitCollection)
        if resolved != backgroundColor { backgroundColor = resolved }
    }

    // Unhandled touches in the card are not for the views around it.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// The mark at the upper edge of a sheet.
final class SheetGrabber: UIControl {
    /// Called when the grabber was touched, or the key Return pressed on it.
    var used: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = "Sheet Grabber"
    }

    required init?(coder: NSCoder) {
        fatalError("The grabber of a sheet cannot come from an archive.")
    }

    override func touchedUpInside(_ event: UIEvent) { used() }
    override func performPrimaryAction() { if isEnabled { used() } }

    override func draw(_ rect: CGRect) {
        (isFocused ? tintColor : .tertiaryLabel).setFill()
        switch traitCollection.textMedium.figures.sheet.grabber {
        case .line:
            let line = UIBezierPath()
            line.move(to: CGPoint(x: bounds.minX + 4, y: bounds.midY))
            line.addLine(to: CGPoint(x: bounds.maxX - 4, y: bounds.midY))
            line.lineWidth = 2
            (isFocused ? tintColor : .tertiaryLabel).setStroke()
            line.stroke()
        case .pill:
            let mark = CGRect(x: bounds.midX - 18, y: 5, width: 36, height: 5)
            UIBezierPath(roundedRect: mark, cornerRadius: 2.5).fill()
        }
    }

    package override var ownAccessibility: OwnAccessibility { ownElement(.button) }
}
