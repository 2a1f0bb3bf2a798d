import BridgedEnvironment
import Drawing
import Foundation

/// The windows that events of a host are for: those of a scene, or of the application's scene in front.
@MainActor protocol EventTarget: AnyObject {
    /// The windows that are shown, the one in front last.
    var windows: [UIWindow] { get }
    /// Acts on Control-C, which ends programs in terminals.
    func endByKey()
    /// Acts on Control-Z, which suspends programs in terminals.
    func suspendByKey()
    /// Acts on a key that nothing else handles.
    func take(unused key: UIKey)
}

extension EventTarget {
    /// The window that keys go to.
    var keyWindow: UIWindow? {
        let windows = windows
        return windows.last { $0.isKeyWindow } ?? windows.last
    }

    /// The input traits of the text being edited; `nil` if no text is being edited.
    var editedTextInput: HostTextInput? { keyWindow?.textInput }

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

    /// Performs all pending updates, and returns a picture of the windows.
    func composeFrame(size: CGSize, traits: UITraitCollection) -> Snapshot {
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
        // A window at the back that is dark or light by itself is the page.
        let page = windows.first?.traitCollection ?? traits
        let background = UIColor.systemBackground.resolvedColor(with: page).cgColor.value
        var snapshot = Snapshot(Snapshot.Picture(drawing.finish(), size: size, background: background))
        snapshot.focus = keyWindow?.focus.markedFrame
        return snapshot
    }
}
