import Drawing
import Foundation

/// A menu: a card beside its source. A touch beside it closes it.
final class MenuChrome: PresentationChrome {
    private weak var presentation: UIPresentationController?
    private weak var container: UIView?
    private weak var content: UIView?
    private let shade = PresentationShade()
    private let card = MenuCard()
    /// The last frame of the menu's source.
    private var lastSource: CGRect?
    let traits: [PresentationTrait] = [.elevated]
    let letsThrough = false
    let isDismissible = true

    init(of presentation: UIPresentationController) {
        self.presentation = presentation
        shade.backgroundColor = nil
        shade.touched = { [weak presentation] in presentation?.dismissByUser() }
    }

    func install(_ view: UIView, in container: UIView) {
        self.container = container
        content = view
        container.addSubview(shade)
        container.addSubview(card)
        card.inside.addSubview(view)
    }

    func remove() {
        content?.removeFromSuperview()
        shade.removeFromSuperview()
        card.removeFromSuperview()
    }

    func passes(_ point: CGPoint, _ event: UIEvent?) -> Bool { false }

    // MARK: Geometry

    private var menu: MenuController? { presentation?.presentedViewController as? MenuController }
    private var medium: Medium {
        (container?.traitCollection.textMedium ?? UITraitTextMedium.defaultValue).figures
    }
    private var border: CGSize { medium.menu.border }

    private var geometry: MenuGeometry? {
        guard let container, let menu else { return nil }
        let margin = medium.menu.margin
        let area = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: margin, dy: margin)
        if let view = menu.source.view { PositionWatch.shared.follow(view, for: container) }
        lastSource = menu.source.frame(in: container) ?? lastSource
        let width = menu.menuView.width(within: max(8, area.width - 2 * border.width))
        let height = menu.menuView.sizeThatFits(CGSize(width: width, height: 0)).height
        return MenuGeometry(
            area: area, source: lastSource ?? CGRect(x: area.midX, y: area.midY, width: 0, height: 0),
            size: CGSize(width: width + 2 * border.width, height: height + 2 * border.height), medium: medium,
            isReversed: menu.view.isRightToLeft)
    }

    var presentedFrame: CGRect {
        guard let frame = geometry?.frame else { return .zero }
        return frame.insetBy(dx: min(border.width, frame.width / 2), dy: min(border.height, frame.height / 2))
    }

    func layOut() {
        guard let container, let presentation, let geometry else { return }
        shade.frame = container.bounds
        menu?.isAbove = geometry.isAbove
        let frame = geometry.frame
        card.frame = frame
        card.show(medium, of: presentation)
        let inner = frame.insetBy(dx: min(border.width, frame.width / 2), dy: min(border.height, frame.height / 2))
        card.inside.frame = inner.offsetBy(dx: -frame.minX, dy: -frame.minY)
        content?.frame = CGRect(origin: .zero, size: inner.size)
    }
}

/// The card behind a menu: its background, with a line around it.
private final class MenuCard: UIView {
    private static let radius: CGFloat = 13
    /// Cuts the rows at the corners.
    let inside = UIView()
    private var color = UIColor.systemBackground
    private var look = MenuFigures.Frame.card
    private var border = CGSize.zero

    init() {
        super.init(frame: .zero)
        inside.clipsToBounds = true
        addSubview(inside)
    }

    required init?(coder: NSCoder) {
        fatalError("The card of a menu cannot come from an archive.")
    }

    /// Shows the background in the colours of the presented menu.
    func show(_ medium: Medium, of presentation: UIPresentationController) {
        let traits = presentation.presentedViewController.traitCollection
        let resolved = UIColor.systemBackground.resolvedColor(with: traits)
        inside.layer.cornerRadius = medium.edges.corner(Self.radius)
        layer.castCardShadow(in: medium)
        let (look, border) = (medium.menu.frame, medium.menu.border)
        if resolved == color, look == self.look, border == self.border { return }
        (color, self.look, self.border) = (resolved, look, border)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        color.setFill()
        switch look {
        case .lines:
            UIRectFill(bounds)
            GridBox.stroke(bounds, border: border)
        case .card:
            UIColor.separator.setStroke()
            let path = UIBezierPath(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: Self.radius)
            path.lineWidth = 1
            path.fill()
            path.stroke()
        }
    }

    // Unhandled touches in the card are not for the views around it.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Presents a menu.
final class MenuPresentationController: UIPresentationController {
    private var menu: MenuController? { presentedViewController as? MenuController }

    override func makeChrome(for style: UIModalPresentationStyle) -> (any PresentationChrome)? { MenuChrome(of: self) }

    // The key Escape leads out of a menu inside first.
    override func userWantsToLeave() -> Bool { menu?.goBack() == true || dismissByUser() }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        menu?.willBegin()
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        menu?.willEnd()
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        menu?.didEnd()
    }
}
