/// A declaration of a property in a type.
struct PropertyDeclaration: Sendable {
    let name: String
    let modifiers: Modifiers
    /// The index of the type in the file's declarations.
    let owner: Int
    /// The token of its name.
    let nameIndex: Int
    /// The tokens of its type; `nil` if none is written.
    let type: Range<Int>?
    /// The name of its class, as far as the type or the initial value shows it.
    let className: String?
    /// Whether it can be set.
    let isWritable: Bool
}
