/// A result builder that makes the rows of a table from several statements.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
    /// Builds rows from a statement.
    public static func buildExpression<Content: TableRowContent>(_ expression: Content) -> Content
    where Content.TableRowValue == Value { expression }

    /// Builds rows of one statement.
    public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    /// Builds rows of 2 statements.
    public static func buildBlock<C0: TableRowContent, C1: TableRowContent>(
        _ c0: C0, _ c1: C1
    ) -> TupleTableRowContent<Value, TupleView<(C0._Rows, C1._Rows)>>
    where C0.TableRowValue == Value, C1.TableRowValue == Value {
        TupleTableRowContent { columns in
            TupleView((c0._rows(in: columns), c1._rows(in: columns)))
        }
    }

    /// Builds rows of 3 statements.
    public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> TupleTableRowContent<Value, TupleView<(C0._Rows, C1._Rows, C2._Rows)>>
    where C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value {
        TupleTableRowContent { columns in
            TupleView((c0._rows(in: columns), c1._rows(in: columns), c2._rows(in: columns)))
        }
    }

    /// Builds rows of 4 statements.
    public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> TupleTableRowContent<Value, TupleView<(C0._Rows, C1._Rows, C2._Rows, C3._Rows)>>
    where C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value {
        TupleTableRowContent { columns in
            TupleView((c0._rows(in: columns), c1._rows(in: columns), c2._rows(in: columns), c3._rows(in: columns)))
        }
    }

    /// Builds rows of 5 statements.
    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> TupleTableRowContent<Value, TupleView<(C0._Rows, C1._Rows, C2._Rows, C3._Rows, C4._Rows)>>
    where
        C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value,
        C4.TableRowValue == Value
    {
        TupleTableRowContent { columns in
            TupleView(
                (
                    c0._rows(in: columns), c1._rows(in: columns), c2._rows(in: columns), c3._rows(in: columns),
                    c4._rows(in: columns)
                ))
        }
    }

    /// Builds rows of 6 statements.
    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
        C5: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> TupleTableRowContent<Value, TupleView<(C0._Rows, C1._Rows, C2._Rows, C3._Rows, C4._Rows, C5._Rows)>>
    where
        C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value,
        C4.TableRowValue == Value, C5.TableRowValue == Value
    {
        TupleTableRowContent { columns in
            TupleView(
                (
                    c0._rows(in: columns), c1._rows(in: columns), c2._rows(in: columns), c3._rows(in: columns),
                    c4._rows(in: columns), c5._rows(in: columns)
                ))
        }
    }

    /// Builds rows of 7 statements.
    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
        C5: TableRowContent, C6: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> TupleTableRowContent<Value, TupleView<(C0._Rows, C1._Rows, C2._Rows, C3._Rows, C4._Rows, C5._Rows, C6._Rows)>>
    where
        C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value,
        C4.TableRowValue == Value, C5.TableRowValue == Value, C6.TableRowValue == Value
    {
        TupleTableRowContent { columns in
            TupleView(
                (
                    c0._rows(in: columns), c1._rows(in: columns), c2._rows(in: columns), c3._rows(in: columns),
                    c4._rows(in: columns), c5._rows(in: columns), c6._rows(in: columns)
                ))
        }
    }

    /// Builds rows of 8 statements.
    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
        C5: TableRowContent, C6: TableRowContent, C7: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> TupleTableRowContent<
        Value, TupleView<(C0._Rows, C1._Rows, C2._Rows, C3._Rows, C4._Rows, C5._Rows, C6._Rows, C7._Rows)>
    >
    where
        C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value,
        C4.TableRowValue == Value, C5.TableRowValue == Value, C6.TableRowValue == Value, C7.TableRowValue == Value
    {
        TupleTableRowContent { columns in
            TupleView(
                (
                    c0._rows(in: columns), c1._rows(in: columns), c2._rows(in: columns), c3._rows(in: columns),
                    c4._rows(in: columns), c5._rows(in: columns), c6._rows(in: columns), c7._rows(in: columns)
                ))
        }
    }

    /// Builds rows of 9 statements.
    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
        C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
    ) -> TupleTableRowContent<
        Value, TupleView<(C0._Rows, C1._Rows, C2._Rows, C3._Rows, C4._Rows, C5._Rows, C6._Rows, C7._Rows, C8._Rows)>
    >
    where
        C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value,
        C4.TableRowValue == Value, C5.TableRowValue == Value, C6.TableRowValue == Value, C7.TableRowValue == Value,
        C8.TableRowValue == Value
    {
        TupleTableRowContent { columns in
            TupleView(
                (
                    c0._rows(in: columns), c1._rows(in: columns), c2._rows(in: columns), c3._rows(in: columns),
                    c4._rows(in: columns), c5._rows(in: columns), c6._rows(in: columns), c7._rows(in: columns),
                    c8._rows(in: columns)
                ))
        }
    }

    /// Builds rows of 10 statements.
    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
        C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent, C9: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
    ) -> TupleTableRowContent<
        Value,
        TupleView<(C0._Rows, C1._Rows, C2._Rows, C3._Rows, C4._Rows, C5._Rows, C6._Rows, C7._Rows, C8._Rows, C9._Rows)>
    >
    where
        C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value,
        C4.TableRowValue == Value, C5.TableRowValue == Value, C6.TableRowValue == Value, C7.TableRowValue == Value,
        C8.TableRowValue == Value, C9.TableRowValue == Value
    {
        TupleTableRowContent { columns in
            TupleView(
                (
                    c0._rows(in: columns), c1._rows(in: columns), c2._rows(in: columns), c3._rows(in: columns),
                    c4._rows(in: columns), c5._rows(in: columns), c6._rows(in: columns), c7._rows(in: columns),
                    c8._rows(in: columns), c9._rows(in: columns)
                ))
        }
    }

    /// Builds the rows of a condition without an alternative.
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
    where Content.TableRowValue == Value { content }

    /// Builds the rows of the first branch of a condition.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        .init(storage: .trueContent(first))
    }

    /// Builds the rows of the second branch of a condition.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        .init(storage: .falseContent(second))
    }
}

/// Several rows of a table in order. Not for clients to name.
public struct TupleTableRowContent<Value: Identifiable, Rows: View>: TableRowContent {
    /// The type of the value of a row.
    public typealias TableRowValue = Value

    private let rows: (_TableColumns<Value>) -> Rows

    init(_ rows: @escaping (_TableColumns<Value>) -> Rows) { self.rows = rows }

    /// Returns the views of the rows. Used by the framework only.
    public func _rows(in columns: _TableColumns<Value>) -> Rows { rows(columns) }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    /// Returns the views of the rows, if there are some. Used by the framework only.
    public func _rows(in columns: _TableColumns<Wrapped.TableRowValue>) -> Wrapped._Rows? {
        map { $0._rows(in: columns) }
    }
}

extension _ConditionalContent: TableRowContent
where
    TrueContent: TableRowContent, FalseContent: TableRowContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    /// Returns the views of the branch's rows. Used by the framework only.
    public func _rows(
        in columns: _TableColumns<TrueContent.TableRowValue>
    ) -> _ConditionalContent<TrueContent._Rows, FalseContent._Rows> {
        switch storage {
        case .trueContent(let content): .init(storage: .trueContent(content._rows(in: columns)))
        case .falseContent(let content): .init(storage: .falseContent(content._rows(in: columns)))
        }
    }
}
