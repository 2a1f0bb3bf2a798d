import Foundation
import Synchronization

/// The asset catalogues of bundles, each read once for the life of the process.
package enum AssetLibrary {
    private static let known = Mutex<[String: AssetCatalog]>([:])

    /// The catalogues in a bundle's resources, `nil` standing for the main bundle. They are read at the first call.
    ///
    /// A program built by the package manager has no bundle of its own: its resources, and those of the packages it
    /// is made of, lie in folders beside it. So the main bundle's catalogues are followed by those in these folders,
    /// the program's own first.
    ///
    /// - Parameter report: Told of what cannot be read, during the first call.
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
        // Whoever else read at the same time has reported.
        if kept === catalog { for note in notes { report(note) } }
        return kept
    }

    private static func folders(of bundle: Bundle) -> [String] {
        let root = bundle.resourcePath ?? bundle.bundlePath
        guard bundle == .main else { return catalogs(in: root) }
        return folders(in: root, besideProgram: bundle.executableURL?.lastPathComponent ?? "")
    }

    /// The catalogues in a folder and in the resource folders in it, those of a program before those of others.
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
