import CoreTransferable
import Foundation

/// Delivers dragged items to the views that they may be dropped on.
@MainActor package final class DragDelivery {
    private var session: DropSession?
    /// The target that the drag is over.
    private var target: (any DropTarget)?
    /// The targets that the drag has been over, and whether they are interested. They are asked once.
    private var known: [(target: any DropTarget, accepts: Bool)] = []
    /// The effect of a drop at the location of the drag.
    private(set) var operation = UIDropOperation.cancel

    package init() {}

    /// Delivers an event of a drag to windows, the frontmost last.
    package func deliver(_ drag: HostDrag, to windows: [UIWindow]) {
        switch drag.phase {
        case .move: move(drag, over: windows)
        case .leave: cancel()
        case .drop:
            move(drag, over: windows)
            guard let session, let target, operation.accepts else { return cancel() }
            // The drag is over before the items are taken, which may begin another one.
            let visited = visited
            forget()
            target.drop(session)
            for one in visited { one.dragEnded(session) }
        }
    }

    private func move(_ drag: HostDrag, over windows: [UIWindow]) {
        let session = session ?? DropSession(drag.items)
        self.session = session
        session.update(drag.items)
        let place = PointerTarget(at: drag.location, in: windows)
        if let place { session.move(to: place.point, in: place.window) }
        let (found, left) = (place.flatMap { target(at: $0, for: session) }, target)
        target = found
        if found?.dropIdentity != left?.dropIdentity {
            left?.dragLeft(session)
            found?.dragEntered(session)
        }
        // A target that was told may have ended the drag.
        guard self.session === session else { return }
        operation = found?.dragMoved(session) ?? .cancel
    }

    /// The drag ends without a drop.
    func cancel() {
        guard let session else { return }
        let (target, visited) = (target, visited)
        forget()
        target?.dragLeft(session)
        for one in visited { one.dragEnded(session) }
    }

    private func forget() { (session, target, known, operation) = (nil, nil, [], .cancel) }

    /// The targets that are interested in the items.
    private var visited: [any DropTarget] { known.lazy.filter(\.accepts).map(\.target) }

    /// Returns whether a target is interested in the items.
    private func isInterested(_ target: any DropTarget, in session: DropSession) -> Bool {
        if let answer = known.first(where: { $0.target.dropIdentity == target.dropIdentity }) { return answer.accepts }
        let accepts = target.accepts(session)
        known.append((target, accepts))
        return accepts
    }

    /// Returns the innermost target at a place that is interested in the items.
    private func target(at place: PointerTarget, for session: DropSession) -> (any DropTarget)? {
        var child: UIView?
        for here in place.view.selfAndSuperviews {
            if let contents = here.contents as? any DropContents {
                let inside = contents.dropTargets(at: place.window.convert(place.point, to: here), over: child)
                if let found = inside.first(where: { isInterested($0, in: session) }) { return found }
            }
            let interactions = here.interactions.lazy.reversed().compactMap { $0 as? UIDropInteraction }
            if let found = interactions.first(where: { isInterested($0, in: session) }) { return found }
            child = here
        }
        return nil
    }
}
