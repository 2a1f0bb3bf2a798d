import Foundation

/// Contents that come to rest somewhere of their own once the touch that dragged them has gone.
@MainActor package protocol DragResting: AnyObject {
    /// The touch has gone.
    ///
    /// - Parameter velocity: How fast the visible part moved, in points per second to the right and down.
    func rest(velocity: CGVector)
}

/// A drag, which is told of the contents it moved.
@MainActor package protocol DragNoting: AnyObject {
    /// Registers contents to be told once when the touch has gone, however often they are moved.
    func note(_ contents: any DragResting)
}
