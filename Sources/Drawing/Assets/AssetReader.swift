import Foundation

/// Collects the assets in the folders of asset catalogues.
struct AssetReader {
    private(set) var colors: [String: ColorAsset] = [:]
    private(set) var images: [String: ImageAsset] = [:]
    /// The names of colour sets without a colour.
    private(set) var emptyColors: Set<String> = []

    private static let depthLimit = 32
    private static let assetLimit = 100_000
    private static let descriptionLimit = 1 << 20
    private var count = 0

    /// Reads a catalogue and the folders in it.
    mutating func read(_ catalog: String, report: (String) -> Void) {
        var pending: [(path: String, prefix: String, depth: Int)] = [(catalog, "", 0)]
        while let folder = pending.popLast() {
            var inner: [(path: String, prefix: String, depth: Int)] = []
            for name in AssetFolder.names(in: folder.path) {
                let path = folder.path + "/" + name
                guard AssetFolder.kind(of: path) == .folder else { continue }
                count += 1
                guard count <= Self.assetLimit else {
                    return report(
                        "An asset catalogue has more than \(Self.assetLimit) assets; the others are left out.")
                }
                switch Self.parts(of: name) {
                case (let name, "colorset"): readColor(folder.prefix + name, path, report)
                case (let name, "imageset"): readImage(folder.prefix + name, path, report)
                case (let name, ""):
                    guard folder.depth < Self.depthLimit else {
                        report("An asset catalogue is nested deeper than \(Self.depthLimit); the rest is left out.")
                        continue
                    }
                    let prefix = folder.prefix + (isNamespace(name, path, report) ? name + "/" : "")
                    inner.append((path, prefix, folder.depth + 1))
                default:
                    // Icons, data, symbols and other assets are not used here.
                    break
                }
            }
            // Reversed, so that the first name is read first.
            pending += inner.reversed()
        }
    }

    /// Returns an asset's name and its kind, which is the extension.
    private static func parts(of name: String) -> (String, String) {
        let kinds = [
            "colorset", "imageset", "appiconset", "brandassets", "complicationset", "cubetextureset", "dataset",
            "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imagestack", "imagestacklayer",
            "launchimage", "mipmapset", "spriteatlas", "sticker", "stickerpack", "stickersequence", "symbolset",
            "textureset", "arimageset", "arobjectset", "solidimagestack", "solidimagestacklayer",
        ]
        guard let point = name.lastIndex(of: "."), point != name.startIndex else { return (name, "") }
        let kind = String(name[name.index(after: point)...])
        return kinds.contains(kind) ? (String(name[..<point]), kind) : (name, "")
    }

    private mutating func readColor(_ name: String, _ path: String, _ report: (String) -> Void) {
        do throws(AssetFault) {
            guard colors[name] == nil else { throw AssetFault("there is one of that name already") }
            let color = try ColorAsset(name: name, reading: Self.description(in: path)) {
                report(Self.text("colour", name, $0))
            }
            colors[name] = color
            if color == nil { emptyColors.insert(name) }
        } catch {
            report(Self.text("colour", name, "It is left out: \(error.message)."))
        }
    }

    private mutating func readImage(_ name: String, _ path: String, _ report: (String) -> Void) {
        do throws(AssetFault) {
            guard images[name] == nil else { throw AssetFault("there is one of that name already") }
            images[name] = try ImageAsset(name: name, reading: Self.description(in: path), in: path) {
                report(Self.text("image", name, $0))
            }
        } catch {
            report(Self.text("image", name, "It is left out: \(error.message)."))
        }
    }

    private static func text(_ kind: String, _ name: String, _ note: String) -> String {
        "The \(kind) \(AssetFault.quoted(name)) of an asset catalogue must be as documented. \(note)"
    }

    private static func description(in folder: String) throws(AssetFault) -> Data {
        try AssetFolder.contents(of: folder + "/Contents.json", limit: descriptionLimit)
    }

    /// Whether a folder provides a namespace, so that its name precedes the names in it. A folder needs no description.
    private func isNamespace(_ name: String, _ path: String, _ report: (String) -> Void) -> Bool {
        guard AssetFolder.kind(of: path + "/Contents.json") != nil else { return false }
        do throws(AssetFault) {
            let fields = try AssetFields(parsing: try Self.description(in: path))
            return try fields.fields("properties")?.flag("provides-namespace") ?? false
        } catch {
            report(Self.text("folder", name, "It counts as none with a namespace: \(error.message)."))
            return false
        }
    }
}
