import Foundation
import TextEditing

/// A node whose view shows a text of its own.
@MainActor protocol TextShowing: _ViewNode {
    /// What is shown.
    var shownText: String { get }
    /// What names the view, or one around it.
    var shownName: String { get }
}

extension TextNode: TextShowing {
    var shownText: String { string }
    var shownName: String { string }
}

/// A node whose view edits a text.
@MainActor protocol TextEditingNode: ActivatableNode {
    /// Returns what a key asks of the text; `nil` for one that is for others.
    func meaning(of key: EditingKey, typing characters: String) -> FieldKey?
    /// Does what a key asks for.
    func take(_ key: FieldKey)
    /// Inserts text that was pasted or put together by an input method.
    func insertWhole(_ text: String)
    /// A pointer came down, at a place in the coordinates of the view's item.
    func pointerCameDown(at point: CGPoint, count: Int, extends: Bool)
    /// The pointer has moved.
    func pointerMoved(to point: CGPoint)
    /// Scrolls the text. Returns whether it did.
    func scroll(by delta: CGVector) -> Bool
}
