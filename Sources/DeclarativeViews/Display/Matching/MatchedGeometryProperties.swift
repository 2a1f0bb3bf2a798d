/// The properties that a view takes from the frame of another view.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The bit mask of the properties.
    public let rawValue: UInt32

    /// Creates properties from a bit mask.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The position of the frame's anchor.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size of the frame.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and the size of the frame.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
