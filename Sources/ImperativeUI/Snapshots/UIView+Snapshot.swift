import Drawing
import Foundation
import UnifiedStorage

extension UIView {
    /// Returns a picture of this view and everything below it.
    ///
    /// First performs pending updates: traits, bodies, layout, drawing. A view outside of any window is put into one
    /// temporarily.
    ///
    /// Text is measured by the medium it is shown in, so the whole window is laid out for each medium, and then again
    /// as before. Afterwards everything is as it was: frames, scroll offsets, what moves. What is called for each
    /// layout is called for these, too: `layoutSubviews()`, the content of a `GeometryReader`, actions for geometry;
    /// rows that are in sight in one of them appear. Other bodies do not run.
    ///
    /// Nothing of that is needed for a picture for the medium for which the window is laid out anyway: see
    /// ``UIWindow/textMedium``. The cost then depends on what has changed since the last snapshot.
    ///
    /// - Parameters:
    ///   - size: The size in points at which to show the view, which then returns to its own; by default, its current
    ///     size.
    ///   - traits: Traits that override the view's for the snapshot only; none by default.
    ///   - background: The colour behind the view; the system's background colour by default, `nil` for none.
    ///   - medium: The medium for which to lay out the view; by default, both, so that text output shows a layout made
    ///     for text, and SVG one made for that.
    public final func snapshot(
        size: CGSize? = nil, traits: UITraitCollection? = nil, background: UIColor? = .systemBackground,
        medium: Snapshot.Medium? = nil
    ) -> Snapshot {
        guard let window else {
            return SnapshotStage.snapshot(of: self, size: size, traits: traits, background: background, medium: medium)
        }
        let (oldBounds, oldCenter, oldOverrides) = (bounds, center, traitOverrides)
        let isOther = size != nil || traits != nil
        return takeSnapshot(medium, background: background, in: window, always: isOther) {
            if let size { bounds.size = size }
            if let traits { traitOverrides.put(all: traits) }
        } undo: {
            if !isOther { return }
            if traits != nil { traitOverrides = oldOverrides }
            (bounds, center) = (oldBounds, oldCenter)
        }
    }

    /// Returns a picture of a view in a window, for one medium or both.
    ///
    /// - Parameters:
    ///   - isOther: Whether the view is shown in another way than it stands in the window, whatever the medium.
    ///   - setUp: Shows the view as in the picture. Called for each medium, and for the one the window is for.
    ///   - undo: Shows the view as before.
    package final func takeSnapshot(
        _ medium: Snapshot.Medium?, background: UIColor?, in window: UIWindow, always isOther: Bool = true,
        setUp: () -> Void, undo: () -> Void
    ) -> Snapshot {
        if let medium, !isOther, traitCollection.textMedium == medium.textMedium {
            let picture = pictureNow()
            return Snapshot(picture, picture, background: backgroundNow(background))
        }
        settle()
        let before = window.mediumOverride
        var pictures: [Snapshot.Picture] = []
        var behind: ColorComponents?
        PassingLayout.perform {
            window.prepareForPassingLayout()
            for medium in medium.map({ [$0] }) ?? [.text, .vector] {
                window.mediumOverride = medium.textMedium
                // The layout of what is around must not undo what is set up.
                if isOther { settle() }
                setUp()
                pictures.append(pictureNow())
            }
            behind = backgroundNow(background)
        } undo: {
            undo()
            window.mediumOverride = before
            settle()
        } settle: {
            settle()
        }
        return Snapshot(pictures[0], pictures[pictures.count - 1], background: behind)
    }

    /// Performs what is pending.
    private func settle() {
        layoutIfNeeded()
        UpdateQueue.shared.flush(through: .display)
    }

    private func backgroundNow(_ background: UIColor?) -> ColorComponents? {
        background.map { $0.resolvedColor(with: traitCollection).cgColor.value }
    }

    /// What the view looks like, in its coordinates, once all that is pending is done.
    package final func drawnPicture() -> DisplayList {
        settle()
        return displayList()
    }

    /// Returns what is seen of a view that is in a window.
    private func pictureNow() -> Snapshot.Picture {
        settle()
        var list = displayList()
        // Round corners are cut where the view is shown in another one.
        if clipsToBounds, presentedLook.map({ $0.cornerRadius > 0 }) == true {
            list = DisplayList([.group(DisplayGroup(list, effects: DisplayGroup.Effects(clip: .init(clipShape))))])
        }
        if bounds.origin != .zero {
            let corner = CGAffineTransform(translationX: -bounds.origin.x, y: -bounds.origin.y)
            list = DisplayList([.group(DisplayGroup(list, effects: DisplayGroup.Effects(transform: corner)))])
        }
        return Snapshot.Picture(list, size: bounds.size)
    }
}

extension UIWindow {
    /// Has all views note what a layout for a picture may change for good.
    fileprivate func prepareForPassingLayout() {
        forEachInSubtree { view in view.noteForPassingLayout() }
    }
}

/// A window for views that are in none.
@MainActor enum SnapshotStage {
    static func snapshot(
        of view: UIView, size: CGSize?, traits: UITraitCollection?, background: UIColor?, medium: Snapshot.Medium?
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
        return view.takeSnapshot(medium, background: background, in: window, always: false) {
        } undo: {
        }
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
