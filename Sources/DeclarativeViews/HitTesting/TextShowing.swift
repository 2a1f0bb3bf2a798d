import Foundation
import TextEditing

/// A node whose view shows a text of its own.
@MainActor protocol TextShowing: _ViewNode {
    /// The text shown.
    var shownText: String { get }
    /// The name it gives to the view, or to an enclosing one.
    var shownName: String { get }
}

extension TextNode: TextShowing {
    var shownText: String { string }
    var shownName: String { string }
}

/// A node whose view edits a text.
@MainActor protocol TextEditingNode: ActivatableNode {
    /// Returns the meaning of a key for the text; `nil` for a key that it does not handle.
    func meaning(of key: EditingKey, typing characters: String) -> FieldKey?
    /// Performs the edit of a key.
    func take(_ key: FieldKey)
    /// Inserts text that was pasted or put together by an input method.
    func insertWhole(_ text: String)
    /// A pointer came down, at a point in the coordinates of the view's item.
    func pointerCameDown(at point: CGPoint, count: Int, extends: Bool)
    /// The pointer has moved.
    func pointerMoved(to point: CGPoint)
    /// Scrolls the text. Returns whether it did.
    func scroll(by delta: CGVector) -> Bool
}
