import Foundation

/// Content that is shown larger or smaller.
extension UIScrollView {
    /// The view that is zoomed; `nil` for none.
    private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    /// Has two fingers zoom the content if there is more than one scale.
    final func zoomLimitsDidChange() {
        let canZoom = maximumZoomScale > minimumZoomScale
        if !canZoom {
            guard let motionStorage, let pinch = motionStorage.pinch else { return }
            removeGestureRecognizer(pinch)
            motionStorage.pinch = nil
        } else if madeMotion.pinch == nil {
            let pinch = UIPinchGestureRecognizer()
            pinch.delegate = self as? any UIGestureRecognizerDelegate
            pinch.addTarget(self, action: UIScrollView.pinched)
            addGestureRecognizer(pinch)
            madeMotion.pinch = pinch
        }
    }

    private func pinched(_ pinch: UIPinchGestureRecognizer) {
        let motion = madeMotion
        switch pinch.state {
        case .began:
            stopGliding()
            guard let view = zoomedView else { return }
            (motion.isZooming, motion.zoomStart) = (true, zoomScale)
            delegate?.scrollViewWillBeginZooming(self, with: view)
            zoomContent(to: motion.zoomStart * pinch.scale, around: pinch.location(in: self))
        case .changed:
            if motion.isZooming { zoomContent(to: motion.zoomStart * pinch.scale, around: pinch.location(in: self)) }
        default:
            guard motion.isZooming else { return }
            motion.isZooming = false
            delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
        }
    }

    /// Zooms the content, and tells the delegate of the end of an animation.
    final func zoom(to scale: CGFloat, around point: CGPoint, animated: Bool) {
        animateZoom(animated) { [self] in zoomContent(to: scale, around: point) }
    }

    private func animateZoom(_ animated: Bool, _ zoom: @escaping () -> Void) {
        stopGliding()
        guard animated else { return zoom() }
        UIView.animate(withDuration: 0.25, animations: zoom) { [weak self] _ in
            guard let self else { return }
            delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
        }
    }

    /// Shows a rectangle of the zoomed view as large as possible.
    final func zoomContent(to rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.isFinite, rect.width != 0, rect.height != 0 else { return }
        let rect = rect.standardized
        let scale = min(bounds.width / rect.width, bounds.height / rect.height)
        animateZoom(animated) { [self] in
            zoomContent(to: scale, around: CGPoint(x: bounds.midX, y: bounds.midY))
            let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
            contentOffset = inContent(CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
        }
    }

    /// Zooms the content so that what is at a point stays there, as far as the content reaches.
    private func zoomContent(to wanted: CGFloat, around point: CGPoint) {
        guard wanted.isFinite, let view = zoomedView else { return }
        let motion = madeMotion
        let scale = min(max(wanted, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        if scale == motion.zoomScale { return }
        let (fixed, origin) = (view.convert(point, from: self), view.frame.origin)
        motion.zoomScale = scale
        if view.translatesAutoresizingMaskIntoConstraints {
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            let (center, moved) = (view.center, view.frame.origin)
            view.center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
        } else {
            placeZoomedView()
        }
        contentSize = view.frame.size
        let now = view.convert(fixed, to: self)
        contentOffset = inContent(
            CGPoint(x: contentOffset.x + now.x - point.x, y: contentOffset.y + now.y - point.y))
        delegate?.scrollViewDidZoom(self)
    }

    /// Returns the size of the content that constraints gave a size, as it is zoomed.
    final func zoomed(_ size: CGSize) -> CGSize {
        let scale = zoomScale
        return scale == 1 ? size : CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// Scales a view that constraints have placed, from its upper left corner: they say where its middle is.
    final func placeZoomedView() {
        guard let motionStorage, let view = zoomedView, !view.translatesAutoresizingMaskIntoConstraints else { return }
        let (scale, size) = (motionStorage.zoomScale, view.bounds.size)
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: size.width * (scale - 1) / 2, ty: size.height * (scale - 1) / 2)
        if view.transform != transform { view.transform = transform }
    }
}
