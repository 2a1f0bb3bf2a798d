import Foundation

/// The methods with which a responder accepts text input.
@MainActor @preconcurrency public protocol UIKeyInput: NSObjectProtocol {
    /// A Boolean value that indicates whether the text is not empty.
    var hasText: Bool { get }
    /// Inserts text at the caret, replacing the selection.
    func insertText(_ text: String)
    /// Deletes the selection, or else the character before the caret.
    func deleteBackward()
}
