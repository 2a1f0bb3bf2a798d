/// Some of the corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The corners as bits.
    public let rawValue: UInt
    /// Corners of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The upper right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The lower left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The lower right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    /// The same corners of a rectangle.
    var rectCorners: UIRectCorner {
        var corners: UIRectCorner = []
        if contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
        if contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
        if contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
        if contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
        return corners
    }
}

/// How the round corners of a layer are drawn. All are drawn as arcs here.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the curve.
    public let rawValue: String
    /// The curve of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Arcs of circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Arcs that begin softly.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
