/// What keeps an interface file from being read.
package struct InterfaceFault: Error {
    /// What is wrong, as the rest of a sentence about the file.
    package let message: String

    init(_ message: String) { self.message = message }
}
