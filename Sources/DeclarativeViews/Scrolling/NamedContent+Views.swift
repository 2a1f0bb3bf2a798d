import BridgedEnvironment

extension IDView: NamedContent {
    static var mayNameViews: Bool { true }
    func names<Other: Hashable>(_ id: Other) -> Bool { isSameID(self.id, id) || NamedContents.name(id, in: content) }
}

extension Section: NamedContent {
    static var mayNameViews: Bool {
        NamedContents.mayName(Parent.self) || NamedContents.mayName(Content.self) || NamedContents.mayName(Footer.self)
    }

    func names<ID: Hashable>(_ id: ID) -> Bool {
        NamedContents.name(id, in: header) || NamedContents.name(id, in: content) || NamedContents.name(id, in: footer)
    }
}

extension TupleView: NamedContent {
    static var mayNameViews: Bool { TypeFields.of(T.self).contains { NamedContents.mayName($0.type) } }

    func names<ID: Hashable>(_ id: ID) -> Bool {
        var value = value
        return Self.names(id, in: &value)
    }

    // A parameter of pointer type lets the caller pass the value without a closure.
    @MainActor private static func names<ID: Hashable>(_ id: ID, in value: UnsafeMutablePointer<T>) -> Bool {
        for field in TypeFields.of(T.self) where NamedContents.mayName(field.type) {
            guard let type = field.type as? any NamedContent.Type else { continue }
            if names(id, type, at: UnsafeMutableRawPointer(value) + field.offset) { return true }
        }
        return false
    }

    @MainActor private static func names<Content: NamedContent, ID: Hashable>(
        _ id: ID, _ type: Content.Type, at pointer: UnsafeMutableRawPointer
    ) -> Bool {
        // The tuple's own record says that a value of this type lies here.
        pointer.assumingMemoryBound(to: Content.self).pointee.names(id)
    }
}

extension Group: NamedContent {
    static var mayNameViews: Bool { NamedContents.mayName(Content.self) }
    func names<ID: Hashable>(_ id: ID) -> Bool { NamedContents.name(id, in: content) }
}

extension ModifiedContent: NamedContent {
    static var mayNameViews: Bool { NamedContents.mayName(Content.self) }
    func names<ID: Hashable>(_ id: ID) -> Bool { NamedContents.name(id, in: content) }
}

extension EquatableView: NamedContent {
    static var mayNameViews: Bool { NamedContents.mayName(Content.self) }
    func names<ID: Hashable>(_ id: ID) -> Bool { NamedContents.name(id, in: content) }
}

extension Optional: NamedContent where Wrapped: View {
    static var mayNameViews: Bool { NamedContents.mayName(Wrapped.self) }
    func names<ID: Hashable>(_ id: ID) -> Bool { map { NamedContents.name(id, in: $0) } ?? false }
}

extension _ConditionalContent: NamedContent {
    static var mayNameViews: Bool {
        NamedContents.mayName(TrueContent.self) || NamedContents.mayName(FalseContent.self)
    }

    func names<ID: Hashable>(_ id: ID) -> Bool {
        switch storage {
        case .trueContent(let content): NamedContents.name(id, in: content)
        case .falseContent(let content): NamedContents.name(id, in: content)
        }
    }
}

extension HStack: NamedContent {
    static var mayNameViews: Bool { NamedContents.mayName(Content.self) }
    func names<ID: Hashable>(_ id: ID) -> Bool { NamedContents.name(id, in: content) }
}

extension VStack: NamedContent {
    static var mayNameViews: Bool { NamedContents.mayName(Content.self) }
    func names<ID: Hashable>(_ id: ID) -> Bool { NamedContents.name(id, in: content) }
}

extension ZStack: NamedContent {
    static var mayNameViews: Bool { NamedContents.mayName(Content.self) }
    func names<ID: Hashable>(_ id: ID) -> Bool { NamedContents.name(id, in: content) }
}

extension AnyView: NamedContent {
    static var mayNameViews: Bool { true }
    func names<ID: Hashable>(_ id: ID) -> Bool { storage.names(id) }
}
