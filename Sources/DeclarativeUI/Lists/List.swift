/// Shows rows in a column that scrolls.
///
/// Each view in the content is a row: views of a `ForEach`, of a `Section` and of a `Group` are rows of their own.
/// Modifiers such as `listRowInsets(_:)` set how the row of a view looks. Rows are made as they come into sight, as in
/// a `LazyVStack`, so that a list costs what is seen of it, whatever the number of its rows.
///
/// With a `selection`, a row is selected by its `tag(_:includeOptional:)` or, where that is missing, by the ID of its
/// element in the nearest `ForEach`. A row whose value is of another type cannot be selected.
public struct List<SelectionValue: Hashable, Content: View> {
    private let many: Binding<Set<SelectionValue>>?
    private let one: Binding<SelectionValue?>?
    let content: Content

    nonisolated init(
        many: Binding<Set<SelectionValue>>? = nil, one: Binding<SelectionValue?>? = nil, rows content: Content
    ) {
        self.many = many
        self.one = one
        self.content = content
    }

    /// Makes a list in which any number of rows can be selected.
    ///
    /// Outside of edit mode a press selects one row alone; in edit mode it adds and removes rows.
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(many: selection, rows: content())
    }

    /// Makes a list in which one row can be selected.
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(one: selection, rows: content())
    }
}

extension List where SelectionValue == Never {
    /// Makes a list.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(rows: content())
    }
}

extension List: View {
    /// The rows, in what scrolls.
    public var body: some View {
        // The rows follow the values.
        _ = many?.wrappedValue
        _ = one?.wrappedValue
        return ListBody(
            selection: many.map { ListSelection(many: $0) } ?? one.map { ListSelection(one: $0) }, content: content)
    }
}

/// What scrolls, with the background of the list.
struct ListBody<Content: View>: View {
    let selection: ListSelection?
    let content: Content
    @Environment(\.listLook) private var look
    @Environment(\.editMode) private var editMode
    @Environment(\.listBackground) private var background

    var body: some View {
        ScrollView {
            ListRows(
                look: look, selection: selection, isEditing: editMode?.wrappedValue.isEditing ?? false,
                content: content)
        }
        .background { if background != .hidden { look.background?.ignoresSafeArea() } }
    }
}
