import Drawing
import Foundation
import BridgedEnvironment

/// A popover: a card with an arrow beside its source.
final class PopoverChrome: PresentationChrome {
    private weak var presentation: UIPopoverPresentationController?
    private weak var container: UIView?
    private weak var content: UIView?
    private let shade = PresentationShade()
    private let bubble = PopoverBubble(frame: .zero)
    private let card = PresentationCard()
    /// The last frame of the popover's source.
    private var lastSource: CGRect?
    private(set) var direction = UIPopoverArrowDirection.unknown
    private(set) var traits: [PresentationTrait] = [.elevated]
    let letsThrough = false
    let isDismissible = true

    private static let standardSize = CGSize(width: 320, height: 480)
    private static let radius: CGFloat = 13

    init(of presentation: UIPopoverPresentationController) {
        self.presentation = presentation
        shade.backgroundColor = nil
        shade.touched = { [weak presentation] in _ = presentation?.userWantsToLeave() }
    }

    func install(_ view: UIView, in container: UIView) {
        self.container = container
        content = view
        for part in [shade, bubble, card] { container.addSubview(part) }
        card.addSubview(view)
    }

    func remove() {
        content?.removeFromSuperview()
        for part in [shade, bubble, card] { part.removeFromSuperview() }
    }

    func passes(_ point: CGPoint, _ event: UIEvent?) -> Bool {
        guard let container, !bubble.frame.covers(point), let views = presentation?.passthroughViews else {
            return false
        }
        return views.contains { $0.window != nil && $0.point(inside: container.convert(point, to: $0), with: event) }
    }

    // MARK: Geometry

    private var medium: Medium {
        (container?.traitCollection.textMedium ?? UITraitTextMedium.defaultValue).figures
    }
    /// The border around the content.
    private var border: CGSize { medium.popover.border }

    private var size: CGSize {
        let preferred = presentation?.preferredContentSize ?? .zero
        var size = CGSize(
            width: preferred.width > 0 ? preferred.width : Self.standardSize.width,
            height: preferred.height > 0 ? preferred.height : Self.standardSize.height)
        size.width = medium.grain.wholeWidth(size.width)
        size.height = medium.grain.wholeHeight(size.height)
        return CGSize(width: size.width + 2 * border.width, height: size.height + 2 * border.height)
    }

    private func geometry(in container: UIView) -> PopoverGeometry {
        let margins = medium.popover.keepsMargins ? presentation?.popoverLayoutMargins ?? .zero : .zero
        let found = presentation?.source(in: container)
        if let found { PositionWatch.shared.follow(found.view, for: container) }
        lastSource = found?.frame ?? lastSource
        let area = container.bounds.inset(by: container.safeAreaInsets).inset(by: margins)
        let middle = CGRect(x: area.midX, y: max(area.minY, area.midY - size.height / 2), width: 0, height: 0)
        return PopoverGeometry(
            area: area, source: lastSource ?? middle, size: size,
            permitted: presentation?.permittedArrowDirections ?? .any,
            overlaps: presentation?.canOverlapSourceViewRect ?? false, medium: medium)
    }

    private var cardFrame: CGRect { container.map { geometry(in: $0).arrangement.card } ?? .zero }

    var presentedFrame: CGRect { cardFrame.insetBy(dx: border.width, dy: border.height) }

    func layOut() {
        guard let container, let presentation else { return }
        shade.frame = container.bounds
        let geometry = geometry(in: container)
        let (direction, frame) = geometry.arrangement
        self.direction = direction
        let isNarrow =
            container.traitCollection.horizontalSizeClass == .regular && frame.width < DeviceTraits.regularWidth
        traits = isNarrow ? [.elevated, .narrow] : [.elevated]
        let reach = medium.popover.arrowReach
        let own = presentation.backgroundColor ?? presentation.presentedViewController.sheetBackground
        let background = own ?? .systemBackground
        bubble.show(
            PopoverBubble.Look(
                color: background.resolvedColor(with: presentation.presentedViewController.traitCollection),
                direction: direction, source: geometry.source.offsetBy(dx: reach - frame.minX, dy: reach - frame.minY),
                card: CGRect(origin: CGPoint(x: reach, y: reach), size: frame.size), figures: medium.popover))
        bubble.frame = frame.insetBy(dx: -reach, dy: -reach)
        bubble.layer.castCardShadow(in: medium)
        let inner = frame.insetBy(dx: min(border.width, frame.width / 2), dy: min(border.height, frame.height / 2))
        card.frame = inner
        card.layer.cornerRadius = medium.edges.corner(Self.radius)
        card.show(background, of: presentation)
        content?.frame = CGRect(origin: .zero, size: inner.size)
    }
}

/// The outline of a popover, with its arrow.
final class PopoverBubble: UIView {
    struct Look: Equatable {
        var color: UIColor
        var direction: UIPopoverArrowDirection
        /// The rectangle that the arrow points at.
        var source: CGRect
        var card: CGRect
        var figures: PopoverFigures
    }

    private var look: Look?

    func show(_ new: Look) {
        if new == look { return }
        look = new
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let look else { return }
        switch look.figures.outline {
        case .box: drawBox(look)
        case .bubble: drawBubble(look)
        }
    }

    private func drawBubble(_ look: Look) {
        let path = UIBezierPath(roundedRect: look.card, cornerRadius: 13)
        let (tip, half) = (PopoverGeometry.arrow.height, PopoverGeometry.arrow.width / 2)
        let card = look.card
        let x = min(max(look.source.midX, card.minX + half + 13), max(card.minX + half + 13, card.maxX - half - 13))
        let y = min(max(look.source.midY, card.minY + half + 13), max(card.minY + half + 13, card.maxY - half - 13))
        let arrow = UIBezierPath()
        switch look.direction {
        case .up:
            arrow.move(to: CGPoint(x: x - half, y: card.minY))
            arrow.addLine(to: CGPoint(x: x, y: card.minY - tip))
            arrow.addLine(to: CGPoint(x: x + half, y: card.minY))
        case .down:
            arrow.move(to: CGPoint(x: x - half, y: card.maxY))
            arrow.addLine(to: CGPoint(x: x, y: card.maxY + tip))
            arrow.addLine(to: CGPoint(x: x + half, y: card.maxY))
        case .left:
            arrow.move(to: CGPoint(x: card.minX, y: y - half))
            arrow.addLine(to: CGPoint(x: card.minX - tip, y: y))
            arrow.addLine(to: CGPoint(x: card.minX, y: y + half))
        default:
            arrow.move(to: CGPoint(x: card.maxX, y: y - half))
            arrow.addLine(to: CGPoint(x: card.maxX + tip, y: y))
            arrow.addLine(to: CGPoint(x: card.maxX, y: y + half))
        }
        arrow.close()
        look.color.setFill()
        UIColor.separator.setStroke()
        for outline in [path, arrow] {
            outline.lineWidth = 1
            outline.stroke()
        }
        for outline in [path, arrow] { outline.fill() }
    }

    /// The card has a line around it, with the tip of the arrow in it.
    private func drawBox(_ look: Look) {
        look.color.setFill()
        UIRectFill(look.card)
        let border = look.figures.border
        GridBox.stroke(look.card, border: border)
        let (column, row) = (border.width, border.height)
        let card = look.card
        func within(_ middle: CGFloat, _ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> CGFloat {
            (min(max(middle, low + step), max(low + step, high - 2 * step)) / step).rounded(.down) * step
        }
        let x = within(look.source.midX, card.minX, card.maxX, column)
        let y = within(look.source.midY, card.minY, card.maxY, row)
        let (tip, corner): (String, CGPoint) =
            switch look.direction {
            case .up: ("▲", CGPoint(x: x, y: card.minY))
            case .down: ("▼", CGPoint(x: x, y: card.maxY - row))
            case .left: ("◀", CGPoint(x: card.minX, y: y))
            default: ("▶", CGPoint(x: card.maxX - column, y: y))
            }
        tip.draw(at: corner, withAttributes: [.foregroundColor: UIColor.label])
    }
}
