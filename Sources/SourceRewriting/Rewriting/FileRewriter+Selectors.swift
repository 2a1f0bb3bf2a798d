extension FileRewriter {
    /// The class that a selector's method is searched in, and how code names it.
    struct SelectorOwner {
        let text: String
        /// Its path; `nil` if no file declares it.
        let path: String?
    }

    /// Replaces `#selector(…)` by a selector made of the method.
    mutating func rewriteSelector(_ index: Int) -> Int {
        guard file.kind(index + 1) == .openParenthesis, let close = file.closing(index + 1) else { return index + 1 }
        guard let reference = SelectorReference(file, index + 1, close) else {
            warn(index, "this '#selector' names no method that can be found here: make the selector of its method")
            return close + 1
        }
        guard let owner = owner(of: reference) else {
            warn(index, "the class of '\(file.text(reference.name))' is not known here: write 'Class.method'")
            return close + 1
        }
        let text = reference.accessor == .none ? method(reference, of: owner) : accessor(reference, of: owner)
        guard let text else {
            warn(index, "a method that throws or waits cannot be called by a selector")
            return close + 1
        }
        replace(index...close, with: text)
        return close + 1
    }

    private func accessor(_ reference: SelectorReference, of owner: SelectorOwner) -> String {
        let name = file.name(reference.name)
        let property = owner.path.flatMap { index.property(name, of: $0) }
        let selector = property?.modifiers.objectiveCName ?? name
        let keyPath = "\\\(owner.text).\(file.text(reference.name))"
        return reference.accessor == .getter
            ? "Selector(\"\(selector)\", getter: \(keyPath))"
            : "Selector(\"\(ObjectiveCName.setter(selector))\", setter: \(keyPath))"
    }

    private func method(_ reference: SelectorReference, of owner: SelectorOwner) -> String? {
        let name = file.name(reference.name)
        let method = declaration(reference, of: owner)
        if method?.hasEffects == true { return nil }
        let labels = reference.labels ?? method?.labels
        let selector = method?.selector ?? ObjectiveCName.method(name, labels: labels ?? [])
        var text = "\(owner.text).\(file.text(reference.name))"
        if let labels, !labels.isEmpty {
            text += "(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
        }
        let isStatic = method?.modifiers.isStatic == true
        if let type = reference.type {
            let isOfObject = SelectorReference.parameters(file, type).count > 1 || isStatic
            text += " as \(isOfObject ? "" : "(\(owner.text)) -> ")\(rewrittenText(type))"
        }
        return "Selector(\"\(selector)\", \(isStatic ? "classMethod: " : "")\(text))"
    }

    /// Returns the declaration of the method that a selector names; `nil` if none or several are known.
    private func declaration(_ reference: SelectorReference, of owner: SelectorOwner) -> MethodDeclaration? {
        guard let path = owner.path else { return nil }
        var methods = index.methods(file.name(reference.name), of: path)
        if let labels = reference.labels { methods.removeAll { $0.labels != labels } }
        if let type = reference.type, let count = SelectorReference.parameters(file, type).last {
            methods.removeAll { $0.labels.count != count }
        }
        if methods.count > 1, methods.contains(where: \.modifiers.isObjectiveC) {
            methods.removeAll { !$0.modifiers.isObjectiveC }
        }
        guard let first = methods.first, methods.allSatisfy({ $0.labels == first.labels }) else { return nil }
        return first
    }

    /// Returns the class in which a selector's method is.
    private func owner(of reference: SelectorReference) -> SelectorOwner? {
        let name = file.name(reference.name)
        guard let first = reference.prefix.first else { return enclosing(name) }
        let isObject = [.selfValue, .super, .selfType].contains(file.keyword(first.lowerBound))
        if isObject, reference.prefix.count == 1 { return enclosing(name) }
        let text = file.name(first.lowerBound)
        if !isObject, text.first?.isUppercase == true || index.paths[text] != nil {
            return typeOwner(reference.prefix[0].lowerBound..<(reference.prefix.last?.upperBound ?? 0))
        }
        let names = reference.prefix.map { file.name($0.lowerBound) }
        return variableOwner(names.dropFirst(isObject ? 1 : 0), isProperty: isObject) ?? onlyOwner(of: name)
    }

    /// Returns the type around the current token, from the inside, that has a method or property; the innermost one
    /// if none is known to.
    func enclosing(_ name: String) -> SelectorOwner? {
        let owners = enclosingTypes.map { SelectorOwner(text: $0.name, path: path(of: $0)) }
        return owners.first { owner in
            guard let path = owner.path else { return false }
            return !index.methods(name, of: path).isEmpty || index.property(name, of: path) != nil
        } ?? owners.first
    }

    /// Returns the path under which the declarations of a type are.
    func path(of type: TypeDeclaration) -> String {
        type.kind == .extension ? index.path(of: type.path, in: nil) ?? type.path : type.path
    }

    private func typeOwner(_ range: Range<Int>) -> SelectorOwner {
        var names: [String] = []
        for index in range where file.kind(index) == .identifier && file.kind(index - 1) != .less {
            names.append(file.name(index))
        }
        if module(range.lowerBound) != nil { names.removeFirst() }
        let name = names.joined(separator: ".")
        return SelectorOwner(text: rewrittenText(range), path: index.path(of: name, in: enclosingTypes.first?.path))
    }

    /// Follows variables whose classes are written: a local one or one of the type around the current token, and the
    /// properties of its class.
    private func variableOwner(_ names: ArraySlice<String>, isProperty: Bool) -> SelectorOwner? {
        var path = enclosingTypes.first.map(path)
        var text: String?
        for (number, name) in names.enumerated() {
            let local = number == 0 && !isProperty ? variables[name] : nil
            guard let type = local ?? path.flatMap({ index.property(name, of: $0)?.className }) else { return nil }
            text = type
            path = index.path(of: type, in: path) ?? type
        }
        return text.map { SelectorOwner(text: $0, path: path) }
    }

    /// Notes the class of a variable.
    mutating func noteVariable(_ index: Int) -> Int {
        guard file.kind(index + 1) == .identifier else { return index + 1 }
        var behind = index + 2
        var name: String?
        if file.kind(behind) == .colon {
            let type = (behind + 1)..<file.behindType(behind + 1)
            name = type.isEmpty ? nil : file.className(type)
            behind = type.upperBound
        }
        if let name = name ?? file.classNameOfValue(behind) { variables[file.name(index + 1)] = name }
        return index + 1
    }

    /// Returns the only type that declares a method.
    private func onlyOwner(of name: String) -> SelectorOwner? {
        guard let owners = index.owners[name], owners.count == 1, let owner = owners.first else { return nil }
        return SelectorOwner(text: owner, path: owner)
    }
}
