/// A class of tags, by which types are found.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The identifier of the class.
    public let rawValue: String

    /// Creates a class of tags from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Filename extensions, without a full stop.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types, such as `text/html`.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    /// The identifier of the class.
    public var description: String { rawValue }
}
