import Foundation

/// What changes the collection of a loop, as far as the loop itself says so.
struct LoopEdits {
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?
}
