import Foundation

@testable import SourceRewriting

/// Returns source, rewritten as the only file of a target.
func rewritten(_ source: String, spacing: SourceRewriter.Spacing = .closed) -> String {
    file(source, spacing: spacing).text
}

/// Returns rewritten source, which can use the declarations of other files.
func file(
    _ source: String, with others: [String] = [], spacing: SourceRewriter.Spacing = .closed
) -> RewrittenFile {
    let others = others.enumerated().map { SourceFile(path: "Other\($0).swift", $1) }
    return SourceRewriter([SourceFile(path: "Page.swift", source)] + others).rewritten(0, spacing: spacing)
}

/// Returns the warnings about source, as `line:column message`.
func warnings(_ source: String, with others: [String] = []) -> [String] {
    file(source, with: others).diagnostics.map { "\($0.line):\($0.column) \($0.message)" }
}

/// Returns the selector that `#selector(argument)` becomes in a method of a class with members.
func selector(_ argument: String, members: String = "", with others: [String] = []) -> String {
    let front = "class Page: UIViewController { \(members); func load() { use("
    let text = file("\(front)#selector(\(argument))) } }", with: others).text
    let parts = text.components(separatedBy: "use(")
    return String(parts.last?.dropLast(5) ?? "")
}

/// The number of line ends.
func numberOfLines(_ bytes: [UInt8]) -> Int {
    var count = 0
    var last: UInt8 = 0
    for byte in bytes {
        if byte == 13 || byte == 10 && last != 13 { count += 1 }
        last = byte
    }
    return count
}
