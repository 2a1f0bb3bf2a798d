import CoreTransferable
import Foundation
import BridgedEnvironment

/// A drag of a view's items that begins.
@MainActor package struct ViewDrag {
    /// The items.
    package let providers: [NSItemProvider]
    /// What is seen at the pointer.
    package let preview: AnyView
    /// The scope in whose environment the preview is shown, and its name there.
    package let origin: (scope: Scope, node: any ScopeLabel)
}

/// A drag that is going on, until it is dropped or cancelled.
@MainActor package protocol ViewDragSession: AnyObject {
    /// Moves the items to a point of the window.
    func move(to point: CGPoint)
    /// Drops the items at the last point.
    func drop()
    /// Ends the drag without a drop.
    func cancel()
}

/// The delegate of a graph in which drags begin.
@MainActor package protocol GraphDragDelegate: ViewGraphDelegate {
    /// Begins a drag; returns `nil` where there is no window.
    func begin(_ drag: ViewDrag) -> (any ViewDragSession)?
}

extension ScopeName {
    /// The preview of a drag.
    static let dragPreview = ScopeName("DragPreview")
}
