import Foundation

/// The names of the recorded public interface: see `.ci/interfaces`.
struct RecordedInterface {
    /// The names of declarations and of their arguments, with the names of all that they are declared in:
    /// `UIView.animate(withDuration:animations:)`.
    private var paths: Set<String> = []
    /// The ends of these paths, with and without the labels of arguments: `UIView.animate`, `animate`.
    private var names: Set<String> = []
    private var labels: Set<String> = []
    /// The views that a program can name.
    private(set) var views: Set<String> = []
    private(set) var propertyWrappers: Set<String> = []

    /// - Parameter folder: The folder with a file for each module.
    init(in folder: URL) throws {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        var declared: Set<String> = []
        for file in files where file.pathExtension == "txt" {
            names.insert(file.deletingPathExtension().lastPathComponent)
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                guard let colon = line.range(of: ": ") else { continue }
                let path = String(line[..<colon.lowerBound].prefix(upTo: " where "))
                let declaration = line[colon.upperBound...]
                add(path)
                guard !path.contains("."), !path.hasPrefix("_") else { continue }
                if declaration == "conforms to View" { views.insert(path) }
                if declaration.contains(/\b(struct|class|enum|protocol)\s/) { declared.insert(path) }
                if declaration.contains("@propertyWrapper ") { propertyWrappers.insert(path) }
            }
        }
        // Types of other modules conform, too.
        views.formIntersection(declared)
    }

    private mutating func add(_ path: String) {
        guard paths.insert(path).inserted else { return }
        let parts = path.split(separator: "(", maxSplits: 1)
        let components = parts[0].split(separator: ".")
        let arguments = parts.count > 1 ? "(" + parts[1] : ""
        for start in components.indices {
            let name = components[start...].joined(separator: ".")
            names.insert(name)
            names.insert(name + arguments)
            // An initializer is called by the name of its type.
            if components.last == "init", start < components.endIndex - 1 {
                names.insert(components[start...].dropLast().joined(separator: ".") + arguments)
            }
        }
        labels.formUnion(arguments.dropFirst().split(separator: ":").map(String.init))
    }

    /// Whether a declaration has this name, such as `Text`, `\.locale`, `Group(subviews:)` or `UIView.animate`.
    func contains(_ name: String) -> Bool { names.contains(name) }

    /// Whether a function has an argument with this label.
    func hasArgument(_ label: String) -> Bool { labels.contains(label) }
}

extension Substring {
    fileprivate func prefix(upTo separator: String) -> Substring {
        range(of: separator).map { self[..<$0.lowerBound] } ?? self
    }
}
