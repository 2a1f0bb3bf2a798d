/// The declarations of a file that rewriting asks for.
struct FileDeclarations: Sendable {
    /// The types, in the order of their bodies.
    var types: [TypeDeclaration] = []
    var methods: [MethodDeclaration] = []
    var properties: [PropertyDeclaration] = []
    /// Names of modules that mean something else in this file.
    var shadowedModules: Set<String> = []
}
