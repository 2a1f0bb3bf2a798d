extension FileRewriter {
    /// Replaces `Selector("name:")` and its kin by a selector made of the method with that name.
    mutating func rewriteNamedSelector(_ index: Int) -> Int {
        guard file.kind(index + 1) == .openParenthesis, file.isAdjacent(index + 1),
            let close = file.closing(index + 1), !file.keyword(index - 1).isDeclaration
        else { return index + 1 }
        var inner = index + 1
        var end = close
        if file.kind(inner + 1) == .openParenthesis, file.closing(inner + 1) == close - 1 {
            inner += 1
            end -= 1
        }
        let name = file.literal(inner + 1)
        guard let name, end == inner + 2 else {
            // More arguments than a name: a selector with its method.
            if file.kind(inner + 1) != .string, end > inner + 1 {
                warn(index, "a selector made of a variable calls no method: there is no Objective-C to find it by name")
            }
            return index + 1
        }
        guard let text = selector(name) else {
            warn(index, "no class around this line has a method for '\(name)': the selector calls nothing")
            return close + 1
        }
        replace(index...close, with: text)
        return close + 1
    }

    /// Returns a selector made of the method that has a name in Objective-C.
    private func selector(_ name: String) -> String? {
        for type in enclosingTypes {
            if let method = index.method(selector: name, of: path(of: type)) { return selector(method, of: type.name) }
        }
        guard let owners = index.selectorOwners[name], owners.count == 1, let owner = owners.first,
            let method = index.method(selector: name, of: owner), method.modifiers.isObjectiveC
        else { return nil }
        return selector(method, of: owner)
    }

    private func selector(_ method: MethodDeclaration, of type: String) -> String? {
        if method.hasEffects { return nil }
        let name = method.labels.isEmpty ? method.name : method.fullName
        return "Selector(\"\(method.selector)\", \(method.modifiers.isStatic ? "classMethod: " : "")\(type).\(name))"
    }

    /// Warns of a class that is found by its name.
    mutating func noteClassName(_ index: Int) -> Int {
        if file.kind(index + 1) == .openParenthesis, !file.keyword(index - 1).isDeclaration {
            warn(
                index,
                "'NSClassFromString' finds no class by a name in Objective-C here, only by its full name in Swift")
        }
        return index + 1
    }
}
