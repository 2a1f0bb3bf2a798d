import Drawing
import Foundation
import UnifiedStorage

extension UIView {
    /// Returns a picture of this view and everything below it.
    ///
    /// First performs pending updates: traits, bodies, layout, drawing. A view outside of any window is put into one
    /// temporarily. The cost depends on what has changed since the last snapshot.
    ///
    /// - Parameters:
    ///   - size: The size in points at which to show the view, which then returns to its own; by default, its current
    ///     size.
    ///   - traits: Traits that override the view's for the snapshot only; none by default.
    ///   - background: The colour behind the view; the system's background colour by default, `nil` for none.
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

    /// Returns a picture of a view that is in a window.
    final func snapshotNow(background: UIColor?) -> Snapshot {
        layoutIfNeeded()
        UpdateQueue.shared.flush(through: .display)
        let behind = background.map { $0.resolvedColor(with: traitCollection).cgColor.value }
        var list = displayList()
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
    /// The root of this view's tree.
    fileprivate final var topmost: UIView {
        var view = self
        while let above = view.superviewStorage { view = above }
        return view
    }
}
