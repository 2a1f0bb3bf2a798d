/// The owner of client code that an item runs, such as a custom layout or the function of an alignment guide.
///
/// It tracks what the code reads, and has the item laid out again when that changes.
package protocol LayoutClient: AnyObject {
    /// Runs client code of an item and tracks what it reads.
    ///
    /// - Parameter code: Identifies the code among other code of the same item.
    func followReads<Result>(code: UInt, _ body: () -> Result) -> Result
}
