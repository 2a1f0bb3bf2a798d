import Drawing
import Foundation

/// The picture of a view as a display list, which keeps the parts that did not change.
extension UIView {
    /// The drawing of this view and all its descendants, in this view's own coordinates.
    ///
    /// Parts that were put together before and did not change since are the same groups again. The cost is linear in
    /// the views that changed and their ancestors; nothing if none did. Shows the display as of the last update.
    package final func displayList() -> DisplayList {
        var stack: [(view: UIView, isEntered: Bool)] = [(self, false)]
        while let top = stack.last {
            if top.view.flags.contains(.hasDisplayList) {
                stack.removeLast()
            } else if top.isEntered {
                stack.removeLast()
                top.view.assembleDisplayList()
            } else {
                stack[stack.count - 1].isEntered = true
                let views = top.view.subviewStorage
                for child in top.view.appearance?.sections?.due(among: views) ?? views
                where child.isVisible && !child.flags.contains(.hasDisplayList) {
                    stack.append((child, false))
                }
                if let mask = top.view.appearance?.mask, mask.isVisible, !mask.flags.contains(.hasDisplayList) {
                    stack.append((mask, false))
                }
            }
        }
        return appearance?.displayList ?? DisplayList()
    }

    /// The colour that fills the whole view behind everything else in its last picture; `nil` for none.
    final var pageColor: ColorComponents? { appearance?.displayList?.pageColor(of: bounds) }

    /// Draws in front of the view's own drawing, instead of its subviews; for views that show another world.
    package final var contentsDrawer: ((inout DrawingContext) -> Void)? {
        get { appearance?.drawContents }
        set { madeAppearance.drawContents = newValue }
    }

    /// Whether anything of the view can be seen, as far as the view itself knows.
    final var isVisible: Bool {
        guard let appearance else { return true }
        return !appearance.isHidden && presentedAlpha > 0
    }

    private func assembleDisplayList() {
        Self.composedCount += 1
        var context = DrawingContext()
        let look = presentedLook
        if let background = presentedBackground, background.alpha > 0 {
            // A view that clips is cut at its corners as a whole.
            let rounds = appearance?.clipsToBounds == true ? nil : look
            let bounds = presentedBounds
            context.fill(rounds?.outline(of: bounds) ?? .rect(bounds), with: .color(background))
        }
        appearance?.layer?.drawContents(in: &context)
        if let drawn = appearance?.drawn, !drawn.list.isEmpty { context.append(.group(fitted(drawn))) }
        drawBehindSubviews(in: &context)
        if let draw = appearance?.drawContents {
            draw(&context)
        } else {
            drawSubviews(in: &context)
        }
        look?.drawBorder(of: presentedBounds, in: &context)
        var list = context.finish()
        if let mask = appearance?.mask { list = masked(list, by: mask) }
        if let layer = appearance?.layer { list = layer.masked(list) }
        if let transition = appearance?.layer?.shownByMotion?.transition {
            list = transition.picture(of: list, in: presentedBounds)
        }
        if let transition = appearance?.movement?.transition {
            list = transition.picture(of: list, in: presentedBounds)
        }
        flags.insert(.hasDisplayList)
        // Equal parts stay the same objects, so that code that compares pictures sees at once which parts stayed.
        if list.isEmpty ? appearance?.displayList == nil : appearance?.displayList == list { return }
        let appearance = madeAppearance
        appearance.displayList = list.isEmpty ? nil : list
        appearance.placed = nil
    }

    private func drawSubviews(in context: inout DrawingContext) {
        let views = subviewStorage
        if let layer = appearance?.layer, layer.drawInside(in: &context, subview: { drawSubview($0, in: &$1) }) {
            appearance?.sections = nil
            return
        }
        if views.count <= SubviewSections.longCount {
            appearance?.sections = nil
            for view in views { drawSubview(view, in: &context) }
            return
        }
        let sections = appearance?.sections ?? SubviewSections()
        madeAppearance.sections = sections
        let list = sections.list(of: views) { view in
            Self.placedCount += 1
            var context = DrawingContext()
            drawSubview(view, in: &context)
            return context.finish()
        }
        for item in list.items { context.append(item) }
    }

    /// Returns the drawing of the view as seen through its mask.
    private func masked(_ list: DisplayList, by mask: UIView) -> DisplayList {
        if list.isEmpty { return list }
        var context = DrawingContext()
        drawSubview(mask, in: &context)
        return DisplayItem.masked(list, by: context.finish()).map { DisplayList([$0]) } ?? DisplayList()
    }

    /// Adds a subview's picture at its position, with its transform, opacity and clip.
    ///
    /// - Parameter corner: where the corner of the view's bounds is drawn instead.
    package final func drawSubview(_ view: UIView, at corner: CGPoint? = nil, in context: inout DrawingContext) {
        guard view.isVisible, let appearance = view.appearance else { return }
        var transform = view.presentedTransformToSuperview
        if let corner {
            let shown = view.geometry.bounds.origin.applying(view.transformToSuperview)
            transform.tx += corner.x - shown.x
            transform.ty += corner.y - shown.y
        }
        let projection = corner == nil ? spatialProjection(of: view) : nil
        if let projection, view.layer.isSeenFromBehind(projection) { return }
        let shadow = appearance.clipsToBounds ? nil : view.presentedLook?.shadow
        if let picture = shadow?.picture(
            transform: projection == nil ? transform : .identity, opacity: view.presentedAlpha)
        {
            context.append(
                .group(projection.map { DisplayGroup(DisplayList([.group(picture)]), seenBy: $0) } ?? picture))
        }
        if let displayList = appearance.displayList {
            var effects =
                projection.map { .init(seenBy: $0, opacity: view.presentedAlpha, shadow: shadow?.effect) }
                ?? DisplayGroup.Effects(transform: transform, opacity: view.presentedAlpha, shadow: shadow?.effect)
            if appearance.clipsToBounds { effects.clip = DisplayGroup.Effects.Clip(view.clipShape) }
            if appearance.placed?.effects != effects {
                appearance.placed = DisplayGroup(displayList, effects: effects)
            }
            if let placed = appearance.placed { context.append(.group(placed)) }
        }
        view.drawInFront(in: &context, of: transform)
    }

    /// How a subview is seen, if it is turned in space; `nil` if it stays in the plane.
    private func spatialProjection(of view: UIView) -> Projection? {
        if let layer = view.appearance?.layer { return layer.spatialProjection }
        // The layer of this view may give those inside of it a perspective.
        guard let own = appearance?.layer, own.seesInsideInSpace else { return nil }
        return view.layer.spatialProjection
    }

    /// Returns a drawing for the view's size, as it is shown in the size that the view has on its way there.
    private func fitted(_ drawn: DisplayGroup) -> DisplayGroup {
        let (bounds, shown) = (geometry.bounds, presentedBounds)
        if bounds == shown || bounds.width <= 0 || bounds.height <= 0 { return drawn }
        let frame = contentMode.frame(of: bounds.size, in: shown)
        let transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
            .concatenating(CGAffineTransform(scaleX: frame.width / bounds.width, y: frame.height / bounds.height))
            .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
        return DisplayGroup(DisplayList([.group(drawn)]), effects: DisplayGroup.Effects(transform: transform))
    }

    /// The outline at which the view is cut, if it clips to its bounds.
    final var clipShape: DrawnShape {
        let bounds = presentedBounds
        return presentedLook?.outline(of: bounds) ?? .rect(bounds)
    }

    /// How often the parts of a view were put together. For tests.
    package static var composedCount = 0
    /// How often a view among many was looked at, to be shown where it is. For tests.
    package static var placedCount = 0
}
