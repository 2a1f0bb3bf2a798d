@_spi(Graph) import DeclarativeViews
import Foundation
import ImperativeUI

/// Tells a bar above the views how far they are scrolled.
extension _UIHostingView: BarScroller {
    package final var distanceFromStart: CGFloat { viewGraph.distanceFromTop }

    package final var barObserver: (() -> Void)? {
        get { viewGraph.distanceDidChange }
        set { viewGraph.distanceDidChange = newValue }
    }

    /// No part of a bar goes away as views are scrolled.
    package final func begins(atTopOf view: UIView) -> Bool { false }
    package final var roomForBar: CGFloat {
        get { 0 }
        set {}
    }

    package final var yieldsToViewsInside: Bool { true }
}
