import Foundation

/// Taps meant for what a view shows without views of its own, such as the views of another world.
package enum ContentTap {
    /// At a point of the view's coordinates.
    case at(CGPoint, count: Int)
    /// On what has an accessibility identifier.
    case identifier(String, count: Int)
    /// On the control that shows a text.
    case label(String, count: Int)
}

extension UIView {
    /// Taps what the view shows and what is no view below it, for views that show another world. Answers whether something
    /// acted.
    package final var contentsTapper: ((ContentTap) -> Bool)? {
        get { appearance?.tapContents }
        set { madeAppearance.tapContents = newValue }
    }
}
