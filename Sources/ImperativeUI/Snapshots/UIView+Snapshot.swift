import Drawing
import Foundation
import BridgedEnvironment

extension UIView {
    /// Returns a snapshot of this view and its descendants.
    ///
    /// Pending updates of traits, bodies, layout and drawing are performed first. A view outside a window is
    /// temporarily placed in one for each snapshot.
    ///
    /// Text is measured for the medium it is displayed in. The whole window is therefore laid out for each medium, or
    /// for the given `medium`, and then restored. Nothing else changes: frames, scroll offsets, animations, the focus
    /// and the record of calls made stay as they are. Only code that computes a layout runs: `layoutSubviews()`, a
    /// `Layout`, the content of a `GeometryReader`, and the bodies of rows that are visible only in the snapshot.
    /// Other bodies do not run.
    ///
    /// Layouts and drawings are cached for each medium. The first snapshot costs two to three times as much as
    /// building its content, because the content is laid out once more, and drawn. A later snapshot costs as much as
    /// its changes, and nothing if nothing has changed.
    ///
    /// - Parameters:
    ///   - size: The size in points at which to show the view, which then returns to its own; by default, its current
    ///     size.
    ///   - traits: Traits that override the view's for this snapshot only; none by default.
    ///   - background: The colour behind the view; the system's background colour by default, `nil` for none.
    ///   - medium: The medium to lay the view out for, which both outputs then show. By default, text output shows
    ///     the layout for text, and SVG output the layout for vector graphics.
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
    ///   - isOther: Whether the view is shown in another way than it stands in the window, apart from the medium.
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
        PassingLayout.perform(altered: isOther) {
            window.prepareForPassingLayout()
            window.mediumOverride = medium.textMedium
            // The layout of the surroundings must not undo the set-up.
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

    /// Returns the last picture of the view, for code that runs inside of a layout or a drawing, where there is
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

    /// Performs the pending work.
    private func settle() {
        layoutIfNeeded()
        UpdateQueue.shared.flush(through: .display)
    }

    private func backgroundNow(_ background: UIColor?) -> ColorComponents? {
        background.map { $0.resolvedColor(with: traitCollection).cgColor.value }
    }

    /// The picture of the view, in its coordinates, once all pending work is done.
    package final func drawnPicture() -> DisplayList {
        settle()
        return displayList()
    }

    /// Returns the picture of a view that is in a window.
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

    /// Lets all views note the state that a layout for a picture may change for good.
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
