import Drawing
import Foundation
import BridgedEnvironment

/// A sheet: a card over a shade, which is dragged by its content or by its grabber.
final class SheetChrome: NSObject, PresentationChrome {
    private weak var presentation: UIPresentationController?
    /// The settings of the sheet: the presentation itself, or its replacement where it has become a sheet.
    private let settings: UISheetPresentationController
    private let isForm: Bool

    private weak var container: UIView?
    private weak var content: UIView?
    private let shade = PresentationShade()
    private let card = PresentationCard()
    private let grabber = SheetGrabber()
    private let drag = UIPanGestureRecognizer()
    /// The height to which the sheet is being dragged.
    private var draggedHeight: CGFloat?
    private var heightAtStart: CGFloat = 0
    /// The detents as of the last layout, from the lowest.
    private var heights: [(identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat)] = []
    private(set) var traits: [PresentationTrait] = [.elevated]

    init(of presentation: UIPresentationController, settings: UISheetPresentationController, isForm: Bool) {
        self.presentation = presentation
        self.settings = settings
        self.isForm = isForm
        super.init()
        settings.shownSheet = self
        drag.addTarget(self, action: SheetChrome.wasDragged)
        shade.touched = { [weak presentation] in _ = presentation?.userWantsToLeave() }
        grabber.used = { [weak self] in self?.goToNextDetent() }
    }

    func install(_ view: UIView, in container: UIView) {
        self.container = container
        content = view
        container.addSubview(shade)
        container.addSubview(card)
        card.addSubview(view)
        card.addSubview(grabber)
        card.addGestureRecognizer(drag)
        measure()
    }

    func remove() {
        content?.removeFromSuperview()
        shade.removeFromSuperview()
        card.removeFromSuperview()
    }

    func setNeedsLayout() { container?.setNeedsLayout() }

    // MARK: Geometry

    private func geometry(in container: UIView, of size: CGSize? = nil) -> SheetGeometry {
        let traits = container.traitCollection
        let detents = settings.detents
        return SheetGeometry(
            surroundings: SheetGeometry.Surroundings(
                size: size ?? container.bounds.size, safeArea: container.safeAreaInsets,
                medium: traits.textMedium.figures,
                isWide: size.map { $0.width >= DeviceTraits.regularWidth } ?? (traits.horizontalSizeClass == .regular),
                isLow: size.map { $0.height < DeviceTraits.regularHeight } ?? (traits.verticalSizeClass == .compact)),
            isForm: isForm, preferred: presentation?.preferredContentSize ?? .zero,
            isLarge: detents.allSatisfy { $0.identifier == .large },
            keepsFree: settings.prefersEdgeAttachedInCompactHeight,
            followsPreferredWidth: settings.widthFollowsPreferredContentSizeWhenEdgeAttached)
    }

    /// Finds out which heights there are.
    private func measure() {
        guard let container else { return }
        let geometry = geometry(in: container)
        let context = DetentContext(container.traitCollection, maximum: geometry.maximum)
        heights = settings.detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, geometry.height($0)) }
        }
        if heights.isEmpty { heights = [(.large, geometry.maximum)] }
        heights.sort { $0.height < $1.height }
        let frame = geometry.frame(height: selected.height, shift: 0)
        let isNarrow =
            container.traitCollection.horizontalSizeClass == .regular && frame.width < DeviceTraits.regularWidth
        traits = isNarrow ? [.elevated, .narrow] : [.elevated]
    }

    /// The detent at which the sheet rests.
    private var selected: (identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat) {
        heights.first { $0.identifier == settings.selectedDetentIdentifier } ?? heights[0]
    }

    private var cardFrame: CGRect {
        guard let container else { return .zero }
        let geometry = geometry(in: container)
        let least = heights.first?.height ?? 0
        let height = draggedHeight ?? selected.height
        return geometry.frame(
            height: geometry.height(max(least, min(height, heights.last?.height ?? height))),
            shift: max(0, least - height))
    }

    private var medium: Medium {
        (container?.traitCollection.textMedium ?? UITraitTextMedium.defaultValue).figures
    }
    /// The height of the room that is the grabber's own.
    private var grabberHeight: CGFloat { settings.prefersGrabberVisible ? medium.sheet.grabberRoom : 0 }

    var presentedFrame: CGRect {
        var frame = cardFrame
        let top = min(grabberHeight, frame.height)
        frame.origin.y += top
        frame.size.height -= top
        return frame
    }

    func presentedSize(inContainerOf size: CGSize) -> CGSize {
        guard let container, !heights.isEmpty else { return size }
        let geometry = geometry(in: container, of: size)
        let context = DetentContext(container.traitCollection, maximum: geometry.maximum)
        let detent = settings.detents.first { $0.identifier == selected.identifier }
        let height = detent?.resolvedValue(in: context).map(geometry.height) ?? geometry.maximum
        var own = geometry.frame(height: height, shift: 0).size
        own.height -= min(grabberHeight, own.height)
        return own
    }

    func layOut() {
        guard let container, let presentation else { return }
        measure()
        shade.frame = container.bounds
        shade.alpha = letsThrough ? 0 : 1
        let frame = cardFrame
        card.frame = frame
        let geometry = geometry(in: container)
        let radius = geometry.isFilling ? 0 : medium.edges.corner(max(0, settings.preferredCornerRadius ?? 10))
        card.layer.cornerRadius = radius
        card.layer.maskedCorners = geometry.isFloating ? .all : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        card.show(background, of: presentation)
        content?.frame = presentedFrame.offsetBy(dx: -frame.minX, dy: -frame.minY)
        card.coveredTop = settings.prefersGrabberVisible ? medium.sheet.grabberCover : 0
        grabber.isHidden = !settings.prefersGrabberVisible
        grabber.isEnabled = heights.count > 1
        let size = medium.sheet.grabberSize
        let x = medium.grain.column(at: (frame.width - size.width) / 2)
        grabber.frame = CGRect(origin: CGPoint(x: x, y: 0), size: size)
        // A scrolling view goes first, unless the sheet is to become higher first.
        drag.standing = settings.prefersScrollingExpandsWhenScrolledToEdge && canGrow ? nil : GestureStanding()
    }

    private var background: UIColor? { presentation?.presentedViewController.sheetBackground ?? .systemBackground }

    private var canGrow: Bool { selected.height < heights.last?.height ?? 0 }

    // MARK: Background

    var letsThrough: Bool {
        if settings.isNeverDimmed { return true }
        guard let limit = heights.first(where: { $0.identifier == settings.largestUndimmedDetentIdentifier }),
            !heights.isEmpty
        else { return false }
        return selected.height <= limit.height
    }

    func passes(_ point: CGPoint, _ event: UIEvent?) -> Bool { letsThrough && !card.frame.covers(point) }

    let isDismissible = true

    // MARK: Dragging

    private func wasDragged(_ drag: UIPanGestureRecognizer) {
        let offset = drag.translation(in: container).y
        switch drag.state {
        case .began, .changed:
            if draggedHeight == nil { heightAtStart = selected.height }
            draggedHeight = heightAtStart - offset
            setNeedsLayout()
        case .ended: rest(at: heightAtStart - offset - drag.velocity(in: container).y * 0.1)
        default:
            draggedHeight = nil
            setNeedsLayout()
        }
    }

    /// Goes to the detent that is next to a height, or is dismissed far below the lowest one.
    private func rest(at height: CGFloat) {
        draggedHeight = nil
        setNeedsLayout()
        guard let presentation, let least = heights.first else { return }
        let end = height.isFinite ? height : least.height
        if end < least.height / 2 {
            presentation.dismissByUser()
        } else if let nearest = heights.min(by: { abs($0.height - end) < abs($1.height - end) }) {
            settings.select(nearest.identifier, by: presentation)
        }
    }

    private func goToNextDetent() {
        guard let presentation, let index = heights.firstIndex(where: { $0.identifier == selected.identifier }) else {
            return
        }
        settings.select(heights[(index + 1) % heights.count].identifier, by: presentation)
    }
}

extension UIViewController {
    /// The colour of the sheet behind the controller's view; `nil` for the system's. Set by the other world.
    package final var sheetBackground: UIColor? {
        get { sheetBackgroundStorage }
        set {
            sheetBackgroundStorage = newValue
            presentation?.containerView?.setNeedsLayout()
        }
    }
}
