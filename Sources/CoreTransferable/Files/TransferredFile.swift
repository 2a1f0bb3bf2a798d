import Foundation

/// A file as its sender describes it.
public struct SentTransferredFile: Sendable {
    /// The URL of the file.
    public let file: URL
    /// Whether receivers may use the file itself, rather than a copy.
    public let allowAccessingOriginalFile: Bool

    /// Creates the description of a file to send. Receivers use a copy, unless they may use the file itself.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file as its receiver gets it.
public struct ReceivedTransferredFile: Sendable {
    /// The URL of the file. A copy is removed when the receiver's closure has returned.
    public let file: URL
    /// Whether the file is the sender's file, rather than a copy.
    public let isOriginalFile: Bool
}
