/// A declaration of a type, or an extension of one.
struct TypeDeclaration: Sendable {
    /// The word that begins it.
    let kind: Keyword
    /// The name with those of the types around it: `Outer.Inner`.
    let path: String
    /// The name that its own code can use.
    let name: String
    let modifiers: Modifiers
    /// Whether it is in another type or in a function.
    let isNested: Bool
    /// The types that it inherits from or conforms to, by the names that are written.
    let supertypes: [String]
    /// The token of its name, and the one behind its name and generic parameters.
    let nameIndex: Int
    let behindName: Int
    /// The braces of its body.
    let body: ClosedRange<Int>
}
