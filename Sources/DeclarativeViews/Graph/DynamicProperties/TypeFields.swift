import LayoutEngine
@_spi(Reflection) import Swift

/// The stored fields of a struct or tuple type, computed once per type.
@MainActor enum TypeFields {
    struct Field {
        let name: String
        let offset: Int
        let type: Any.Type
    }

    private static var known: [ObjectIdentifier: [Field]] = [:]

    /// Returns the fields in order. Types without inline fields, such as classes, enums and functions, have none.
    static func of(_ type: Any.Type) -> [Field] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        var fields: [Field] = []
        // Option 2 skips fields of unknown kind instead of stopping at them; the named option is not a constant in
        // Swift 6 mode.
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 2)) { name, offset, type, _ in
            fields.append(Field(name: String(cString: name), offset: offset, type: type))
            return true
        }
        if fields.isEmpty, isStruct(type), !isOpaque(type) {
            fatalError(
                "The fields of \(type) cannot be found, so its state and environment cannot either: the module was "
                    + "built without reflection metadata. Remove -disable-reflection-metadata.")
        }
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    /// Whether a type has a size but is a type of the standard library whose fields are not listed.
    private static func isOpaque(_ type: Any.Type) -> Bool {
        func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: size) == 0 || String(reflecting: type).hasPrefix("Builtin.")
    }

    private static func isStruct(_ type: Any.Type) -> Bool { kind(of: type) == 0x200 }

    /// Whether a type is an enum, other than an optional.
    static func isEnum(_ type: Any.Type) -> Bool { kind(of: type) == 0x201 }

    /// Whether a type is a function.
    static func isFunction(_ type: Any.Type) -> Bool { kind(of: type) == 0x302 }

    /// Returns the first word of a type's metadata, which is its kind.
    private static func kind(of type: Any.Type) -> UInt {
        // A metatype is a pointer to the metadata.
        unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    }
}
