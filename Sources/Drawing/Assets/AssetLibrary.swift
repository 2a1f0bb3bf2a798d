import Foundation
import Foundations

/// The asset catalogues of bundles. Each is read once in the life of the process.
package enum AssetLibrary {
    private static let known = Locked<[String: AssetCatalog]>([:])

    /// Returns the catalogues in a bundle's resources, reading them at the first call. `nil` is the main bundle.
    ///
    /// SwiftPM puts a program's resources, and those of its packages, into folders beside it. So the main bundle's
    /// catalogues are followed by those in these folders, the program's own first.
    ///
    /// - Parameter report: Called during the first call for everything that cannot be read.
    package static func catalog(of bundle: Bundle?, report: (String) -> Void) -> AssetCatalog {
        let bundle = bundle ?? .main
        let path = bundle.bundlePath
        if let catalog = known.withLock({ $0[path] }) { return catalog }
        var notes: [String] = []
        let catalog = AssetCatalog(folders: folders(of: bundle)) { notes.append($0) }
        let kept = known.withLock { known in
            if let first = known[path] { return first }
            known[path] = catalog
            return catalog
        }
        // Another thread that read at the same time has already reported.
        if kept === catalog { for note in notes { report(note) } }
        return kept
    }

    private static func folders(of bundle: Bundle) -> [String] {
        let root = bundle.resourcePath ?? bundle.bundlePath
        guard bundle == .main else { return catalogs(in: root) }
        return folders(in: root, besideProgram: bundle.executableURL?.lastPathComponent ?? "")
    }

    /// Returns the catalogues in a folder and its resource folders, those of a program before those of others.
    static func folders(in root: String, besideProgram program: String) -> [String] {
        let own = "_" + program + ".resources"
        let beside = AssetFolder.names(in: root).filter { $0.hasSuffix(".resources") }
        var result = catalogs(in: root)
        for name in beside.filter({ $0.hasSuffix(own) }) + beside.filter({ !$0.hasSuffix(own) }) {
            result += catalogs(in: root + "/" + name)
        }
        return result
    }

    private static func catalogs(in folder: String) -> [String] {
        AssetFolder.names(in: folder).filter { $0.hasSuffix(".xcassets") }.map { folder + "/" + $0 }
    }
}
