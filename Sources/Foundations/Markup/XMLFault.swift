/// A fault in an XML document.
package struct XMLFault: Error {
    /// What is wrong, as the rest of a sentence about the document.
    package let message: String

    /// A fault with a message.
    package init(_ message: String) { self.message = message }
}
