import Foundation

/// An invalid number returned by a layout, which the engine corrected.
package struct LayoutIssue: Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable {
        case invalidSize, invalidPosition, invalidProposal, invalidAlignment, invalidInput, placedOutsidePass, tooDeep
    }

    package let kind: Kind
    /// The name of the type that returned the number.
    package let layoutType: String
    package let description: String
}

/// The default reporting of issues.
package enum LayoutDiagnostics {
    /// Writes an issue to standard error. A context made without a hook of its own uses this.
    package static func report(_ issue: LayoutIssue) {
        FileHandle.standardError.write(Data("\(issue.description)\n".utf8))
    }
}
