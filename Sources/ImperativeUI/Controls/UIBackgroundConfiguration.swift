import Foundation

/// What lies behind the content of a button.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// The colour of the area; `nil` for that of the style, if it has one.
    public var backgroundColor: UIColor?
    /// How far the corners are rounded, in points.
    public var cornerRadius: CGFloat = 0
    /// How far the area stays from the edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    /// The colour of the line around the area; `nil` for the tint colour.
    public var strokeColor: UIColor?
    /// The width of the line around the area, in points; 0, the default, for none.
    public var strokeWidth: CGFloat = 0

    init() {}

    /// Nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }
}
