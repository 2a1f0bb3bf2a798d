@_spi(Reflection) internal import Swift

/// The kinds of type that are compared differently.
enum TypeKind: Sendable {
    case `struct`
    case tuple
    case `enum`
    case optional
    case `class`
    case existential
    case other
}

/// A stored field of a struct, or an element of a tuple.
struct TypeField {
    let offset: Int
    let facts: TypeFacts
    /// Whether a reference in it is an ordinary one. Only known of references; `true` of all else.
    let isStrong: Bool
}

/// The facts about a type that are available at run time.
struct TypeFacts {
    let type: Any.Type
    let kind: TypeKind
    let size: Int
    /// Whether its values are mere bytes, without a reference.
    let isPlain: Bool
    /// The plan if this is an existential.
    let existentialPlan: @Sendable (ComparisonMode) -> ComparisonPlan
    /// The plan if this is an enum.
    let enumPlan: @Sendable (ComparisonMode) -> ComparisonPlan
    private let strongFields: () -> Set<String>

    /// Whether the type declares `==`.
    var isEquatable: Bool { type is any Equatable.Type }

    init<T>(_ type: T.Type) { self.init(type, kind: Self.kind(of: type)) }

    private init<T>(_ type: T.Type, kind: TypeKind) {
        self.type = type
        self.kind = kind
        size = MemoryLayout<T>.size
        isPlain = _isPOD(type)
        existentialPlan = { ExistentialPlan<T>(mode: $0) }
        enumPlan = { EnumPlan<T>(mode: $0) }
        strongFields = {
            // Key paths are made for ordinary fields only, which tells them from weak and unowned ones.
            var names: Set<String> = []
            _ = _forEachFieldWithKeyPath(of: type, options: ignoringUnknown) { name, _ in
                names.insert(String(cString: name))
                return true
            }
            return names
        }
    }

    private static func of(_ type: Any.Type, kind: TypeKind) -> TypeFacts {
        func open<T>(_: T.Type) -> TypeFacts { TypeFacts(T.self, kind: kind) }
        return _openExistential(type, do: open)
    }

    /// A type's kind is only told of fields, so the type is made one.
    private struct Probe<T> {
        var value: T
    }

    private static func kind<T>(of type: T.Type) -> TypeKind {
        var kind = TypeKind.other
        _ = _forEachField(of: Probe<T>.self, options: ignoringUnknown) { _, _, _, found in
            kind = TypeKind(found)
            return false
        }
        return kind
    }

    /// The stored fields; of structs and tuples only.
    var fields: [TypeField] {
        // Asking other kinds, existentials above all, is not safe.
        guard kind == .struct || kind == .tuple else { return [] }
        var found: [(name: String, offset: Int, facts: TypeFacts)] = []
        _ = _forEachField(of: type, options: ignoringUnknown) { name, offset, type, kind in
            found.append((String(cString: name), offset, .of(type, kind: TypeKind(kind))))
            return true
        }
        let inQuestion = found.contains { $0.facts.mayBeWeak }
        let strong = kind == .struct && inQuestion ? strongFields() : []
        return found.map { field in
            let isStrong = kind == .tuple || !field.facts.mayBeWeak || strong.contains(field.name)
            return TypeField(offset: field.offset, facts: field.facts, isStrong: isStrong)
        }
    }

    private var mayBeWeak: Bool {
        switch kind {
        case .class, .optional, .existential: !isPlain
        default: false
        }
    }
}

/// Fields of kinds the walk does not know are passed over, rather than ending it.
private let ignoringUnknown = _EachFieldOptions(rawValue: 2)

extension TypeKind {
    fileprivate init(_ kind: _MetadataKind) {
        switch kind {
        case .struct: self = .struct
        case .tuple: self = .tuple
        case .enum: self = .enum
        case .optional: self = .optional
        case .class, .foreignClass, .objcClassWrapper: self = .class
        case .existential: self = .existential
        default: self = .other
        }
    }
}
