import UnifiedStorage

/// The node of views made for the elements of a collection; its children are rows that follow the elements' ids.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode {
    fileprivate var content: (Data.Element) -> Content
    private let constantCount: Int?
    private var rows: [RowNode<Data, ID, Content>] = []
    private var reported: Set<ID> = []
    private var hasReportedRange = false

    init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
        content = view.content
        constantCount = view.isConstant ? view.data.count : nil
        super.init(in: context)
        rows.reserveCapacity(view.data.count)
        var seen = Set<ID>(minimumCapacity: view.data.count)
        var repeats: [ID: Int] = [:]
        for element in view.data {
            let id = view.id(element)
            let occurrence = seen.insert(id).inserted ? 0 : noteRepeat(of: id, in: &repeats)
            rows.append(RowNode(element, id: id, occurrence: occurrence, in: self))
        }
    }

    override var viewType: Any.Type { ForEach<Data, ID, Content>.self }

    func update(_ view: ForEach<Data, ID, Content>) {
        content = view.content
        if let constantCount {
            if view.data.count != constantCount { reportRange(view.data.count, constantCount) }
            for row in rows { row.markDirty() }
            return
        }
        if updateInOrder(view) { return }
        updateByID(view)
    }

    /// Updates rows whose ids come as before; answers false, having changed nothing but elements, where they do not.
    private func updateInOrder(_ view: ForEach<Data, ID, Content>) -> Bool {
        if view.data.count != rows.count { return false }
        for (row, element) in zip(rows, view.data) {
            if row.id != view.id(element) { return false }
        }
        for (row, element) in zip(rows, view.data) { row.update(element) }
        return true
    }

    private func updateByID(_ view: ForEach<Data, ID, Content>) {
        var old: [RowKey: RowNode<Data, ID, Content>] = [:]
        old.reserveCapacity(rows.count)
        for row in rows { old[RowKey(id: row.id, occurrence: row.occurrence)] = row }
        var seen = Set<ID>(minimumCapacity: view.data.count)
        var repeats: [ID: Int] = [:]
        var new: [RowNode<Data, ID, Content>] = []
        new.reserveCapacity(view.data.count)
        for element in view.data {
            let id = view.id(element)
            let occurrence = seen.insert(id).inserted ? 0 : noteRepeat(of: id, in: &repeats)
            if let row = old.removeValue(forKey: RowKey(id: id, occurrence: occurrence)) {
                row.update(element)
                new.append(row)
            } else {
                new.append(RowNode(element, id: id, occurrence: occurrence, in: self))
            }
        }
        // In the order they stood, so that what their ends cause does not depend on hashing.
        if !old.isEmpty {
            for row in rows where old[RowKey(id: row.id, occurrence: row.occurrence)] === row { row.tearDown() }
        }
        rows = new
        structureDidChange()
        graph.preferences.orderDidChange(below: self)
    }

    private struct RowKey: Hashable {
        let id: ID
        let occurrence: Int
    }

    private func noteRepeat(of id: ID, in repeats: inout [ID: Int]) -> Int {
        let occurrence = repeats[id, default: 0] + 1
        repeats[id] = occurrence
        if reported.insert(id).inserted {
            RuntimeIssue.report(
                "duplicate-id",
                "\(viewType): the id \(id) occurs more than once in the collection. Every element is shown, the repeats "
                    + "with an identity by their order. Give each element an id of its own.")
        }
        return occurrence
    }

    private func reportRange(_ count: Int, _ initial: Int) {
        if hasReportedRange { return }
        hasReportedRange = true
        RuntimeIssue.report(
            "changed-range",
            "\(viewType): the range has \(count) elements and had \(initial) at first; the first range is kept. Use "
                + "ForEach(_:id:content:) for a range that changes.")
    }

    override func appendChildren(to list: inout [_ViewNode]) {
        for row in rows { list.append(row) }
    }

    override func takeChildren(into list: inout [_ViewNode]) {
        appendChildren(to: &list)
        rows = []
    }
}

/// One row: the views of one element. What the closure that makes them reads runs only this row again.
final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode {
    let id: ID
    let occurrence: Int
    private var element: Data.Element
    private var child: _ViewNode?

    init(_ element: Data.Element, id: ID, occurrence: Int, in owner: ForEachNode<Data, ID, Content>) {
        self.id = id
        self.occurrence = occurrence
        self.element = element
        super.init(in: _NodeContext(owner))
        markDirty()
    }

    override var viewType: Any.Type { Content.self }

    func update(_ element: Data.Element) {
        self.element = element
        markDirty()
    }

    override func evaluate() {
        guard let owner = parent?.cast(to: ForEachNode<Data, ID, Content>.self) else { return }
        let view = graph.tracking(self) { owner.content(element) }
        if let child {
            Content._updateNode(child, with: view)
        } else {
            child = Content._makeNode(view, in: _NodeContext(self))
            structureDidChange()
        }
    }

    override func appendChildren(to list: inout [_ViewNode]) {
        if let child { list.append(child) }
    }

    override func takeChildren(into list: inout [_ViewNode]) {
        appendChildren(to: &list)
        child = nil
    }
}
