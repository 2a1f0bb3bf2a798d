import Foundation

/// The order of a table's rows, as the labels of its columns show and change it.
struct TableSorting {
    /// The direction in which rows are sorted first of all by a column's comparator; `nil` where it is another column.
    let order: @MainActor (Any) -> SortOrder?
    /// Sorts by a column, or in the other direction.
    let choose: @MainActor (Any) -> Void
    /// Reads the order, so that the table follows it.
    let follow: @MainActor () -> Void

    init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
        func isSame(_ one: Sort, _ other: Sort) -> Bool {
            var one = one
            one.order = other.order
            return one == other
        }
        order = { any in
            guard let sort = any as? Sort, let first = binding.wrappedValue.first, isSame(first, sort) else {
                return nil
            }
            return first.order
        }
        choose = { any in
            guard var sort = any as? Sort else { return }
            var list = binding.wrappedValue
            if let first = list.first, isSame(first, sort) {
                sort.order = first.order == .forward ? .reverse : .forward
            }
            list.removeAll { isSame($0, sort) }
            binding.wrappedValue = [sort] + list
        }
        follow = { _ = binding.wrappedValue }
    }
}

/// The labels above the columns of a table.
struct TableHeader<Value> {
    let columns: _TableColumns<Value>
    let sorting: TableSorting?
}

extension TableHeader: View {
    var body: some View {
        TableCells(columns: columns) { column in AnyView(label(column)) }
            .textCase(nil)
            .font(.subheadline.weight(.semibold))
    }

    @MainActor @ViewBuilder private func label(_ column: _TableColumn<Value>) -> some View {
        if let sorting, let comparator = column.comparator {
            let order = sorting.order(comparator)
            Button {
                sorting.choose(comparator)
            } label: {
                HStack(spacing: columns.gap / 2) {
                    column.label
                    if let order {
                        Image(systemName: order == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
                            .accessibilityHidden(true)
                    }
                }
            }
            .buttonStyle(.plain)
            .accessibilityValue(order.map { $0 == .forward ? "ascending" : "descending" } ?? "")
        } else {
            column.label
        }
    }
}
