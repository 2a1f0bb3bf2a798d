/// The rows of a table. Only types of this library conform.
public protocol TableRowContent<TableRowValue> {
    /// The type of the value of a row.
    associatedtype TableRowValue: Identifiable
    /// The type of the views of the rows. Not for clients to name.
    associatedtype _Rows: View

    /// Returns the views of the rows in columns. Used by the framework only.
    func _rows(in columns: _TableColumns<TableRowValue>) -> _Rows
}

/// The columns in which rows are shown. Used by the framework only.
public struct _TableColumns<RowValue> {
    let columns: [_TableColumn<RowValue>]
    /// Whether only the first column is shown.
    let isCompact: Bool
    let gap: CGFloat
    let step: CGFloat
}

/// A row of a table, with a value from which its columns make their views.
public struct TableRow<Value: Identifiable>: TableRowContent {
    private let value: Value

    /// Creates a row for a value.
    public init(_ value: Value) { self.value = value }

    /// Returns the view of the row. Used by the framework only.
    public func _rows(in columns: _TableColumns<Value>) -> some View {
        TableRowView(value: value, columns: columns).tag(value.id)
    }
}

/// The cells of a row beside each other.
private struct TableRowView<Value> {
    let value: Value
    let columns: _TableColumns<Value>
}

extension TableRowView: View {
    var body: some View {
        if columns.isCompact {
            columns.columns.first?.content(value)
        } else {
            TableCells(columns: columns) { $0.content(value) }
        }
    }
}

/// A view for each column, in its room.
struct TableCells<Value>: View {
    let columns: _TableColumns<Value>
    let cell: @MainActor (_TableColumn<Value>) -> AnyView

    var body: some View {
        let list = columns.columns
        TableRowLayout(columns: list.map(\.width), gap: columns.gap, step: columns.step) {
            ForEach(list.indices, id: \.self) { index in
                VStack(alignment: .leading, spacing: 0) { cell(list[index]) }
                    .lineLimit(1)
                    .frame(maxWidth: .infinity, alignment: list[index].alignment.alignment)
            }
        }
    }
}

/// The rows of a table that shows a row for each element of a collection. Not for clients to name.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    private let data: Data

    init(data: Data) { self.data = data }

    /// Returns the views of the rows. Used by the framework only.
    public func _rows(in columns: _TableColumns<Data.Element>) -> some View {
        ForEach(data) { TableRow($0)._rows(in: columns) }
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The type of the value of a row.
    public typealias TableRowValue = Content.TableRowValue

    /// Creates rows for the elements of a collection of identifiable data.
    nonisolated public init<V: Identifiable>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable, Content.TableRowValue == V {
        self.init(
            data: data, content: content, elements: ElementRules(id: { $0.id }, subject: { $0 }), kind: .collection)
    }

    /// Creates rows for the elements of a collection, identified by a key path.
    nonisolated public init<V: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == V {
        self.init(
            data: data, content: content, elements: ElementRules(id: ElementRules.id(at: id), subject: { $0 }),
            kind: .collection)
    }

    /// Returns the views of the rows. Used by the framework only.
    public func _rows(
        in columns: _TableColumns<Content.TableRowValue>
    ) -> ForEach<Data, ID, Content._Rows> {
        let content = content
        return ForEach<Data, ID, Content._Rows>(
            data: data, content: { content($0)._rows(in: columns) }, elements: elements, kind: kind)
    }
}
