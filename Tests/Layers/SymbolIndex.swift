import Foundation

/// Who refers to what in a source tree, as the compiler noted it while building.
struct SymbolIndex {
    /// A place where a symbol is used.
    struct Reference {
        let file: String
        let line: Int
        let symbol: String
        let name: String
    }

    /// By symbol: the file that defines it.
    private(set) var definitions: [String: String] = [:]
    private(set) var references: [Reference] = []

    /// Reads the notes of the files below a folder.
    ///
    /// - Parameters:
    ///   - path: The compiler's index.
    ///   - root: The folder, with a slash at its end. Notes of files that are no longer there are left out.
    init(path: String, root: String) throws {
        var error: indexstore_error_t?
        guard let store = indexstore_store_create(path, &error) else {
            throw Failure(
                description: "No index at \(path): \(String(cString: indexstore_error_get_description(error)))")
        }
        var records: [String: String] = [:]
        for unit in Self.units(of: store) {
            guard let reader = indexstore_unit_reader_create(store, unit, nil) else { continue }
            defer { indexstore_unit_reader_dispose(reader) }
            let file = String(indexstore_unit_reader_get_main_file(reader))
            guard file.hasPrefix(root), FileManager.default.fileExists(atPath: file) else { continue }
            for record in Self.records(of: reader, file: file) { records[record] = String(file.dropFirst(root.count)) }
        }
        for (record, file) in records { read(record, of: store, in: file) }
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static func units(of store: indexstore_t) -> [String] {
        var names: [String] = []
        _ = withUnsafeMutablePointer(to: &names) {
            indexstore_store_units_apply_f(store, 1, $0) { context, name in
                context?.assumingMemoryBound(to: [String].self).pointee.append(String(name))
                return true
            }
        }
        return names
    }

    private static func records(of unit: indexstore_unit_reader_t, file: String) -> [String] {
        var found: [(name: String, file: String)] = []
        _ = withUnsafeMutablePointer(to: &found) {
            indexstore_unit_reader_dependencies_apply_f(unit, $0) { context, dependency in
                if indexstore_unit_dependency_get_kind(dependency) == Int32(INDEXSTORE_UNIT_DEPENDENCY_RECORD) {
                    let name = String(indexstore_unit_dependency_get_name(dependency))
                    let file = String(indexstore_unit_dependency_get_filepath(dependency))
                    context?.assumingMemoryBound(to: [(name: String, file: String)].self).pointee.append((name, file))
                }
                return true
            }
        }
        return found.filter { $0.file == file }.map(\.name)
    }

    private mutating func read(_ record: String, of store: indexstore_t, in file: String) {
        guard let reader = indexstore_record_reader_create(store, record, nil) else { return }
        defer { indexstore_record_reader_dispose(reader) }
        var found: [(roles: UInt64, reference: Reference)] = []
        _ = withUnsafeMutablePointer(to: &found) {
            indexstore_record_reader_occurrences_apply_f(reader, $0) { context, occurrence in
                let symbol = indexstore_occurrence_get_symbol(occurrence)
                var (line, column): (UInt32, UInt32) = (0, 0)
                indexstore_occurrence_get_line_col(occurrence, &line, &column)
                let reference = Reference(
                    file: "", line: Int(line), symbol: String(indexstore_symbol_get_usr(symbol)),
                    name: String(indexstore_symbol_get_name(symbol)))
                context?.assumingMemoryBound(to: [(roles: UInt64, reference: Reference)].self).pointee
                    .append((indexstore_occurrence_get_roles(occurrence), reference))
                return true
            }
        }
        for (roles, at) in found {
            if roles & UInt64(INDEXSTORE_SYMBOL_ROLE_DEFINITION) != 0 { definitions[at.symbol] = file }
            if roles & UInt64(INDEXSTORE_SYMBOL_ROLE_REFERENCE) != 0 {
                references.append(Reference(file: file, line: at.line, symbol: at.symbol, name: at.name))
            }
        }
    }
}

extension String {
    fileprivate init(_ string: indexstore_string_ref_t) {
        let bytes = UnsafeRawBufferPointer(start: string.data, count: string.length)
        self = String(decoding: bytes, as: UTF8.self)
    }
}
