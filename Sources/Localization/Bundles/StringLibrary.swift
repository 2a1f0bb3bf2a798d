import Foundation
import Foundations

/// The texts of bundles. Each bundle is looked through once in the life of the process.
package enum StringLibrary {
    private static let known = Locked<[String: BundleStrings]>([:])

    /// The texts of the program.
    ///
    /// SwiftPM puts a program's resources into a folder beside it, which follows the main bundle's own.
    package static let main = BundleStrings(
        roots: roots(
            of: Bundle.main.resourcePath ?? Bundle.main.bundlePath,
            besideProgram: Bundle.main.executableURL?.lastPathComponent ?? ""))

    /// The texts of a bundle; `nil` is the main one.
    package static func strings(of bundle: Bundle?) -> BundleStrings {
        guard let bundle, bundle !== Bundle.main else { return main }
        let path = bundle.bundlePath
        if path == Bundle.main.bundlePath { return main }
        if let strings = known.withLock({ $0[path] }) { return strings }
        let made = BundleStrings(roots: [bundle.resourcePath ?? path])
        return known.withLock { known in
            if let first = known[path] { return first }
            known[path] = made
            return made
        }
    }

    /// A folder, and those beside a program with the resources of its target.
    static func roots(of folder: String, besideProgram program: String) -> [String] {
        let ending = "_" + program + ".resources"
        return [folder] + StringFolder.names(in: folder).filter { $0.hasSuffix(ending) }.map { folder + "/" + $0 }
    }
}
