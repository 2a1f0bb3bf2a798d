import Foundation

extension ImageAsset {
    private enum Intent: String { case original, template }

    /// Reads an image set, but not yet its pictures.
    ///
    /// Variants that cannot be used are left out, and the first of them is reported. Throws if no variant is left.
    convenience init(
        name: String, reading data: Data, in folder: String, report: (String) -> Void
    ) throws(AssetFault) {
        let fields = try AssetFields(parsing: data)
        guard let entries = try fields.list("images") else { throw AssetFault("it has no field images") }
        let intent = try fields.fields("properties")?.word("template-rendering-intent", as: Intent.self)
        var variants: [Variant] = []
        var fault: AssetFault?
        for entry in entries {
            do throws(AssetFault) {
                guard let entry else { throw AssetFault("a variant is not an object") }
                // An empty slot of the editor has no file.
                guard let file = try entry.string("filename"), let traits = try AssetTraits(reading: entry) else {
                    continue
                }
                let kind = try Self.check(file, in: folder)
                let picture = ImageFile(
                    path: folder + "/" + file, name: name, kind: kind, scale: traits.scale ?? 1)
                variants.append(Variant(traits: traits, file: picture))
            } catch {
                fault = fault ?? error
            }
        }
        guard !variants.isEmpty else { throw fault ?? AssetFault("it has no picture") }
        if let fault { report("A variant is left out: \(fault.message).") }
        self.init(name: name, isTemplate: intent.map { $0 == .template }, variants: variants)
    }

    /// Returns the kind of a file named by an image set. The file must be in the set's own folder.
    private static func check(_ file: String, in folder: String) throws(AssetFault) -> ImageFile.Kind {
        let isPlain =
            !file.hasPrefix(".")
            && file.unicodeScalars.allSatisfy {
                $0 != "/" && $0 != "\\" && $0.properties.generalCategory != .control
            }
        guard isPlain, file.utf8.count <= 255 else {
            throw AssetFault("\(AssetFault.quoted(file)) is not the name of a file in its folder")
        }
        guard let kind = ImageFile.Kind(fileName: file) else {
            throw AssetFault("\(AssetFault.quoted(file)) is not a kind of picture that can be read")
        }
        guard AssetFolder.kind(of: folder + "/" + file) == .file else {
            throw AssetFault("the file \(AssetFault.quoted(file)) is missing")
        }
        return kind
    }
}
