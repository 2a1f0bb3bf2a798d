import Foundation

/// The editing actions that a responder can perform on its selection. Text views and text fields also perform them
/// for the corresponding keys.
@MainActor @preconcurrency public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Copies the selection to the general pasteboard, and deletes it.
    func cut(_ sender: Any?)
    /// Copies the selection to the general pasteboard.
    func copy(_ sender: Any?)
    /// Inserts the contents of the general pasteboard.
    func paste(_ sender: Any?)
    /// Selects the entire content.
    func selectAll(_ sender: Any?)
    /// Deletes the selected content.
    func delete(_ sender: Any?)
}
