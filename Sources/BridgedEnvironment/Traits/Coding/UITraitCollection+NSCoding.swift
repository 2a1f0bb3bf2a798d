extension UITraitCollection {
    private static let archiveKey = "UITraitCollection.traits"

    /// The traits a keyed unarchiver looks for, as it can be given none itself.
    @TaskLocal private static var decodableTraits: [UITrait] = []

    /// Calls `operation`, during which unarchived collections also recognize `traits` in addition to the system traits.
    ///
    /// ```swift
    /// let traits = try UITraitCollection.withDecodableTraits([ThemeTrait.self]) {
    ///     try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: data)
    /// }
    /// ```
    public static func withDecodableTraits<R>(_ traits: [UITrait], _ operation: () throws -> R) rethrows -> R {
        try $decodableTraits.withValue(traits, operation: operation)
    }

    /// The implementation of `encode(with:)`; an error is handed to the coder.
    final func archive(with coder: NSCoder) {
        guard coder.allowsKeyedCoding else {
            fatalError("A UITraitCollection is coded with a keyed coder only; \(type(of: coder)) is not one.")
        }
        do {
            let data = try PropertyListEncoder().encode(Archive(self))
            coder.encode(data as NSData, forKey: Self.archiveKey)
        } catch {
            coder.failWithError(error)
        }
    }

    /// The values a coder holds, or `nil` after an error was handed to the coder. Unknown identifiers are reported.
    static func unarchivedProperties(from coder: NSCoder) -> PropertyMap? {
        do {
            guard let data = coder.decodeObject(of: NSData.self, forKey: archiveKey) as Data? else {
                throw DecodingError.valueNotFound(
                    UITraitCollection.self,
                    DecodingError.Context(codingPath: [], debugDescription: "The coder holds no trait collection."))
            }
            let decoder = PropertyListDecoder()
            decoder.userInfo[.traitTypes] = decodableTraits
            let archive = try decoder.decode(Archive.self, from: data)
            if !archive.unknownIdentifiers.isEmpty {
                RuntimeIssue.report(
                    "trait-coding",
                    "An archived trait collection has values for "
                        + "\(archive.unknownIdentifiers.joined(separator: ", ")), which no known trait is identified "
                        + "by. They are left out; name the traits with "
                        + "UITraitCollection.withDecodableTraits.")
            }
            return archive.traitCollection.map
        } catch {
            coder.failWithError(error)
            return nil
        }
    }
}
