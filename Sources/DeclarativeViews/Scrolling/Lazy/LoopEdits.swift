import Foundation

/// The edits of a loop's collection, as far as the loop itself declares them.
struct LoopEdits {
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?
}
