import Foundation

extension CGPoint {
    /// The coordinates in parentheses: `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
    /// The width and the height in parentheses: `(1.0, 2.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
    /// The origin and the size: `(0.0, 0.0, 1.0, 2.0)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
