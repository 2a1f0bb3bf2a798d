import Drawing
import Foundation
import UnifiedStorage

extension UIView {
    /// What this view and everything below it look like now.
    ///
    /// What is due is done first: traits, bodies, layout, drawing. A view outside every window is shown in one for the
    /// moment, and taken out again. Costs what changed since the last look.
    ///
    /// - Parameters:
    ///   - size: The size to show the view in, in points; its own by default. The view gets its own back.
    ///   - traits: Traits to show the view under, over those it has; none by default. They are in force for the moment
    ///     only.
    ///   - background: What lies behind the view; the system's background colour by default, `nil` for nothing.
    public final func snapshot(
        size: CGSize? = nil, traits: UITraitCollection? = nil, background: UIColor? = .systemBackground
    ) -> Snapshot {
        if window == nil { return SnapshotStage.snapshot(of: self, size: size, traits: traits, background: background) }
        if size == nil, traits == nil { return snapshotNow(background: background) }
        let (oldBounds, oldCenter, oldOverrides) = (bounds, center, traitOverrides)
        if let size { bounds.size = size }
        if let traits { traitOverrides.put(all: traits) }
        let snapshot = snapshotNow(background: background)
        traitOverrides = oldOverrides
        (bounds, center) = (oldBounds, oldCenter)
        layoutIfNeeded()
        return snapshot
    }

    /// The picture of a view in a window.
    final func snapshotNow(background: UIColor?) -> Snapshot {
        layoutIfNeeded()
        UpdateQueue.shared.flush(through: .display)
        let behind = background.map { $0.resolvedColor(with: traitCollection).cgColor.value }
        var list = picture()
        if bounds.origin != .zero {
            let corner = CGAffineTransform(translationX: -bounds.origin.x, y: -bounds.origin.y)
            list = DisplayList([.group(DisplayGroup(list, effects: DisplayGroup.Effects(transform: corner)))])
        }
        return Snapshot(list, size: bounds.size, background: behind)
    }
}

/// A window for views that are in none.
@MainActor enum SnapshotStage {
    static func snapshot(
        of view: UIView, size: CGSize?, traits: UITraitCollection?, background: UIColor?
    ) -> Snapshot {
        let oldBounds = view.bounds
        let oldCenter = view.center
        if let size { view.bounds.size = size }
        let top = view.topmost
        let window = UIWindow(frame: CGRect(origin: .zero, size: top.bounds.size))
        if let traits { window.traitOverrides.put(all: traits) }
        window.isHidden = false
        window.addSubview(top)
        defer {
            top.removeFromSuperview()
            view.bounds = oldBounds
            view.center = oldCenter
        }
        return view.snapshotNow(background: background)
    }
}

extension UIView {
    /// The view at the top of the tree this one is in.
    fileprivate final var topmost: UIView {
        var view = self
        while let above = view.superviewStorage { view = above }
        return view
    }
}
