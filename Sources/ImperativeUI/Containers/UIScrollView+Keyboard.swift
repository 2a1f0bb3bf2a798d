import Foundation

extension UIScrollView {
    /// The ways in which scrolling the content dismisses the keyboard, that is, ends editing.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Scrolling does not end editing.
        case none = 0
        /// Editing ends when a scroll begins.
        case onDrag = 1
        /// Editing ends when a scroll begins. There is no on-screen keyboard that a touch could push away.
        case interactive = 2
        /// Editing ends when a scroll begins.
        case onDragWithAccessory = 3
        /// Editing ends when a scroll begins. There is no on-screen keyboard that a touch could push away.
        case interactiveWithAccessory = 4
    }

    /// Ends editing in the window, if a scroll by the user is to.
    final func dismissKeyboard() {
        if keyboardDismissMode != .none { window?.endEditing(false) }
    }
}
