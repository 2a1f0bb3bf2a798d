import Drawing
import Foundation
import BridgedEnvironment

/// The pictures of layers, which keep the parts that did not change as those of views do.
extension CALayer {
    /// Draws the layer and those inside of it, in its own coordinates, as it is shown now.
    ///
    /// A layer of a view in a window is drawn first if it is to be.
    public final func render(in ctx: CGContext) {
        let size = bounds.size
        if isOfView, let view {
            if view.windowStorage != nil { UpdateQueue.shared.flush(through: .display) }
            let bounds = view.bounds
            ctx.draw(view.displayList(), of: size, in: CGRect(origin: bounds.origin, size: size))
            return
        }
        forEachInLayers { $0.displayIfNeeded() }
        ctx.draw(LayerComposer(ago: 0).picture(of: self), of: size, in: CGRect(origin: .zero, size: size))
    }

    /// Whether anything of the layer can be seen, as far as the layer itself knows.
    fileprivate final var isVisible: Bool {
        let own = shownByMotion?.own ?? own
        return !own.isHidden && own.opacity > 0
    }

    // MARK: Layers of views

    /// Draws what the layer of a view shows between the view's background and its subviews.
    final func drawContents(in context: inout DrawingContext) {
        // Of most layers there is nothing but the look.
        if type(of: self) == CALayer.self, shownContents.image == nil, motion == nil { return }
        let shown = shownByMotion ?? shownNow
        drawContents(shown, in: &context)
    }

    /// The values with which the layer of a view is shown without animations of its own.
    private final var shownNow: CALayer {
        let shown = makeShown()
        shown.adopt(self)
        shown.modelLayer = self
        return shown
    }

    fileprivate final func drawContents(_ shown: CALayer, in context: inout DrawingContext) {
        shown.drawPicture(in: &context)
        shown.drawOwnContents(in: &context, bounds: shown.own.bounds)
    }

    /// Draws the subviews and the layers without a view among them, if there are any or depths count. Returns whether it
    /// did.
    final func drawInside(in context: inout DrawingContext, subview: (UIView, inout DrawingContext) -> Void) -> Bool {
        let shown = shownByMotion ?? self
        if !arrangesSublayers, !(self is CAReplicatorLayer) { return false }
        let around = (transform: shown.space.sublayerTransform, anchor: anchorInShownBounds)
        let list = shown.arrange(
            { ago in
                let composer = LayerComposer(ago: ago)
                var parts: [(depth: CGFloat, view: UIView?, layer: CALayer?)] = []
                forEachInside { view in
                    parts.append((view.appearance?.layer?.space.zPosition ?? 0, view, nil))
                } layer: { layer in
                    parts.append((layer.space.zPosition, nil, layer))
                }
                if marks.contains(.hasDepths) {
                    parts = parts.enumerated()
                        .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }.map(\.element)
                }
                var inside = DrawingContext()
                for part in parts {
                    if let view = part.view { subview(view, &inside) }
                    if let layer = part.layer { composer.draw(layer, around: around, in: &inside) }
                }
                return inside.finish()
            }, bounds: view?.presentedBounds ?? own.bounds)
        for item in list.items { context.append(item) }
        return true
    }

    private final var anchorInShownBounds: CGPoint {
        (shownByMotion ?? self).space.anchorPoint.location(in: view?.presentedBounds ?? own.bounds)
    }

    /// Returns a picture of the layer's coordinates as seen through its mask, if that is a layer without a view.
    final func masked(_ list: DisplayList) -> DisplayList {
        guard let mask = maskStorage, !list.isEmpty else { return list }
        var context = DrawingContext()
        LayerComposer(ago: 0).draw(mask, around: nil, in: &context)
        return DisplayItem.masked(list, by: context.finish()).map { DisplayList([$0]) } ?? DisplayList()
    }

    /// How the layer of a view is seen in the superview, if it is turned in space there; `nil` if it stays in the plane.
    final var spatialProjection: Projection? {
        guard let view else { return nil }
        let shown = shownByMotion
        let around = view.superviewStorage?.appearance?.layer
        let outer = around.map { ($0.shownByMotion ?? $0).space.sublayerTransform } ?? CATransform3DIdentity
        let isFlat = CATransform3DIsIdentity(outer)
        if isFlat, shown == nil, CATransform3DIsIdentity(space.transform) { return nil }
        let space = shown?.space ?? presentedSpace
        if isFlat, space.transform.isAffine { return nil }
        return space.matrix(
            bounds: view.presentedBounds, position: view.presentedCenter, transform: space.transform,
            in: around.map { (outer, $0.anchorInShownBounds) }
        ).projection
    }

    /// Whether layers inside of this one are seen in a perspective.
    final var seesInsideInSpace: Bool {
        !CATransform3DIsIdentity((shownByMotion ?? self).space.sublayerTransform)
    }

    /// Whether a projection shows the back of the layer, which is not to be seen.
    final func isSeenFromBehind(_ projection: Projection) -> Bool {
        !space.isDoubleSided && projection.determinant < 0
    }

    // MARK: Contents

    /// Draws the image that is the layer's contents.
    private final func drawPicture(in context: inout DrawingContext) {
        guard let image = shownContents.image, let picture = image.parts.picture, !own.bounds.isEmpty else { return }
        let bounds = own.bounds
        let part = shownContents.rect
        var size = image.size
        if image.scale == 1, shownContents.scale != 1 {
            size = CGSize(width: size.width / shownContents.scale, height: size.height / shownContents.scale)
        }
        size = CGSize(width: size.width * part.width, height: size.height * part.height)
        let frame = shownContents.gravity.contentMode.frame(of: size, in: bounds)
        guard part.width > 0, part.height > 0, frame.isFinite else { return }
        // The whole picture, of which the part is in the frame.
        let whole = CGRect(
            x: frame.minX - part.minX * frame.width / part.width,
            y: frame.minY - part.minY * frame.height / part.height, width: frame.width / part.width,
            height: frame.height / part.height)
        var style = ImageRepresentation.Style(isMirrored: image.parts.isMirrored)
        style.isPixelated = shownContents.magnification == .nearest
        let isCut = part != CGRect(x: 0, y: 0, width: 1, height: 1) || own.masksToBounds
        if isCut {
            context.save()
            context.clip(to: .rect(frame))
        }
        picture.draw(in: whole, style: style, to: &context)
        if isCut { context.restore() }
    }
}

/// Puts the pictures of layers without a view together, without recursion.
@MainActor final class LayerComposer {
    /// How many seconds ago the layers are shown.
    private let ago: Double
    /// The pictures of another time, which layers do not keep.
    private var pictures: [ObjectIdentifier: DisplayList] = [:]

    /// How often the parts of a layer were put together. For tests.
    static var composedCount = 0

    init(ago: Double) { self.ago = ago }

    private func shown(_ layer: CALayer) -> CALayer {
        if ago == 0 { return layer.shownByMotion ?? layer }
        return layer.motion?.values(ago: ago, of: layer) ?? layer
    }

    private func known(_ layer: CALayer) -> DisplayList? {
        if ago != 0 { return pictures[ObjectIdentifier(layer)] }
        return layer.marks.contains(.hasPicture) ? layer.picture ?? DisplayList() : nil
    }

    /// Returns the drawing of a layer and all those inside of it, in its own coordinates.
    func picture(of layer: CALayer) -> DisplayList {
        var stack: [(layer: CALayer, isEntered: Bool)] = [(layer, false)]
        while let (next, isEntered) = stack.last {
            if known(next) != nil {
                stack.removeLast()
            } else if isEntered {
                stack.removeLast()
                assemble(next)
            } else {
                stack[stack.count - 1].isEntered = true
                for child in next.sublayerStorage + (next.maskStorage.map { [$0] } ?? [])
                where (ago != 0 || child.isVisible) && known(child) == nil {
                    stack.append((child, false))
                }
            }
        }
        return known(layer) ?? DisplayList()
    }

    private func assemble(_ layer: CALayer) {
        Self.composedCount += 1
        let shown = shown(layer)
        let (bounds, look) = (shown.own.bounds, shown.look)
        var context = DrawingContext()
        if let background = shown.own.background?.value, background.alpha > 0 {
            // A layer that clips is cut at its corners as a whole.
            context.fill(shown.own.masksToBounds ? .rect(bounds) : look.outline(of: bounds), with: .color(background))
        }
        layer.drawContents(shown, in: &context)
        if let drawn = layer.drawn { context.append(.group(drawn)) }
        if !layer.sublayerStorage.isEmpty {
            let around = (
                transform: shown.space.sublayerTransform, anchor: shown.space.anchorPoint.location(in: bounds)
            )
            let list = shown.arrange(
                { more in
                    let composer = more == 0 ? self : LayerComposer(ago: self.ago + more)
                    var inside = DrawingContext()
                    for child in layer.sublayersInDepth { composer.draw(child, around: around, in: &inside) }
                    return inside.finish()
                }, bounds: bounds)
            for item in list.items { context.append(item) }
        }
        look.drawBorder(of: bounds, in: &context)
        var list = context.finish()
        if let transition = shown.transition { list = transition.picture(of: list, in: bounds) }
        if let mask = layer.maskStorage, !list.isEmpty {
            var inside = DrawingContext()
            draw(mask, around: nil, in: &inside)
            list = DisplayItem.masked(list, by: inside.finish()).map { DisplayList([$0]) } ?? DisplayList()
        }
        if ago != 0 {
            pictures[ObjectIdentifier(layer)] = list
            return
        }
        layer.marks.insert([.hasPicture, .wasShown])
        // Equal parts stay the same objects.
        if list.isEmpty ? layer.picture == nil : layer.picture == list { return }
        layer.picture = list.isEmpty ? nil : list
        layer.placed = nil
    }

    /// Draws a layer where it is in the one around.
    ///
    /// - Parameter around: The sublayer transform of the layer around and the point that it is about.
    func draw(
        _ layer: CALayer, around: (transform: CATransform3D, anchor: CGPoint)?, in context: inout DrawingContext
    ) {
        let shown = shown(layer)
        guard !shown.own.isHidden, shown.own.opacity > 0 else { return }
        let picture = picture(of: layer)
        let projection = shown.space.matrix(
            bounds: shown.own.bounds, position: shown.own.position, transform: shown.space.transform, in: around
        ).projection
        // Seen from behind, it is mirrored.
        if shown.isSeenFromBehind(projection) { return }
        let shadow = shown.own.masksToBounds ? nil : shown.look.shadow
        if let cast = shadow?.picture(transform: .identity, opacity: shown.own.opacity) {
            context.append(.group(DisplayGroup(DisplayList([.group(cast)]), seenBy: projection)))
        }
        if picture.isEmpty { return }
        var effects = DisplayGroup.Effects(seenBy: projection, opacity: shown.own.opacity, shadow: shadow?.effect)
        if shown.own.masksToBounds {
            effects.clip = DisplayGroup.Effects.Clip(shown.look.outline(of: shown.own.bounds))
        }
        if ago != 0 { return context.append(.group(DisplayGroup(picture, effects: effects))) }
        if layer.placed?.effects != effects { layer.placed = DisplayGroup(picture, effects: effects) }
        if let placed = layer.placed { context.append(.group(placed)) }
    }
}
