import BridgedEnvironment

/// The selection of a picker, and how to change it.
@MainActor struct PickerChoice<Value: Hashable> {
    /// The selected value; `nil` where several sources have several values.
    let value: Value?
    let check: PickerCheck
    /// Chooses a value.
    let select: @MainActor (Value) -> Void

    init(value: Value?, check: PickerCheck, select: @escaping @MainActor (Value) -> Void) {
        self.value = value
        self.check = check
        self.select = select
    }

    /// The values among the views of a picker. A selection that is none of them is reported.
    func options(of subviews: SubviewsCollection) -> [PickerOption<Value>] {
        let options = subviews.compactMap { PickerOption<Value>($0) }
        if let value { check.note(value, isThere: options.contains { $0.value == value }) }
        return options
    }

    /// Whether a value is chosen.
    func isOn(_ option: PickerOption<Value>) -> Bool { option.value != nil && option.value == value }

    /// Chooses a value, unless there is none.
    func choose(_ option: PickerOption<Value>) {
        if let value = option.value { select(value) }
    }
}

/// Reports a selection that no view stands for, once as long as it stays.
@MainActor final class PickerCheck {
    private var reported: AnyHashable?

    nonisolated init() {}

    func note(_ value: some Hashable, isThere: Bool) {
        if isThere { return reported = nil }
        let value = AnyHashable(value)
        if reported == value { return }
        reported = value
        RuntimeIssue.report(
            "picker",
            "The selection of a Picker is the tag of one of its views, of the same type: \(value.base) "
                + "(\(type(of: value.base))) is the tag of none, and nothing is shown as chosen. Give a view the tag, or "
                + "select another value.")
    }
}

/// A view of a picker, and the value for which it stands.
@MainActor struct PickerOption<Value: Hashable>: Identifiable {
    let view: Subview
    /// The value; `nil` for a view that stands for none.
    let value: Value?
    nonisolated let id: Subview.ID

    /// Makes an option of a view; `nil` for a view of a header or a footer.
    init?(_ subview: Subview) {
        // The picker gives its options their look.
        view = subview.followingPlace
        id = subview.id
        if let tag = subview.containerValues.tag(for: Value.self) {
            value = tag
        } else if let id = subview.listed.elementID {
            value = id.base as? Value
        } else {
            value = nil
        }
        if subview.listed.isInEdge { return nil }
    }
}

extension ListedNode {
    /// The ID of the nearest element of a loop around the view.
    fileprivate var elementID: AnyHashable? { firstAround { ($0 as? any ElementNode)?.elementID } }

    /// Whether the view is in the header or the footer of a section.
    fileprivate var isInEdge: Bool { firstAround { $0 is any SectionEdge ? true : nil } ?? false }

    private func firstAround<Found>(_ find: (_ViewNode) -> Found?) -> Found? {
        var next = parent
        while let node = next, !(node is any SubviewList) {
            if let found = find(node) { return found }
            next = node.parent
        }
        return nil
    }
}
