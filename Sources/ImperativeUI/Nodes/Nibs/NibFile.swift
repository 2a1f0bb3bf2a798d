import BridgedEnvironment
import Foundation
import InterfaceFiles

/// An interface file, by its name or its bytes. It is read when it is first needed.
@MainActor final class NibFile {
    /// The name for messages.
    let name: String
    private let kind: String
    /// The bundle with the file, its images and colours; `nil` for the main one.
    let bundle: Bundle?
    private var data: Data?
    private var answer: InterfaceLibrary.Answer?
    private var isReported = false

    init(name: String, kind: String, bundle: Bundle?) {
        // Code may name the file with its extension.
        self.name = name.hasSuffix(".\(kind)") ? String(name.dropLast(kind.count + 1)) : name
        self.kind = kind
        self.bundle = bundle
    }

    init(data: Data, bundle: Bundle?) {
        name = "the nib of \(data.count) bytes"
        kind = "xib"
        self.bundle = bundle
        self.data = data
    }

    private var read: InterfaceLibrary.Answer {
        if let answer { return answer }
        let answer: InterfaceLibrary.Answer
        if let data {
            do { answer = .found(try InterfaceDocument(Array(data))) } catch {
                answer = .damaged(path: "The data of a nib", error.message)
            }
            self.data = nil
        } else {
            answer = InterfaceLibrary.document(name, kind, in: bundle)
        }
        self.answer = answer
        return answer
    }

    /// Returns the document; `nil` if it cannot be read, which is reported once.
    func document() -> InterfaceDocument? {
        if case .found(let document) = read { return document }
        if !isReported {
            isReported = true
            NibReports.report(problem)
        }
        return nil
    }

    /// Whether the file is there and can be read. If not, this is reported once.
    var isReadable: Bool { document() != nil }

    /// What is wrong with the file, and the way out.
    var problem: String {
        switch read {
        case .found: return "\(name).\(kind) is there."
        case .damaged(let path, let message):
            return "An interface file must be readable: \(path) is not, as \(message). Nothing is made of it."
        case .missing:
            let others = InterfaceLibrary.names(kind, in: bundle)
            return "An interface file must be among the resources: there is no \(name).\(kind) in "
                + "\(bundle?.bundlePath ?? "the main bundle"), nor in the bundles of packages beside the program. "
                + "Nothing is made of it. Add the file to its target in the manifest, with resources: "
                + "[.process(\"\(name).\(kind)\")], or make the views in code."
                + (others.isEmpty ? "" : " There are: \(others.joined(separator: ", ")).")
        }
    }
}

/// What is wrong in interface files.
@MainActor enum NibReports {
    private static var known: Set<String> = []

    /// Reports a fault.
    static func report(_ message: String) { RuntimeIssue.report("nib", message) }

    /// Has faults that were reported be reported again, for tests.
    static func forget() { known = [] }

    /// Reports a fault that many objects have, once in the life of the process.
    static func reportOnce(_ message: String) {
        if known.insert(message).inserted { report(message) }
    }
}
