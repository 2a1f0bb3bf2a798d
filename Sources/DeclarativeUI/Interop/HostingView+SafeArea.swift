import Foundation
import ImperativeUI

extension _UIHostingView {
    /// How much of the view at each edge is not safe for its contents, in points. None unless set.
    package final var contentSafeAreaInsets: EdgeInsets {
        get { viewGraph.safeAreaInsets }
        set { viewGraph.safeAreaInsets = newValue }
    }
}
