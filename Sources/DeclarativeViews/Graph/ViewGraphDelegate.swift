import Foundation

/// The delegate of a graph: it shows the views of the graph.
@MainActor package protocol ViewGraphDelegate: AnyObject {
    /// Called when the layout may have changed. The delegate then calls `place(in:)` in the next layout.
    func graphNeedsLayout()
    /// Called when something looks different in the same place.
    func graphNeedsDisplay()
    /// Called when some body will run in the next update.
    func graphNeedsUpdate()
    /// Returns the transform from the graph's area to the window.
    ///
    /// - Parameter isFollowed: Whether to lay out the area again when the transform changes.
    func graphTransform(isFollowed: Bool) -> CGAffineTransform
    /// Returns the same transform, and has the area of another delegate laid out again when it changes.
    func graphTransform(followedBy other: any ViewGraphDelegate) -> CGAffineTransform
    /// Returns whether a part of a rectangle of the graph's area can be seen; `nil` stands for one that is not known.
    func graphIsSeen(_ area: CGRect?) -> Bool
}

extension ViewGraphDelegate {
    /// Returns the identity: by default, the area is not in a window.
    package func graphTransform(isFollowed: Bool) -> CGAffineTransform { .identity }

    /// Returns the transform as it is now: by default, it does not change.
    package func graphTransform(followedBy other: any ViewGraphDelegate) -> CGAffineTransform {
        graphTransform(isFollowed: false)
    }

    /// Returns true: by default, nothing hides the area.
    package func graphIsSeen(_ area: CGRect?) -> Bool { true }
}
