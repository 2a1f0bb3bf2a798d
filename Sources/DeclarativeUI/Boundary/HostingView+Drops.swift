import DeclarativeViews
import Foundation
import ImperativeUI

/// Items that are dragged over a hosting view.
extension _UIHostingView: DropContents {
    package final func dropTargets(at point: CGPoint, over child: UIView?) -> [any DropTarget] {
        guard isAmongViews(child) else { return [] }
        return interaction.dropPlaces(at: local(point), in: representedItem(in: child)).map(AreaDropTarget.init)
    }
}

/// A view that takes drops, and the point that the drag is at.
private struct AreaDropTarget: DropTarget {
    let place: GraphInteraction.DropPlace

    var dropIdentity: ObjectIdentifier { ObjectIdentifier(place.area) }

    func accepts(_ session: DropSession) -> Bool { place.area.accepts(session.providers, at: place.point) }

    func dragEntered(_ session: DropSession) { place.area.dragEntered(session.providers, at: place.point) }

    func dragMoved(_ session: DropSession) -> UIDropOperation {
        switch place.area.dragMoved(session.providers, at: place.point) {
        case .cancel: .cancel
        case .forbidden: .forbidden
        case .copy: .copy
        case .move: .move
        }
    }

    func dragLeft(_ session: DropSession) { place.area.dragLeft(session.providers, at: place.point) }

    func drop(_ session: DropSession) { place.area.drop(session.providers, at: place.point) }

    func dragEnded(_ session: DropSession) {}
}
