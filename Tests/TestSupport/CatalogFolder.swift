import Foundation

/// A bundle folder with an asset catalogue, written for one test and removed with the object.
public final class CatalogFolder {
    /// The folder that stands for a bundle.
    public let root: String
    /// The catalogue in it.
    public var catalog: String { root + "/Assets.xcassets" }
    /// The folder as a bundle.
    public var bundle: Bundle { Bundle(path: root) ?? .main }

    /// An empty catalogue.
    public init() {
        // In memory where that is possible: some tests write tens of thousands of files.
        let memory = "/dev/shm"
        let place =
            FileManager.default.isWritableFile(atPath: memory) ? memory : FileManager.default.temporaryDirectory.path
        root = place + "/catalog-\(UUID().uuidString)"
        write("Contents.json", #"{ "info" : { "author" : "xcode", "version" : 1 } }"#)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// Writes a file of the catalogue, with the folders around it.
    public func write(_ path: String, _ text: String) { write(path, Data(text.utf8)) }

    /// Writes a file of the catalogue, with the folders around it.
    public func write(_ path: String, _ data: Data) {
        let url = URL(fileURLWithPath: catalog + "/" + path)
        try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? data.write(to: url)
    }

    /// Writes a colour set of variants, each the text of an object.
    public func color(_ path: String, _ variants: [String]) {
        write(path + ".colorset/Contents.json", Self.contents("colors", variants))
    }

    /// Writes an image set of variants, each the text of an object, and files.
    public func image(_ path: String, _ variants: [String], files: [String: Data], properties: String = "") {
        write(path + ".imageset/Contents.json", Self.contents("images", variants, properties: properties))
        for (name, data) in files { write(path + ".imageset/" + name, data) }
    }

    /// A variant of a colour set as the editor writes it.
    public static func variant(
        _ red: String, _ green: String, _ blue: String, alpha: String = "1.000", space: String = "srgb",
        _ conditions: String = ""
    ) -> String {
        """
        {
          "color" : {
            "color-space" : "\(space)",
            "components" : {
              "alpha" : "\(alpha)",
              "blue" : "\(blue)",
              "green" : "\(green)",
              "red" : "\(red)"
            }
          },\(conditions.isEmpty ? "" : "\n  " + conditions + ",")
          "idiom" : "universal"
        }
        """
    }

    /// The condition of a variant for dark style.
    public static let dark = #""appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#
    /// The condition of a variant for high contrast.
    public static let highContrast = #""appearances" : [ { "appearance" : "contrast", "value" : "high" } ]"#
    /// The condition of a variant for dark style and high contrast.
    public static let darkHighContrast =
        #""appearances" : [ { "appearance" : "luminosity", "value" : "dark" }, { "appearance" : "contrast", "value" : "high" } ]"#

    /// A file of a square in a colour.
    public static func square(_ side: Int, fill: String) -> Data {
        Data(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(side)" height="\(side)" viewBox="0 0 \(side) \(side)">\
            <rect width="\(side)" height="\(side)" fill="\(fill)"/></svg>
            """.utf8)
    }

    private static func contents(_ key: String, _ variants: [String], properties: String = "") -> String {
        """
        {
          "\(key)" : [
        \(variants.joined(separator: ",\n"))
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          }\(properties.isEmpty ? "" : ",\n  \"properties\" : { \(properties) }")
        }
        """
    }
}
