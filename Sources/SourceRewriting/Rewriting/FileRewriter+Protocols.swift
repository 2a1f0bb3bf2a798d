extension FileRewriter {
    /// Makes protocols of Objective-C ones of Swift: they stay protocols of classes, and optional requirements have
    /// implementations that do nothing, behind the protocol in its last line.
    mutating func rewriteProtocols() {
        for type in declarations.types where type.kind == .protocol && type.modifiers.isObjectiveC {
            addClassBound(type)
        }
        var implementations: [Int: [String]] = [:]
        for method in declarations.methods where isRequirement(method.modifiers, of: method.type) {
            guard let text = implementation(method) else { continue }
            implementations[method.type, default: []].append(text)
        }
        for property in declarations.properties where isRequirement(property.modifiers, of: property.owner) {
            guard let text = implementation(property) else { continue }
            implementations[property.owner, default: []].append(text)
        }
        for (number, texts) in implementations { addImplementations(texts, to: declarations.types[number]) }
    }

    private func isRequirement(_ modifiers: Modifiers, of type: Int) -> Bool {
        modifiers.optional != nil && declarations.types[type].kind == .protocol
    }

    private mutating func addClassBound(_ type: TypeDeclaration) {
        let bounds: Set<String> = ["AnyObject", "class", "NSObjectProtocol", "NSObject"]
        if type.supertypes.isEmpty, file.kind(type.behindName) != .colon {
            edits.insert(": AnyObject", at: Int(file.token(type.behindName - 1).end))
        } else if bounds.isDisjoint(with: type.supertypes), file.keyword(type.behindName + 1) != .class {
            edits.insert(" AnyObject,", at: Int(file.token(type.behindName).end))
        }
    }

    private mutating func addImplementations(_ texts: [String], to type: TypeDeclaration) {
        guard file.kind(type.body.upperBound) == .closeBrace else { return }
        guard !type.isNested else {
            return warn(type.nameIndex, "optional requirements of a protocol in another type must be implemented here")
        }
        let access = [.public, .package].contains(type.modifiers.access) ? type.modifiers.access.rawValue + " " : ""
        let members = texts.joined(separator: "; ")
        edits.insert(
            "; \(access)extension \(type.name) { \(members) }", at: Int(file.token(type.body.upperBound).end))
    }

    /// Makes an optional requirement one that all have, and returns its implementation.
    private mutating func implementation(_ method: MethodDeclaration) -> String? {
        removeOptional(method.modifiers)
        guard file.isPlain((method.nameIndex + 1)..<method.end) else {
            warn(method.nameIndex, "implement this optional requirement in an extension of its protocol")
            return nil
        }
        var signature = rewrittenText(method.nameIndex..<(method.result?.lowerBound ?? method.end))
        var body = "{}"
        if let result = method.result, !file.isVoid(result) {
            widen(result)
            let widening = file.widening(result) ?? ("", "")
            signature += " \(widening.front)\(rewrittenText(result))\(widening.back)"
            body = "{ nil }"
        } else if method.result != nil {
            signature += " Void"
        }
        return "\(method.modifiers.isStatic ? "static " : "")func \(signature) \(body)"
    }

    private mutating func implementation(_ property: PropertyDeclaration) -> String? {
        removeOptional(property.modifiers)
        guard let type = property.type, file.isPlain(type) else { return nil }
        widen(type)
        let widening = file.widening(type) ?? ("", "")
        let isMutable =
            file.kind(type.upperBound) == .openBrace
            && (type.upperBound...(file.closing(type.upperBound) ?? type.upperBound)).contains {
                file.keyword($0) == .set
            }
        return "\(property.modifiers.isStatic ? "static " : "")var \(file.text(property.nameIndex)): "
            + "\(widening.front)\(rewrittenText(type))\(widening.back) "
            + (isMutable ? "{ get { nil } set {} }" : "{ nil }")
    }

    private mutating func removeOptional(_ modifiers: Modifiers) {
        guard let index = modifiers.optional else { return }
        edits.remove(file.token(index).range)
    }

    /// Makes a type optional.
    private mutating func widen(_ type: Range<Int>) {
        guard let widening = file.widening(type) else { return }
        if !widening.front.isEmpty { edits.insert(widening.front, at: Int(file.token(type.lowerBound).start)) }
        edits.insert(widening.back, at: Int(file.token(type.upperBound - 1).end))
    }

    /// Makes the results of methods optional that implement optional requirements.
    mutating func rewriteConformers() {
        for method in declarations.methods {
            guard let requirements = index.widenedMethods[method.fullName], let result = method.result,
                isConformer(declarations.types[method.type], to: requirements)
            else { continue }
            widen(result)
        }
        for property in declarations.properties {
            guard let requirements = index.widenedProperties[property.name],
                isConformer(declarations.types[property.owner], to: requirements)
            else { continue }
            if let type = property.type {
                widen(type)
            } else if let type = property.className {
                edits.insert(": \(type)?", at: Int(file.token(property.nameIndex).end))
            } else {
                warn(property.nameIndex, "write the type of '\(property.name)', which an optional requirement asks for")
            }
        }
    }

    private func isConformer(_ type: TypeDeclaration, to protocols: Set<String>) -> Bool {
        if type.kind == .protocol || protocols.contains(type.path) { return false }
        let path = type.kind == .extension ? index.path(of: type.path, in: nil) ?? type.path : type.path
        return index.ancestry(of: path).contains(where: protocols.contains)
    }
}
