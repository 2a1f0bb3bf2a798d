import Drawing
import Foundation
import UnifiedStorage

extension UIView {
    /// Returns a picture of this view and everything below it.
    ///
    /// First performs pending updates: traits, bodies, layout, drawing. A view outside of any window is put into one
    /// temporarily, each time that a picture is made.
    ///
    /// Text is measured by the medium it is shown in, so the whole window is laid out for each medium, or for the
    /// `medium` that is given, and shown as before again. Nothing else changes: frames, scroll offsets, what moves,
    /// what has the focus and what has been called. What computes a layout runs for these, too: `layoutSubviews()`, a
    /// `Layout`, the content of a `GeometryReader`, and the bodies of rows that are in sight there alone. Other bodies
    /// do not run.
    ///
    /// Layouts are kept for each medium. The first picture costs a few times as much as building what is in it, as
    /// that is laid out and drawn for the window and for the picture; one of what has not changed since the last costs
    /// nothing, and others what has changed.
    ///
    /// - Parameters:
    ///   - size: The size in points at which to show the view, which then returns to its own; by default, its current
    ///     size.
    ///   - traits: Traits that override the view's for the snapshot only; none by default.
    ///   - background: The colour behind the view; the system's background colour by default, `nil` for none.
    ///   - medium: The medium for which to lay out the view, and in which both outputs show it; by default, text output
    ///     shows a layout made for text, and SVG one made for that.
    public final func snapshot(
        size: CGSize? = nil, traits: UITraitCollection? = nil, background: UIColor? = .systemBackground,
        medium: Snapshot.Medium? = nil
    ) -> Snapshot {
        if let window, window.isBeingLaidOut { return Snapshot(pictureInLayout(background)) }
        return Snapshot(for: medium) {
            takePicture(for: $0, size: size, traits: traits, background: background)
        }
    }

    private func takePicture(
        for medium: Snapshot.Medium, size: CGSize?, traits: UITraitCollection?, background: UIColor?
    ) -> Snapshot.Picture {
        guard let window else {
            return SnapshotStage.picture(of: self, for: medium, size: size, traits: traits, background: background)
        }
        let memory = window.pictures
        settle()
        if traits == nil {
            let behind = backgroundNow(background)
            if let known = memory.picture(of: self, size: size, background: behind, medium: medium) { return known }
        }
        // What moves begins where it was seen last: a picture counts as seeing what is there now.
        _ = window.displayList()
        let (oldBounds, oldCenter, oldOverrides) = (bounds, center, traitOverrides)
        let isOther = size != nil || traits != nil
        let picture = takePicture(for: medium, background: background, in: window, always: isOther) {
            if let size { bounds.size = size }
            if let traits {
                traitOverrides.put(all: traits)
                setNeedsLayoutThroughout()
            }
        } undo: {
            if !isOther { return }
            if traits != nil {
                traitOverrides = oldOverrides
                setNeedsLayoutThroughout()
            }
            (bounds, center) = (oldBounds, oldCenter)
        }
        if traits == nil { memory.keep(picture, of: self, size: size, medium: medium) }
        return picture
    }

    /// Returns a picture of a view in a window, for a medium.
    ///
    /// - Parameters:
    ///   - isOther: Whether the view is shown in another way than it stands in the window, whatever the medium.
    ///   - setUp: Shows the view as in the picture.
    ///   - undo: Shows the view as before.
    package final func takePicture(
        for medium: Snapshot.Medium, background: UIColor?, in window: UIWindow, always isOther: Bool = true,
        setUp: () -> Void, undo: () -> Void
    ) -> Snapshot.Picture {
        if window.isBeingLaidOut { return pictureInLayout(background) }
        if !isOther, traitCollection.textMedium == medium.textMedium { return pictureNow(background) }
        settle()
        let before = window.mediumOverride
        var picture = Snapshot.Picture(DisplayList(), size: .zero, background: nil)
        PassingLayout.perform {
            window.prepareForPassingLayout()
            window.mediumOverride = medium.textMedium
            // The layout of what is around must not undo what is set up.
            if isOther { settle() }
            setUp()
            picture = pictureNow(background)
        } undo: {
            undo()
            window.mediumOverride = before
            settle()
        } settle: {
            settle()
        }
        return picture
    }

    /// Returns what was last seen of the view, for code that runs inside of a layout or a drawing, where there is
    /// nothing newer yet.
    private func pictureInLayout(_ background: UIColor?) -> Snapshot.Picture {
        RuntimeIssue.report(
            "snapshot",
            """
            A picture of \(type(of: self)) was asked for inside of a layout or a drawing, where what it is to show is \
            not known yet. It shows what was drawn last. Take it when the update is over
            """)
        return Snapshot.Picture(
            appearance?.displayList ?? DisplayList(), size: bounds.size, background: backgroundNow(background))
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
    private func pictureNow(_ background: UIColor?) -> Snapshot.Picture {
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
        return Snapshot.Picture(list, size: bounds.size, background: backgroundNow(background))
    }
}

extension UIWindow {
    /// Whether something in the window is being measured, placed or drawn.
    fileprivate var isBeingLaidOut: Bool {
        ClientLayout.isInProgress { ($0 as? UIView)?.window === self }
    }

    /// Has all views note what a layout for a picture may change for good.
    fileprivate func prepareForPassingLayout() {
        forEachInSubtree { view in view.noteForPassingLayout() }
    }

    /// The pictures that were taken since anything last changed.
    fileprivate var pictures: PictureMemory {
        if let known = pictureStorage as? PictureMemory { return known }
        let made = PictureMemory()
        pictureStorage = made
        return made
    }
}

/// A window for views that are in none.
@MainActor enum SnapshotStage {
    static func picture(
        of view: UIView, for medium: Snapshot.Medium, size: CGSize?, traits: UITraitCollection?, background: UIColor?
    ) -> Snapshot.Picture {
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
        return view.takePicture(for: medium, background: background, in: window, always: false) {
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
