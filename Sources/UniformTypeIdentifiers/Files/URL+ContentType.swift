import Foundation

extension URL {
    /// Returns the URL with a path component that has the filename extension of a type.
    ///
    /// The component stays as it is if its extension is already one of the type, or the type has none.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let name = FileName.name(partialName, for: contentType)
        return appendingPathComponent(name, isDirectory: contentType.conforms(to: .directory))
    }

    /// Appends a path component that has the filename extension of a type.
    ///
    /// The component stays as it is if its extension is already one of the type, or the type has none.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Returns the URL with the filename extension of a type.
    ///
    /// The URL stays as it is if its extension is already one of the type, or the type has none.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        FileName.missingExtension(of: pathExtension, for: contentType).map(appendingPathExtension) ?? self
    }

    /// Appends the filename extension of a type.
    ///
    /// The URL stays as it is if its extension is already one of the type, or the type has none.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}

extension NSString {
    /// Returns the path with a path component that has the filename extension of a type.
    ///
    /// The component stays as it is if its extension is already one of the type, or the type has none.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
        appendingPathComponent(FileName.name(partialName, for: contentType))
    }

    /// Returns the path with the filename extension of a type.
    ///
    /// The path stays as it is if its extension is already one of the type, or the type has none.
    public func appendingPathExtension(for contentType: UTType) -> String {
        let missing = FileName.missingExtension(of: pathExtension, for: contentType)
        return missing.flatMap { appendingPathExtension($0) } ?? String(describing: self)
    }
}

/// Names of files that have an extension of their type.
private enum FileName {
    static func name(_ name: String, for type: UTType) -> String {
        missingExtension(of: NSString(string: name).pathExtension, for: type).map { "\(name).\($0)" } ?? name
    }

    /// The extension to append to a name with an extension; `nil` if there is nothing to append.
    static func missingExtension(of current: String, for type: UTType) -> String? {
        guard let preferred = type.preferredFilenameExtension else { return nil }
        // An extension of a more specific type is good as well.
        let types = current.isEmpty ? [] : UTType.types(tag: current, tagClass: .filenameExtension, conformingTo: type)
        return types.contains { !$0.isDynamic || $0 == type } ? nil : preferred
    }
}
