import Foundation

/// A file of lines `name: text`. Empty lines and those that begin with `#` say nothing.
struct ListedNames {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var texts: [String: String] = [:]

    init(_ file: URL) throws {
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            guard let colon = line.range(of: ": ") else {
                throw Failure(description: "\(file.lastPathComponent) has lines `name: text`, unlike: \(line)")
            }
            texts[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
        }
    }
}
