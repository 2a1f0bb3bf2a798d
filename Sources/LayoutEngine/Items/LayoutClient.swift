/// The owner of client code that an item runs, such as a custom layout or the function of an alignment guide.
///
/// It tracks the code's reads, and has the item laid out again when they change.
package protocol LayoutClient: AnyObject {
    /// Runs client code of an item and tracks its reads.
    ///
    /// - Parameter code: Identifies the code among other code of the same item.
    func followReads<Result>(code: UInt, _ body: () -> Result) -> Result
}
