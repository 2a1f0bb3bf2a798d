import Foundation
import LayoutEngine

extension HorizontalAlignment {
    private enum SeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }

    private enum SeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
    }

    /// Where the separators of a row in a list begin.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// Where the separators of a row in a list end.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
