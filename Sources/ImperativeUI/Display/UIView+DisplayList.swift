import Drawing
import Foundation

/// What a view looks like, as a display list that keeps the parts which did not change.
extension UIView {
    /// What this view and everything below it draws, in this view's own coordinates.
    ///
    /// Parts that were put together before and did not change since are the same groups again. Costs the views that
    /// changed and those around them; nothing where nothing did. Shows what the last update displayed.
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
                for child in top.view.subviewStorage where child.isVisible && !child.flags.contains(.hasDisplayList) {
                    stack.append((child, false))
                }
            }
        }
        return appearance?.displayList ?? DisplayList()
    }

    /// Draws what is in front of the view's own drawing, instead of its subviews; for views that show another world.
    package final var contentsDrawer: ((inout DrawingContext) -> Void)? {
        get { appearance?.drawContents }
        set { madeAppearance.drawContents = newValue }
    }

    /// Whether anything of the view can be seen, as far as the view itself knows.
    final var isVisible: Bool {
        guard let appearance else { return true }
        return !appearance.isHidden && appearance.alpha > 0
    }

    private func assembleDisplayList() {
        Self.composedCount += 1
        var context = DrawingContext()
        if let background = appearance?.resolvedBackground?.cgColor.value, background.alpha > 0 {
            context.fill(CGRect(origin: geometry.bounds.origin, size: geometry.bounds.size), with: background)
        }
        if let drawn = appearance?.drawn, !drawn.list.isEmpty { context.append(.group(drawn)) }
        if let draw = appearance?.drawContents {
            draw(&context)
        } else {
            for view in subviewStorage { drawSubview(view, in: &context) }
        }
        let list = context.finish()
        flags.insert(.hasDisplayList)
        // Equal parts stay the same objects, so that whoever compares pictures sees at once what stayed.
        if list.isEmpty ? appearance?.displayList == nil : appearance?.displayList == list { return }
        let appearance = madeAppearance
        appearance.displayList = list.isEmpty ? nil : list
        appearance.placed = nil
    }

    /// Adds a subview's picture at its place, with its transform, opacity and clip.
    ///
    /// - Parameter corner: where the corner of the view's bounds is drawn instead.
    package final func drawSubview(_ view: UIView, at corner: CGPoint? = nil, in context: inout DrawingContext) {
        guard view.isVisible, let appearance = view.appearance else { return }
        var transform = view.transformToSuperview
        if let corner {
            let shown = view.geometry.bounds.origin.applying(transform)
            transform.tx += corner.x - shown.x
            transform.ty += corner.y - shown.y
        }
        if let displayList = appearance.displayList {
            var effects = DisplayGroup.Effects(transform: transform, opacity: appearance.alpha)
            if appearance.clipsToBounds { effects.clip = DisplayGroup.Effects.Clip(view.clipShape) }
            if appearance.placed?.effects != effects {
                appearance.placed = DisplayGroup(displayList, effects: effects)
            }
            if let placed = appearance.placed { context.append(.group(placed)) }
        }
        view.drawInFront(in: &context, of: transform)
    }

    /// The outline at which the view is cut.
    private var clipShape: DrawnShape {
        let (bounds, corners) = (geometry.bounds, clipCorners)
        if corners.radius <= 0 { return .rect(bounds) }
        if corners.includesLower {
            return .roundedRect(bounds, cornerWidth: Double(corners.radius), cornerHeight: Double(corners.radius))
        }
        let size = CGSize(width: corners.radius, height: corners.radius)
        return .path(
            UIBezierPath(roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight], cornerRadii: size).outline)
    }

    /// How often the parts of a view were put together. For tests.
    package static var composedCount = 0
}
