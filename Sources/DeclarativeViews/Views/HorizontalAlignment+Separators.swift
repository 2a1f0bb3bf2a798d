import Foundation
import LayoutEngine

extension HorizontalAlignment {
    private enum SeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }

    private enum SeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
    }

    /// The alignment guide for the leading end of the separators of a list row.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// The alignment guide for the trailing end of the separators of a list row.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
