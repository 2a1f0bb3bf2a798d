/// Who has an item laid out again when something changes that client code read while the item ran it: a layout of the
/// client's, or the function of an alignment guide.
package protocol LayoutClient: AnyObject {
    /// Runs client code of an item, and follows what it reads.
    ///
    /// - Parameter code: What the code is told from other code by.
    func followReads<Result>(code: UInt, _ body: () -> Result) -> Result
}
