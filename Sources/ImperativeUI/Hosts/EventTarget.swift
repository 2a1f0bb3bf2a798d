import BridgedEnvironment
import Drawing
import Foundation

/// The windows that events of a host are for: those of a scene, or of the application's scene in front.
@MainActor protocol EventTarget: AnyObject {
    /// The windows that are shown, the one in front last.
    var windows: [UIWindow] { get }
    /// Acts on Control-C, which ends programs in terminals.
    func endByKey()
    /// Whether the next Control-C ends the program even if text is selected.
    var leavesByNextCopy: Bool { get }
    /// Notes that Control-C has copied text.
    func didCopyByKey()
    /// Acts on Control-Z, which suspends programs in terminals.
    func suspendByKey()
    /// Acts on a key that nothing else handles.
    func take(unused key: UIKey)
    /// The keys of the program as a whole.
    var programKeys: KeyGuide.Program { get }
}

extension EventTarget {
    /// The window that keys go to.
    var keyWindow: UIWindow? {
        let windows = windows
        return windows.last { $0.isKeyWindow } ?? windows.last
    }

    /// The input traits of the text being edited; `nil` if no text is being edited.
    var editedTextInput: HostTextInput? { keyWindow?.textInput }

    /// The title of the last controller that has one, from the key window's root to the controller in front. `nil` if
    /// none has.
    var shownTitle: String? {
        guard let root = keyWindow?.rootViewController else { return nil }
        return root.selfAndFrontDescendants.reduce(nil) { title, controller in
            guard let own = controller.navigationItemStorage?.title ?? controller.title, !own.isEmpty
            else { return title }
            return own
        }
    }

    /// Takes the focus from elements that can no longer have it.
    func validateFocus() {
        for window in windows { window.focus.validate() }
    }

    /// Calls back when a window looks different.
    func observeWindows(_ isDifferent: @escaping () -> Void) {
        for window in windows {
            window.displayListObserver = isDifferent
            window.focus.focusDidChange = isDifferent
        }
    }

    /// The mark of the element under the pointer, in points of the picture of all windows.
    private var pointerMark: PointerMark? {
        for window in windows.reversed() {
            guard let pointed = window.pointed, let frame = pointed.frame(in: window) else { continue }
            return PointerMark(
                frame: frame.offsetBy(dx: window.frame.minX, dy: window.frame.minY), isPressed: pointed.isPressed)
        }
        return nil
    }

    /// Performs all pending updates, and returns a picture of the windows.
    ///
    /// - Parameters:
    ///   - overlay: Draws over the windows.
    ///   - below: Draws below the windows, once they are up to date, and returns the height of that drawing.
    func composeFrame(
        size: CGSize, traits: UITraitCollection, overlay: (inout DrawingContext) -> Void = { _ in },
        below: (inout DrawingContext) -> CGFloat = { _ in 0 }
    ) -> Snapshot {
        var drawing = DrawingContext()
        UpdateQueue.shared.flush()
        for window in windows {
            window.layoutIfNeeded()
            UpdateQueue.shared.flush(through: .display)
            window.focus.validate()
            let offset = CGAffineTransform(translationX: window.frame.minX, y: window.frame.minY)
            drawing.append(
                .group(DisplayGroup(window.displayList(), effects: DisplayGroup.Effects(transform: offset))))
        }
        overlay(&drawing)
        let size = CGSize(width: size.width, height: size.height + below(&drawing))
        // A window at the back that is dark or light by itself is the page.
        let page = windows.first?.traitCollection ?? traits
        let background = UIColor.systemBackground.resolvedColor(with: page).cgColor.value
        var snapshot = Snapshot(Snapshot.Picture(drawing.finish(), size: size, background: background))
        snapshot.focus = keyWindow?.focus.markedFrame
        snapshot.pointed = pointerMark
        return snapshot
    }
}
