import Foundation

extension UIScrollView {
    /// Whether editing ends when the content is scrolled.
    public enum KeyboardDismissMode: Int, Sendable {
        /// It goes on.
        case none = 0
        /// It ends when a scroll begins.
        case onDrag = 1
        /// It ends when a scroll begins. There is no keyboard on the screen that a touch could push away.
        case interactive = 2
        /// It ends when a scroll begins.
        case onDragWithAccessory = 3
        /// It ends when a scroll begins. There is no keyboard on the screen that a touch could push away.
        case interactiveWithAccessory = 4
    }

    /// Ends editing in the window, if a scroll that somebody has begun is to.
    final func dismissKeyboard() {
        if keyboardDismissMode != .none { window?.endEditing(false) }
    }
}
