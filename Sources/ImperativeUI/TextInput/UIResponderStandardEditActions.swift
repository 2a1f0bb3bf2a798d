import Foundation

/// What can be done with what is selected. Texts do it for the keys that stand for it, too.
@MainActor @preconcurrency public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Puts what is selected on the general board, and deletes it.
    func cut(_ sender: Any?)
    /// Puts what is selected on the general board.
    func copy(_ sender: Any?)
    /// Inserts what is on the general board.
    func paste(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Deletes what is selected.
    func delete(_ sender: Any?)
}
