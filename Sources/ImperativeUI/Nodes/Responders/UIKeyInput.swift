import Foundation

/// A responder that takes typed text.
@MainActor @preconcurrency public protocol UIKeyInput: NSObjectProtocol {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Inserts text at the caret, in place of what is selected.
    func insertText(_ text: String)
    /// Deletes what is selected, else the character before the caret.
    func deleteBackward()
}
