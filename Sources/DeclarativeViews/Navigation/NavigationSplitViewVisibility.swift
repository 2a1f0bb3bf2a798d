import Foundation

/// The visibility of the columns of a ``NavigationSplitView``, where the width allows columns side by side.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    /// How many columns are shown beside the last one, of three; `nil` for as many as there is room for.
    package let count: Int?

    private init(_ count: Int?) { self.count = count }

    /// Shows as many columns as fit.
    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(nil) }
    /// Shows all columns, two or three.
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(2) }
    /// Shows the last two of three columns, or both of two.
    public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(1) }
    /// Shows only the detail column.
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(0) }
}

/// A column of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let number: Int

    private init(_ number: Int) { self.number = number }

    /// The sidebar, which is the first column.
    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(0) }
    /// The content column, which is the second of three.
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(1) }
    /// The detail column, which is the last.
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(2) }
}

/// How wide a column wishes to be, in points.
package struct NavigationColumnWidth: Hashable {
    package let least: CGFloat?
    package let ideal: CGFloat
    package let greatest: CGFloat?
}

extension View {
    /// Sets the width, in points, of the ``NavigationSplitView`` column that contains this view. Has no effect on the
    /// detail column, which takes the remaining width.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        navigationSettings { settings in
            let width = NavigationColumnWidth(least: width, ideal: width, greatest: width)
            if settings.columnWidth == nil { settings.columnWidth = width }
        }
    }

    /// Sets the preferred, minimum and maximum width, in points, of the ``NavigationSplitView`` column that contains
    /// this view. Has no effect on the detail column, which takes the remaining width.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        navigationSettings { settings in
            let width = NavigationColumnWidth(least: min, ideal: ideal, greatest: max)
            if settings.columnWidth == nil { settings.columnWidth = width }
        }
    }
}
