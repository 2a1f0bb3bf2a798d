import Foundation

/// Something wrong in the numbers a layout gave, which the engine put right.
package struct LayoutIssue: Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable {
        case invalidSize, invalidPosition, invalidProposal, invalidAlignment, invalidInput, placedOutsidePass, tooDeep
    }

    package let kind: Kind
    /// The type whose numbers these are.
    package let layoutType: String
    package let description: String
}

/// Where the engine says what it put right.
package enum LayoutDiagnostics {
    /// The engine's hook unless it is made with another: writes a line to standard error.
    package static func report(_ issue: LayoutIssue) {
        FileHandle.standardError.write(Data("\(issue.description)\n".utf8))
    }
}
