import Foundation
import LayoutEngine

/// The columns of a table. Only types of this library conform.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the value of a row.
    associatedtype TableRowValue: Identifiable
    /// The type of the comparators by which the columns sort; `Never` for columns that do not.
    associatedtype TableColumnSortComparator

    /// The columns in order. Used by the framework only.
    var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column as a table shows it. Used by the framework only.
public struct _TableColumn<RowValue> {
    let label: AnyView
    let content: (RowValue) -> AnyView
    let width: TableColumnWidth
    let alignment: TableColumnAlignment
    /// The comparator by which the column sorts; `nil` for a column that does not.
    let comparator: Any?
}

/// The alignment of a column's content in its room.
public struct TableColumnAlignment: Hashable, Sendable {
    enum Edge: Sendable { case leading, center, trailing }

    let edge: Edge

    /// The alignment that suits the column: the leading one.
    public static var automatic: TableColumnAlignment { TableColumnAlignment(edge: .leading) }
    /// The alignment at the leading edge.
    public static var leading: TableColumnAlignment { TableColumnAlignment(edge: .leading) }
    /// The alignment in the centre.
    public static var center: TableColumnAlignment { TableColumnAlignment(edge: .center) }
    /// The alignment at the trailing edge.
    public static var trailing: TableColumnAlignment { TableColumnAlignment(edge: .trailing) }
    /// The alignment of numbers: at the trailing edge.
    public static var numeric: TableColumnAlignment { trailing }

    var alignment: Alignment {
        switch edge {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// A column of a table: a label above it, and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
    let label: Label
    let content: (RowValue) -> Content
    let comparator: Sort?
    var width = TableColumnWidth()
    var alignment = TableColumnAlignment.automatic

    nonisolated init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        (self.label, self.comparator, self.content) = (label, comparator, content)
    }

    private func with(_ change: (inout TableColumn) -> Void) -> TableColumn {
        var copy = self
        change(&copy)
        return copy
    }

    /// Returns the column with a fixed width in points; `nil` for a share of the room.
    ///
    /// A width that is negative or not finite counts as `nil`.
    nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn {
        with { $0.width = TableColumnWidth(min: width, ideal: width, max: width) }
    }

    /// Returns the column with limits of its width in points.
    ///
    /// - Parameters:
    ///   - min: The least width.
    ///   - ideal: The width where the columns have no room to fill; with it, the column gets no more unless there is
    ///     room that no other column can take.
    ///   - max: The greatest width; it counts for more than the others.
    nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        with { $0.width = TableColumnWidth(min: min, ideal: ideal, max: max) }
    }

    /// Returns the column with an alignment of its label and of its content.
    nonisolated public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        with { $0.alignment = alignment }
    }
}

extension TableColumn: TableColumnContent {
    /// The type of the value of a row.
    public typealias TableRowValue = RowValue
    /// The type of the comparators by which the column sorts.
    public typealias TableColumnSortComparator = Sort

    /// The column alone. Used by the framework only.
    public var _columns: [_TableColumn<RowValue>] {
        let content = content
        return [
            _TableColumn(
                label: AnyView(label), content: { AnyView(content($0)) }, width: width, alignment: alignment,
                comparator: comparator.map { $0 as Any })
        ]
    }
}
