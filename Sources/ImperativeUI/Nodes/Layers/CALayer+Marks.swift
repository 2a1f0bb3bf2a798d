extension CALayer {
    /// The pending work of a layer, and what is known of it.
    struct Marks: OptionSet {
        let rawValue: UInt8
        /// Its picture is that of the last time it was asked for.
        static let hasPicture = Marks(rawValue: 1)
        static let needsDisplay = Marks(rawValue: 2)
        static let needsLayout = Marks(rawValue: 4)
        static let drawsAtEachSize = Marks(rawValue: 8)
        /// It has been part of a picture, so that changes are changes on screen.
        static let wasShown = Marks(rawValue: 16)
        /// Some sublayer, or a subview's layer, has or had another depth.
        static let hasDepths = Marks(rawValue: 32)
        static let isWaiting = Marks(rawValue: 64)
    }

    /// Whether layers without a view, a mask, or an order by depth take part in the picture of the sublayers.
    final var arrangesSublayers: Bool {
        !sublayerStorage.isEmpty || marks.contains(.hasDepths) || !CATransform3DIsIdentity(space.sublayerTransform)
    }

    /// The layer looks different: its picture and those around are made anew.
    final func pictureDidChange() {
        var layer = self
        while true {
            layer.motion?.isStale = true
            if layer.isOfView {
                layer.view?.displayListDidChange()
                return
            }
            if !layer.marks.contains(.hasPicture) { return }
            layer.marks.remove(.hasPicture)
            guard let above = layer.superlayerStorage ?? layer.maskedLayer else { return }
            layer = above
        }
    }

    /// The layer is elsewhere in the one around, or looks different there.
    final func placeDidChange() {
        motion?.isStale = true
        if isOfView {
            view?.positionDidChange()
        } else {
            (superlayerStorage ?? maskedLayer)?.pictureDidChange()
        }
    }

    /// The layer without a view, or of the view, that is the outermost in which the layer lies.
    final var rootLayer: CALayer {
        var layer = self
        while !layer.isOfView, let above = layer.superlayerStorage ?? layer.maskedLayer { layer = above }
        return layer
    }

    /// The view that shows the layer; `nil` if none does.
    final var hostView: UIView? { rootLayer.view }

    /// The window that shows the layer.
    final var hostWindow: UIWindow? { hostView?.windowStorage }
}
