import Foundation

/// Something that items can be dropped on: the drop interaction of a view, or a view of another world.
@MainActor package protocol DropTarget {
    /// Identifies the target while a drag moves over it.
    var dropIdentity: ObjectIdentifier { get }
    /// Returns whether the items are of interest.
    func accepts(_ session: DropSession) -> Bool
    /// The drag came over the target.
    func dragEntered(_ session: DropSession)
    /// The drag is at another point of the target. Returns the effect of a drop there.
    func dragMoved(_ session: DropSession) -> UIDropOperation
    /// The drag left the target.
    func dragLeft(_ session: DropSession)
    /// Takes the items.
    func drop(_ session: DropSession)
    /// The drag has ended, here or elsewhere. Called for targets that it came over.
    func dragEnded(_ session: DropSession)
}

/// Contents of a view, other than views of this world, that items can be dropped on.
@MainActor package protocol DropContents: ViewContents {
    /// Returns the targets at a point, over this view or one in it, the innermost first.
    func dropTargets(at point: CGPoint, over child: UIView?) -> [any DropTarget]
}
