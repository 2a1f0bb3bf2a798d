extension DeclarationIndex {
    /// Returns the path of a type by the name that code in another type uses; `nil` if no file declares it.
    func path(of name: String, in scope: String?) -> String? {
        var scope = scope
        while let outer = scope {
            if types["\(outer).\(name)"] != nil { return "\(outer).\(name)" }
            scope = outer.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(outer[..<$0]) }
        }
        if types[name] != nil { return name }
        // Code in a function, or a name that an outer type inherits.
        guard let candidates = paths[name], candidates.count == 1 else { return nil }
        return candidates.first
    }

    /// Returns the paths of a type and of all that it inherits from or conforms to, nearest first.
    func ancestry(of path: String) -> [String] {
        var result = [path]
        var seen: Set<String> = [path]
        var next = 0
        // Longer ones are no classes that anyone wrote, and each selector asks for one.
        while next < result.count, result.count < 32 {
            for name in types[result[next]]?.supertypes ?? [] {
                if let path = self.path(of: name, in: result[next]), seen.insert(path).inserted { result.append(path) }
            }
            next += 1
        }
        return result
    }

    /// Returns the methods of a name in the nearest type of an ancestry that declares one.
    func methods(_ name: String, of path: String) -> [MethodDeclaration] {
        if owners[name] == nil { return [] }
        if let methods = types[path]?.methods[name] { return methods }
        for path in ancestry(of: path) {
            if let methods = types[path]?.methods[name] { return methods }
        }
        return []
    }

    /// Returns the property with a name in a type or in its supertypes.
    func property(_ name: String, of path: String) -> PropertyDeclaration? {
        if let property = types[path]?.properties[name] { return property }
        for path in ancestry(of: path) {
            if let property = types[path]?.properties[name] { return property }
        }
        return nil
    }

    /// Returns the method with a selector in a type or in its supertypes.
    func method(selector: String, of path: String) -> MethodDeclaration? {
        guard let owners = selectorOwners[selector] else { return nil }
        for path in ancestry(of: path) where owners.contains(path) { return types[path]?.selectors[selector] }
        return nil
    }
}
