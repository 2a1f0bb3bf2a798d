import DeclarativeViews
import ImperativeUI
import LayoutEngine

extension EdgeInsets {
    /// Creates edge insets from a UIKit `NSDirectionalEdgeInsets` value.
    public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
        self.init(
            top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
            trailing: nsEdgeInsets.trailing)
    }
}

extension NSDirectionalEdgeInsets {
    /// Creates directional edge insets from a SwiftUI `EdgeInsets` value.
    public init(_ edgeInsets: EdgeInsets) {
        self.init(
            top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
    }
}
