/// The declarations of all files of a target, by name.
struct DeclarationIndex: Sendable {
    /// A type with its extensions.
    struct TypeRecord: Sendable {
        var supertypes: [String] = []
        var methods: [String: [MethodDeclaration]] = [:]
        /// The first method of each selector.
        var selectors: [String: MethodDeclaration] = [:]
        var properties: [String: PropertyDeclaration] = [:]
        var isProtocol = false
        /// The number of classes with the path, which is more than one if files have private classes.
        var numberOfClasses = 0
        /// The first type that a class inherits from or conforms to.
        var firstSupertype: String?
        /// What Interface Builder connects of extensions.
        var connections: [Connection] = []
        /// Whether Interface Builder connects anything.
        var isConnected = false
    }

    /// The number of methods of one name and type that are kept: each selector looks through them.
    private static let largestOverloads = 64

    /// The types by their paths.
    private(set) var types: [String: TypeRecord] = [:]
    /// The paths of types by their last names.
    private(set) var paths: [String: Set<String>] = [:]
    /// The paths of the types that declare a method, by its name and by its selector.
    private(set) var owners: [String: Set<String>] = [:]
    private(set) var selectorOwners: [String: Set<String>] = [:]
    /// The names with labels of optional requirements, and of those whose results became optional.
    private(set) var optionalMethods: Set<String> = []
    private(set) var widenedMethods: [String: Set<String>] = [:]
    private(set) var widenedProperties: [String: Set<String>] = [:]
    /// The names without labels of optional requirements.
    private(set) var optionalNames: Set<String> = []
    /// Optional requirements that return nothing.
    private(set) var voidMethods: Set<String> = []
    /// The names of all properties of types.
    private(set) var propertyNames: Set<String> = []
    /// Names of modules that are names of types.
    private(set) var shadowedModules: Set<String> = []

    /// Adds the declarations of a file.
    mutating func add(_ declarations: FileDeclarations, of file: SourceFile) {
        for type in declarations.types {
            types[type.path, default: TypeRecord()].supertypes += type.supertypes
            if type.kind == .protocol { types[type.path]?.isProtocol = true }
            if type.kind == .class {
                types[type.path]?.numberOfClasses += 1
                types[type.path]?.firstSupertype = type.supertypes.first
            }
            let name = Self.lastName(type.path)
            if type.kind != .extension, ModuleTable.replacement(of: name) != nil { shadowedModules.insert(name) }
            paths[name, default: []].insert(type.path)
        }
        for method in declarations.methods {
            let path = declarations.types[method.type].path
            if types[path]?.methods[method.name]?.count ?? 0 < Self.largestOverloads {
                types[path]?.methods[method.name, default: []].append(method)
            }
            if types[path]?.selectors[method.selector] == nil { types[path]?.selectors[method.selector] = method }
            owners[method.name, default: []].insert(path)
            selectorOwners[method.selector, default: []].insert(path)
            if declarations.types[method.type].kind == .protocol, method.modifiers.optional != nil {
                addRequirement(method, of: path, in: file)
            }
        }
        addConnections(declarations, of: file)
        for property in declarations.properties {
            let path = declarations.types[property.owner].path
            types[path]?.properties[property.name] = property
            guard property.modifiers.optional != nil, declarations.types[property.owner].kind == .protocol else {
                propertyNames.insert(property.name)
                continue
            }
            if let type = property.type, file.widening(type) != nil {
                widenedProperties[property.name, default: []].insert(path)
            }
        }
    }

    private mutating func addConnections(_ declarations: FileDeclarations, of file: SourceFile) {
        for (number, connections) in declarations.connections(in: file) {
            let type = declarations.types[number]
            guard type.kind == .class || type.kind == .extension else { continue }
            types[type.path]?.isConnected = true
            if type.kind == .extension { types[type.path]?.connections += connections }
        }
    }

    private mutating func addRequirement(_ method: MethodDeclaration, of path: String, in file: SourceFile) {
        optionalMethods.insert(method.fullName)
        optionalNames.insert(method.name)
        guard let result = method.result, !file.isVoid(result) else {
            voidMethods.insert(method.fullName)
            return
        }
        if file.widening(result) != nil { widenedMethods[method.fullName, default: []].insert(path) }
    }

    private static func lastName(_ path: String) -> String {
        guard let period = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return path }
        return String(path[path.utf8.index(after: period)...])
    }
}
