import Drawing
import Foundation
import BridgedEnvironment

extension ViewGraph {
    /// The drawings of the views.
    private var displayList: GraphDisplayList { feature() }

    /// Draws the views as they were last laid out, with represented ones in their order among the others.
    ///
    /// - Parameter scale: The number of pixels per point, to which frames are rounded.
    package func drawViews(in context: inout DrawingContext, scale: CGFloat) {
        guard let top = root?.layoutRoot.node else { return }
        displayList.begin()
        let list = ClientLayout.run(in: delegate) { displayList.list(of: top, scale: scale, motions: motions) }
        for item in list.items { context.append(item) }
    }

    /// The number of items that were visited to draw this graph. For tests.
    package var displayVisits: Int { displayList.visitedCount }

    /// The number of times that items of this graph have drawn themselves since drawing was first requested. For tests.
    package var drawCount: Int { displayList.drawCount }
}
