import Drawing
import Foundation

extension ViewGraph {
    /// What the views look like.
    private var picture: GraphDisplayList { feature() }

    /// Draws the views as they were laid out last, represented ones at their places among the others.
    ///
    /// - Parameter scale: pixels a point, to whose edges frames are rounded.
    package func drawViews(in context: inout DrawingContext, scale: CGFloat) {
        guard let top = root?.layoutRoot.node else { return }
        picture.begin()
        picture.draw(top, in: &context, scale: scale, motions: motions)
    }

    /// How often an item of this graph drew itself since somebody first looked. For tests.
    package var drawCount: Int { picture.drawCount }
}
