/// An outlet, a value or an action that Interface Builder connects by its name.
struct Connection: Sendable {
    /// The code that makes the connection if it is the one, with a parameter `connection`.
    let text: String
    /// The file with the declaration.
    let path: String
    /// Whether only that file can use it.
    let isHidden: Bool

    /// The connection of a property; `nil` if it is none.
    init?(_ property: PropertyDeclaration, in type: TypeDeclaration, of file: SourceFile) {
        guard Self.isConnected(property.modifiers), property.isWritable else { return nil }
        let name = property.modifiers.objectiveCName ?? property.name
        text =
            "if connection.isOutlet(\"\(name)\") { connection.set(&self.\(file.text(property.nameIndex))) }"
        path = file.path
        isHidden = Self.isHidden(property.modifiers, type)
    }

    /// The connection of a method; `nil` if it is none.
    init?(_ method: MethodDeclaration, in type: TypeDeclaration, of file: SourceFile) {
        guard Self.isConnected(method.modifiers), !method.hasEffects else { return nil }
        let labels = method.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
        let name = file.text(method.nameIndex) + (labels.isEmpty ? "" : "(\(labels))")
        let owner = type.name.split(separator: ".").last.map(String.init) ?? type.name
        text =
            "if connection.isAction(\"\(method.selector)\") "
            + "{ connection.use(Selector(\"\(method.selector)\", \(owner).\(name))) }"
        path = file.path
        isHidden = Self.isHidden(method.modifiers, type)
    }

    private static func isConnected(_ modifiers: Modifiers) -> Bool {
        modifiers.isConnected && !modifiers.isStatic && !modifiers.isConditional
    }

    private static func isHidden(_ modifiers: Modifiers, _ type: TypeDeclaration) -> Bool {
        let hidden: Set<Keyword> = [.private, .fileprivate]
        return hidden.contains(modifiers.access)
            || (modifiers.access == .none && hidden.contains(type.modifiers.access))
    }
}
