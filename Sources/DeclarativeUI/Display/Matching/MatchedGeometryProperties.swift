/// What a view takes from the frame of another.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// A bit for each part.
    public let rawValue: UInt32

    /// Parts by their bits.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Where the anchor of the frame is.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// How large the frame is.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The whole frame.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
