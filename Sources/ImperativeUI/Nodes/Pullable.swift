import Foundation

/// What is pulled at the start of scrolled contents to have them refreshed.
@MainActor package protocol Pullable: AnyObject {
    /// Pulls the contents by so many points, or lets them go back for a negative number. Returns how many of these the
    /// contents took.
    func pull(by distance: CGFloat) -> CGFloat
    /// The touch that pulled has gone.
    func letGo()
    /// Has the contents refreshed without a pull. Returns whether they are now.
    func refresh() -> Bool
}

/// Where contents are looked for that can be refreshed, among what a view shows without views of its own.
package enum PullPlace {
    /// At a point of the view, scrolled to their start.
    case point(CGPoint)
    /// Around the object of a focus stop.
    case focused(AnyObject)
    /// Anywhere, the first ones.
    case anywhere
}
