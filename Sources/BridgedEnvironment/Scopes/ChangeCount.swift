/// Counts changes that may alter the appearance of anything, so that the owner of a cached picture knows whether it
/// is still valid.
///
/// It counts everything, in all trees: requests of work, writes to scopes, and views that are drawn or placed again.
@MainActor package enum ChangeCount {
    /// How much there was. Only differences mean something.
    // Read and incremented in single steps.
    @exclusivity(unchecked) package private(set) static var current: UInt64 = 0

    /// Counts one more.
    @inline(__always) package static func add() { current &+= 1 }
}
