extension FileRewriter {
    /// Adds to classes a method that sets their outlets and finds their actions by name, as there is no Objective-C to do
    /// so. It stands in the line of the brace that opens the class.
    mutating func rewriteConnections() {
        let own = declarations.connections(in: file)
        // A class that has the method keeps it.
        let connecting = Set(declarations.methods.lazy.filter { $0.name == "_connect" }.map(\.type))
        for (number, type) in declarations.types.enumerated() where type.kind == .class {
            guard file.kind(type.body.lowerBound) == .openBrace, file.kind(type.body.upperBound) == .closeBrace,
                let record = index.types[type.path], record.isConnected
            else { continue }
            let connections = (own[number] ?? []) + usable(record)
            if connections.isEmpty || connecting.contains(number) { continue }
            let isOverride = inheritsConnecting(type)
            if !isOverride { addConformance(type) }
            let steps = connections.map(\.text).joined(separator: " else ")
            let rest = isOverride ? " else { super._connect(connection) }" : ""
            let front = isOverride ? "public override" : "@MainActor public"
            edits.insert(
                " \(front) func _connect(_ connection: _NibConnection) { \(steps)\(rest) };",
                at: Int(file.token(type.body.lowerBound).end))
        }
    }

    /// Returns the connections of a class's extensions that the file can use.
    private func usable(_ record: DeclarationIndex.TypeRecord) -> [Connection] {
        record.connections.filter { connection in
            connection.path == file.path || (!connection.isHidden && record.numberOfClasses == 1)
        }
    }

    /// Whether a class inherits the method: from a class of the library, or from one whose outlets are connected.
    private func inheritsConnecting(_ type: TypeDeclaration) -> Bool {
        var (name, scope) = (type.supertypes.first, type.path)
        for _ in 0..<32 {
            guard let current = name else { return false }
            guard let path = index.path(of: current, in: scope), path != scope, let record = index.types[path],
                record.isProtocol || record.numberOfClasses > 0
            else { return ConnectingClasses.contains(current) }
            if record.isProtocol { return false }
            if record.isConnected { return true }
            (name, scope) = (record.firstSupertype, path)
        }
        return false
    }

    private mutating func addConformance(_ type: TypeDeclaration) {
        guard !type.supertypes.isEmpty, file.kind(type.behindName) == .colon else {
            return edits.insert(": _NibConnecting", at: Int(file.token(type.behindName - 1).end))
        }
        let end = file.behindType(type.behindName + 1)
        edits.insert(", _NibConnecting", at: Int(file.token(max(end, type.behindName + 2) - 1).end))
    }
}
