import Foundation

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column with a localised title, which does not sort.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    /// Creates a column with a title, which does not sort.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: nil, content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// Creates a column with a localised title that shows a string of each row. Where the table
    /// has an order, the column sorts by it as people do.
    nonisolated public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }

    /// Creates a column with a localised title that shows a string of each row, and sorts by it with a comparator.
    nonisolated public init<C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable, comparator: C
    ) where C.Compared == String {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)) {
            Text($0[keyPath: value])
        }
    }

    /// Creates a column with a title that shows a string of each row. Where the table
    /// has an order, the column sorts by it as people do.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, value: any KeyPath<RowValue, String> & Sendable
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }

    /// Creates a column with a title that shows a string of each row, and sorts by it with a comparator.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, C: SortComparator>(
        _ title: S, value: any KeyPath<RowValue, String> & Sendable, comparator: C
    ) where C.Compared == String {
        self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator)) {
            Text($0[keyPath: value])
        }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column with a localised title, which sorts by a string, as people do.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column with a localised title, which sorts by a value.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column with a localised title, which sorts by a value that rows may lack.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column with a localised title, which sorts by a value with a comparator.
    nonisolated public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }

    /// Creates a column with a title, which sorts by a string, as people do.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, value: any KeyPath<RowValue, String> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column with a title, which sorts by a value.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column with a title, which sorts by a value that rows may lack.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: any KeyPath<RowValue, V?> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column with a title, which sorts by a value with a comparator.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
    /// Creates a column with a localised title, which sorts with a comparator of rows.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: comparator, content: content)
    }

    /// Creates a column with a title, which sorts with a comparator of rows.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: comparator, content: content)
    }
}
