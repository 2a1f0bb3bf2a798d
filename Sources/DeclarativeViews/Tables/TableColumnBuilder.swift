/// A result builder that makes the columns of a table from several statements.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    /// Builds a column from a statement.
    public static func buildExpression<S, Content: View, Label: View>(
        _ expression: TableColumn<RowValue, S, Content, Label>
    ) -> TableColumn<RowValue, S, Content, Label> { expression }

    /// Builds columns from a statement.
    public static func buildExpression<Content: TableColumnContent>(_ expression: Content) -> Content
    where Content.TableRowValue == RowValue { expression }

    /// Builds one column or several of one kind.
    public static func buildBlock<Content: TableColumnContent>(_ content: Content) -> Content
    where Content.TableRowValue == RowValue { content }

    /// Builds 2 columns.
    public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent>(
        _ c0: C0, _ c1: C1
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1)>
    where C0.TableRowValue == RowValue, C1.TableRowValue == RowValue {
        TupleTableColumnContent(c0._columns + c1._columns)
    }

    /// Builds 3 columns.
    public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2)>
    where C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue {
        TupleTableColumnContent(c0._columns + c1._columns + c2._columns)
    }

    /// Builds 4 columns.
    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3)>
    where
        C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
        C3.TableRowValue == RowValue
    {
        TupleTableColumnContent(c0._columns + c1._columns + c2._columns + c3._columns)
    }

    /// Builds 5 columns.
    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4)>
    where
        C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
        C3.TableRowValue == RowValue, C4.TableRowValue == RowValue
    {
        TupleTableColumnContent(c0._columns + c1._columns + c2._columns + c3._columns + c4._columns)
    }

    /// Builds 6 columns.
    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent, C5: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5)>
    where
        C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
        C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue
    {
        TupleTableColumnContent(c0._columns + c1._columns + c2._columns + c3._columns + c4._columns + c5._columns)
    }

    /// Builds 7 columns.
    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6)>
    where
        C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
        C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
        C6.TableRowValue == RowValue
    {
        TupleTableColumnContent(
            c0._columns + c1._columns + c2._columns + c3._columns + c4._columns + c5._columns + c6._columns)
    }

    /// Builds 8 columns.
    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7)>
    where
        C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
        C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
        C6.TableRowValue == RowValue, C7.TableRowValue == RowValue
    {
        TupleTableColumnContent(
            c0._columns + c1._columns + c2._columns + c3._columns + c4._columns + c5._columns + c6._columns
                + c7._columns)
    }

    /// Builds 9 columns.
    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
        C8: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
    where
        C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
        C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
        C6.TableRowValue == RowValue, C7.TableRowValue == RowValue, C8.TableRowValue == RowValue
    {
        TupleTableColumnContent(
            c0._columns + c1._columns + c2._columns + c3._columns + c4._columns + c5._columns + c6._columns
                + c7._columns + c8._columns)
    }

    /// Builds 10 columns.
    public static func buildBlock<
        C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
        C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
        C8: TableColumnContent, C9: TableColumnContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    where
        C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
        C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
        C6.TableRowValue == RowValue, C7.TableRowValue == RowValue, C8.TableRowValue == RowValue,
        C9.TableRowValue == RowValue
    {
        TupleTableColumnContent(
            c0._columns + c1._columns + c2._columns + c3._columns + c4._columns + c5._columns + c6._columns
                + c7._columns + c8._columns + c9._columns)
    }

    /// Builds the columns of a condition without an alternative.
    public static func buildIf<Content: TableColumnContent>(_ content: Content?) -> Content?
    where Content.TableRowValue == RowValue { content }

    /// Builds the columns of the first branch of a condition.
    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        first: First
    ) -> _ConditionalContent<First, Second>
    where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
        .init(storage: .trueContent(first))
    }

    /// Builds the columns of the second branch of a condition.
    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        second: Second
    ) -> _ConditionalContent<First, Second>
    where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
        .init(storage: .falseContent(second))
    }
}

/// Several columns in order. Not for clients to name.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort, T>: TableColumnContent {
    /// The type of the value of a row.
    public typealias TableRowValue = RowValue
    /// The type of the comparators by which the table sorts.
    public typealias TableColumnSortComparator = Sort

    /// The columns in order. Used by the framework only.
    public let _columns: [_TableColumn<RowValue>]

    init(_ columns: [_TableColumn<RowValue>]) { _columns = columns }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    /// The type of the value of a row.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// The type of the comparators by which the columns sort.
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator

    /// The columns, if there are some. Used by the framework only.
    public var _columns: [_TableColumn<Wrapped.TableRowValue>] { self?._columns ?? [] }
}

extension _ConditionalContent: TableColumnContent
where
    TrueContent: TableColumnContent, FalseContent: TableColumnContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    /// The type of the value of a row.
    public typealias TableRowValue = TrueContent.TableRowValue
    /// The type of the comparators by which the columns sort.
    public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator

    /// The columns of the branch. Used by the framework only.
    public var _columns: [_TableColumn<TrueContent.TableRowValue>] {
        switch storage {
        case .trueContent(let content): content._columns
        case .falseContent(let content): content._columns
        }
    }
}
