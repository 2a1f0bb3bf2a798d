/// A container that shows rows in a scrolling column, with optional selection.
///
/// Each view in the content is a row; the views of a `ForEach`, a `Section` and a `Group` are separate rows.
/// Modifiers such as `listRowInsets(_:)` configure the row of a view. Rows are created as they scroll into view, as
/// in a `LazyVStack`, so the cost of a list depends on its visible rows, not on their total number.
///
/// With a `selection`, the value of a row is its `tag(_:includeOptional:)` or, without one, the identifier of its
/// element in the nearest `ForEach`. A row with a value of another type cannot be selected.
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

    /// Creates a list with multiple selection.
    ///
    /// Outside edit mode, a press selects a single row; in edit mode, it toggles the selection of the row.
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(many: selection, rows: content())
    }

    /// Creates a list with single selection.
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(one: selection, rows: content())
    }
}

extension List where SelectionValue == Never {
    /// Creates a list with the given content.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(rows: content())
    }
}

extension List: View {
    /// The content of the view: the rows in a scrolling container.
    public var body: some View {
        // The rows follow the values.
        _ = many?.wrappedValue
        _ = one?.wrappedValue
        return ListBody(
            selection: many.map { ListSelection(many: $0) } ?? one.map { ListSelection(one: $0) }, content: content)
    }
}

/// The scrolling part, with the background of the list.
struct ListBody<Content: View>: View {
    let selection: ListSelection?
    var isForm = false
    let content: Content
    @Environment(\.listLook) private var look
    @Environment(\.editMode) private var editMode
    @Environment(\.listBackground) private var background

    var body: some View {
        ScrollView {
            ListRows(
                look: look, selection: selection, isEditing: editMode?.wrappedValue.isEditing ?? false,
                isForm: isForm, content: content)
        }
        .background { if background != .hidden { look.background?.ignoresSafeArea() } }
    }
}
