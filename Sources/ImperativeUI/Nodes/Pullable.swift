import Foundation

/// Scrolled contents that are refreshed by a pull at their start.
@MainActor package protocol Pullable: AnyObject {
    /// Pulls the contents by so many points, or lets them go back for a negative number. Returns how many of these the
    /// contents took.
    func pull(by distance: CGFloat) -> CGFloat
    /// The touch that pulled has gone.
    func letGo()
    /// Whether a touch can pull the contents now.
    var canBePulled: Bool { get }
    /// Refreshes the contents without a pull. Returns whether they are being refreshed.
    func refresh() -> Bool
}

/// Where to look for refreshable contents, among those a view shows without views of its own.
package enum PullLocation {
    /// At a point of the view, scrolled to their start.
    case point(CGPoint)
    /// Around the object of a focus stop.
    case focused(AnyObject)
    /// Anywhere, the first ones.
    case anywhere
}
