import Foundation

/// A container that shows values in rows with several columns, with optional selection and sorting.
///
/// Rows are those of a ``List``. Where the width is compact, only the first column is shown, without the labels above
/// it, as on a phone. A tap on the label of a column that sorts changes the binding to the order; sort the values by
/// it.
public struct Table<Value, Rows, Columns>
where
    Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
    Rows.TableRowValue == Columns.TableRowValue
{
    enum Selection {
        case none
        case one(Binding<Value.ID?>)
        case many(Binding<Set<Value.ID>>)
    }

    private let rows: Rows
    private let columns: Columns
    private let selection: Selection
    private let sorting: TableSorting?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.textMedium) private var medium
    @Environment(\.hidesTableHeaders) private var hidesHeaders
    @Environment(\.isTableInset) private var isInset

    nonisolated init(_ rows: Rows, _ columns: Columns, _ selection: Selection, _ sorting: TableSorting?) {
        (self.rows, self.columns, self.selection, self.sorting) = (rows, columns, selection, sorting)
    }
}

extension Table: View {
    /// The rows in a list.
    public var body: some View {
        let _ = sorting?.follow()
        if isInset {
            list.listStyle(.inset)
        } else {
            list.listStyle(.plain)
        }
    }

    @MainActor @ViewBuilder private var list: some View {
        switch selection {
        case .none: List { content }
        case .one(let binding): List(selection: binding) { content }
        case .many(let binding): List(selection: binding) { content }
        }
    }

    @MainActor @ViewBuilder private var content: some View {
        let columns = self.resolved
        if columns.isCompact || hidesHeaders {
            rows._rows(in: columns)
        } else {
            Section {
                rows._rows(in: columns)
            } header: {
                TableHeader(columns: columns, sorting: sorting)
            }
        }
    }

    @MainActor private var resolved: _TableColumns<Value> {
        let step = medium.figures.grain.cell?.width ?? 0
        return _TableColumns(
            columns: columns._columns, isCompact: sizeClass == .compact, gap: step > 0 ? step : 12, step: step)
    }
}
