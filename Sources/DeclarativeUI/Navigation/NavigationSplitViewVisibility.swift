import Foundation

/// Which columns of a ``NavigationSplitView`` are shown, where there is room for columns side by side.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    /// How many columns are shown beside the last one, of three; `nil` for as many as there is room for.
    package let count: Int?

    private init(_ count: Int?) { self.count = count }

    /// As many columns as there is room for.
    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(nil) }
    /// All columns.
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(2) }
    /// The last two of three columns; both of two.
    public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(1) }
    /// The last column.
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(0) }
}

/// A column of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let number: Int

    private init(_ number: Int) { self.number = number }

    /// The first column.
    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(0) }
    /// The second of three columns.
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(1) }
    /// The last column.
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(2) }
}

/// How wide a column wishes to be, in points.
package struct NavigationColumnWidth: Hashable {
    package let least: CGFloat?
    package let ideal: CGFloat
    package let greatest: CGFloat?
}

extension View {
    /// Sets the width of the column of a ``NavigationSplitView`` in which this view is, in points. Not for the last
    /// column, which has what the others leave.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        navigationSettings { settings in
            let width = NavigationColumnWidth(least: width, ideal: width, greatest: width)
            if settings.columnWidth == nil { settings.columnWidth = width }
        }
    }

    /// Sets the width of the column of a ``NavigationSplitView`` in which this view is, in points, and its bounds. Not
    /// for the last column, which has what the others leave.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        navigationSettings { settings in
            let width = NavigationColumnWidth(least: min, ideal: ideal, greatest: max)
            if settings.columnWidth == nil { settings.columnWidth = width }
        }
    }
}
