import Foundation
import Foundations

/// The interface files of bundles. Each is read once in the life of the process.
package enum InterfaceLibrary {
    /// The result of a search.
    package enum Answer: Sendable {
        case found(InterfaceDocument)
        /// There is no such file.
        case missing
        /// The file at a path cannot be read, and why.
        case damaged(path: String, String)
    }

    private static let sizeLimit = 32 << 20
    private static let extensions = [".xib", ".storyboard", ".nib", ".storyboardc"]
    /// The paths of the files of bundles, by the bundle's path and the file's name.
    private static let files = Locked<[String: [String: String]]>([:])
    private static let documents = Locked<[String: Answer]>([:])

    /// Returns the document of a name in a bundle's resources; `nil` is the main bundle.
    ///
    /// SwiftPM puts a program's resources, and those of its packages, into folders beside it, which are searched after
    /// the main bundle, the program's own first. Localized files are found in `Base.lproj`, or else in any other folder
    /// of a language.
    ///
    /// - Parameter kind: The extension of the file, `xib` or `storyboard`.
    package static func document(_ name: String, _ kind: String, in bundle: Bundle?) -> Answer {
        let files = files(of: bundle ?? .main)
        guard let path = files["\(name).\(kind)"] else {
            guard let path = files["\(name).\(kind == "xib" ? "nib" : "storyboardc")"] else { return .missing }
            return .damaged(path: path, "it is compiled for Apple's systems: add the .\(kind) file itself")
        }
        if let known = documents.withLock({ $0[path] }) { return known }
        let answer = read(path)
        return documents.withLock { known in
            if let first = known[path] { return first }
            known[path] = answer
            return answer
        }
    }

    /// Whether a bundle's resources have a file; this does not read it. Costs a look into the folders the first time.
    package static func has(_ name: String, _ kind: String, in bundle: Bundle?) -> Bool {
        files(of: bundle ?? .main)["\(name).\(kind)"] != nil
    }

    /// Whether a bundle's resources have no interface files at all.
    package static func isEmpty(in bundle: Bundle?) -> Bool { files(of: bundle ?? .main).isEmpty }

    /// Returns the names of all files of a kind, in alphabetical order.
    package static func names(_ kind: String, in bundle: Bundle?) -> [String] {
        files(of: bundle ?? .main).keys.filter { $0.hasSuffix(".\(kind)") }.map { String($0.dropLast(kind.count + 1)) }
            .sorted()
    }

    private static func read(_ path: String) -> Answer {
        guard let data = FileManager.default.contents(atPath: path) else {
            return .damaged(path: path, "it cannot be opened")
        }
        guard data.count <= sizeLimit else { return .damaged(path: path, "it is larger than \(sizeLimit) bytes") }
        do { return .found(try InterfaceDocument(Array(data))) } catch {
            return .damaged(path: path, error.message)
        }
    }

    private static func files(of bundle: Bundle) -> [String: String] {
        let key = bundle.bundlePath
        if let known = files.withLock({ $0[key] }) { return known }
        var found: [String: String] = [:]
        for folder in folders(of: bundle) {
            for name in names(in: folder) where extensions.contains(where: name.hasSuffix) && found[name] == nil {
                found[name] = "\(folder)/\(name)"
            }
        }
        files.withLock { $0[key] = found }
        return found
    }

    /// The folders in which a bundle's files can be, in the order of the search.
    private static func folders(of bundle: Bundle) -> [String] {
        let root = bundle.resourcePath ?? bundle.bundlePath
        var roots = [root]
        if bundle == .main {
            let own = "_\(bundle.executableURL?.lastPathComponent ?? "").resources"
            let beside = names(in: root).filter { $0.hasSuffix(".resources") }
            let ordered = beside.filter { $0.hasSuffix(own) } + beside.filter { !$0.hasSuffix(own) }
            roots += ordered.map { "\(root)/\($0)" }
        }
        return roots.flatMap { root in
            let languages = names(in: root).filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
            return [root] + (["Base.lproj"] + languages).map { "\(root)/\($0)" }
        }
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}
