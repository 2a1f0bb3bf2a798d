import Foundation

/// Contents that come to rest somewhere of their own once the touch that dragged them has gone.
@MainActor package protocol DragResting: AnyObject {
    /// The touch has gone.
    ///
    /// - Parameter velocity: How fast the visible part moved, in points per second to the right and down.
    func rest(velocity: CGVector)
}

/// A drag, which is told what it moved.
@MainActor package protocol DragNoting: AnyObject {
    /// Has contents told when the touch has gone, once, however often they are moved.
    func note(_ contents: any DragResting)
}
