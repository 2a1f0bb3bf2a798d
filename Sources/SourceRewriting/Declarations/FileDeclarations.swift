/// The declarations of a file that rewriting asks for.
struct FileDeclarations: Sendable {
    /// The types, in the order of their bodies.
    var types: [TypeDeclaration] = []
    var methods: [MethodDeclaration] = []
    var properties: [PropertyDeclaration] = []
    /// The indices of the properties and methods that Interface Builder connects, which are few.
    var connectedProperties: [Int] = []
    var connectedMethods: [Int] = []
    /// Names of modules that mean something else in this file.
    var shadowedModules: Set<String> = []
}

extension FileDeclarations {
    /// Returns what Interface Builder connects, by the indices of the types and extensions.
    func connections(in file: SourceFile) -> [Int: [Connection]] {
        var result: [Int: [Connection]] = [:]
        for index in connectedProperties {
            let (property, owner) = (properties[index], properties[index].owner)
            guard let connection = Connection(property, in: types[owner], of: file) else { continue }
            result[owner, default: []].append(connection)
        }
        for index in connectedMethods {
            let (method, owner) = (methods[index], methods[index].type)
            guard let connection = Connection(method, in: types[owner], of: file) else { continue }
            result[owner, default: []].append(connection)
        }
        return result
    }
}
