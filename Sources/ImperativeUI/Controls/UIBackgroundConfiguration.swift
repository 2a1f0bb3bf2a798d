import Foundation

/// The appearance of a button's background.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// The fill colour; `nil` for that of the button's style, if it has one.
    public var backgroundColor: UIColor?
    /// The radius of the corners, in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The distances of the background from the button's edges, in points; 0 by default.
    public var backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    /// The colour of the border; `nil` for the tint colour.
    public var strokeColor: UIColor?
    /// The width of the border in points; 0, the default, for none.
    public var strokeWidth: CGFloat = 0

    init() {}

    /// Returns a background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }
}
