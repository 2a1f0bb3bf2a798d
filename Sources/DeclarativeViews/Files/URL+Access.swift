import Foundation

extension URL {
    /// Returns `true`: a program has access here to each file that the user who runs it has.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Does nothing: access to a file does not end.
    public func stopAccessingSecurityScopedResource() {}
}
