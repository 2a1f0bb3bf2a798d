import UnifiedStorage

/// The node of views made for the elements of a collection. Its children are rows that follow the elements' IDs.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: DynamicNode {
    private var content: (Data.Element) -> Content
    private var elements: ElementRules<Data.Element, ID>
    /// The collection, if it must never change.
    private let constant: Data?
    private var rows: [RowNode<Data, ID, Content>] = []
    private var diagnostics = ForEachDiagnostics<ID>()
    /// Whether the first rows have been made. Later rows are inserted with a transition.
    private var isPlaced = false

    init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
        content = view.content
        elements = view.elements
        constant = view.kind == .constantRange ? view.data : nil
        super.init(in: context)
        // What is read here counts as read by the view that made this one.
        GraphActivity.begin()
        place(view.data, after: 0)
        GraphActivity.end()
        isPlaced = true
    }

    override var viewType: Any.Type { ForEach<Data, ID, Content>.self }

    func update(_ view: ForEach<Data, ID, Content>) {
        GraphActivity.begin()
        defer { GraphActivity.end() }
        content = view.content
        if let constant {
            if view.data.count != constant.count || view.data.first.map(elements.id) != constant.first.map(elements.id)
            {
                diagnostics.reportRange("\(view.data)", initial: "\(constant)", of: self)
            }
            for row in rows { row.update(row.element, content) }
            return
        }
        // Kept to read the old elements until they have been compared with the new ones.
        let before = elements
        elements = view.elements
        var same = 0
        for element in view.data {
            guard same < rows.count, rows[same].id == elements.id(element) else { break }
            rows[same].update(element, content)
            same += 1
        }
        if same == rows.count, same == view.data.count { return }
        let old = rows
        let kept = place(view.data, after: same)
        if kept == 0, old.count == rows.count {
            diagnostics.checkStability(
                of: old.map { $0.element }, before, and: rows.map { $0.element }, elements, reporter: self)
        }
        structureDidChange()
        graph.orderDidChange(below: self)
    }

    /// Finds or makes the rows behind the first `same`, which stay. Returns the number of all rows that stayed.
    @discardableResult
    private func place(_ data: Data, after same: Int) -> Int {
        var matcher = RowMatcher<ID>(firstRow: same, rowCount: rows.count, count: data.count)
        for row in rows[same...] { matcher.addRow(row.id, hash: row.hash) }
        var new: [RowNode<Data, ID, Content>] = []
        new.reserveCapacity(data.count)
        for (position, row) in rows[..<same].enumerated() {
            matcher.note(row.id, hash: row.hash, at: position)
            new.append(row)
        }
        // By old row: its new position, or -1 if it is removed.
        var positions = [Int](repeating: -1, count: rows.count)
        for position in 0..<same { positions[position] = position }
        var kept = same
        for element in data.dropFirst(same) {
            let id = elements.id(element)
            let hash = IDTable.hash(id)
            if let index = matcher.takeRow(for: id, hash: hash, at: new.count) {
                positions[index] = new.count
                kept += 1
                rows[index].update(element, content)
                new.append(rows[index])
            } else {
                new.append(arrivingRow(element, id: id, hash: hash))
            }
        }
        diagnostics.report(matcher.repeats, in: self)
        // In their former order, so that the effects of their removal do not depend on hashing.
        for (index, row) in rows.enumerated() where positions[index] < 0 {
            remove(row, tag: row.id, at: index)
        }
        graph.departures.childrenDidMove(of: self, to: placesBehind(positions))
        rows = new
        return kept
    }

    /// Returns, for each number of old rows, the position behind the last of that many first rows that is still there.
    private func placesBehind(_ positions: [Int]) -> [Int] {
        var places = [0]
        places.reserveCapacity(positions.count + 1)
        var last = 0
        for position in positions {
            if position >= 0 { last = position + 1 }
            places.append(last)
        }
        return places
    }

    /// Makes a row, or brings back a row with the same ID that was being removed.
    private func arrivingRow(_ element: Data.Element, id: ID, hash: Int) -> RowNode<Data, ID, Content> {
        if let back = reclaim(id) {
            let row = back.cast(to: RowNode<Data, ID, Content>.self)
            row.update(element, content)
            return row
        }
        let row = RowNode<Data, ID, Content>(element, id: id, hash: hash, content: content, in: self)
        if isPlaced { graph.noteArrival(of: row) }
        return row
    }

    /// Returns the element that a row shows, and the row's number among those with the same ID. Visits the rows before
    /// it.
    func rowPosition(of child: _ViewNode) -> TreePath.Component? {
        guard let index = rows.firstIndex(where: { $0 === child }) else { return nil }
        let id = rows[index].id
        let occurrence = rows[..<index].filter { $0.id == id }.count
        return .element(occurrence == 0 ? "\(id)" : "\(id), repeat \(occurrence)")
    }

    override func appendChildren(to list: inout [_ViewNode]) {
        append(rows, to: &list)
    }

    override func takeChildren(into list: inout [_ViewNode]) {
        super.takeChildren(into: &list)
        rows = []
    }
}

/// One row: the views of one element. If what its content closure has read changes, only this row runs again.
final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: OneChildNode {
    let id: ID
    let hash: Int
    private(set) var element: Data.Element
    // Kept with the element it was last called with: while being removed, the row may run when the collection has
    // changed.
    private var content: (Data.Element) -> Content

    init(
        _ element: Data.Element, id: ID, hash: Int, content: @escaping (Data.Element) -> Content, in owner: _ViewNode
    ) {
        self.id = id
        self.hash = hash
        self.element = element
        self.content = content
        super.init(in: _NodeContext(owner))
        markDirty()
    }

    override var viewType: Any.Type { Content.self }

    func update(_ element: Data.Element, _ content: @escaping (Data.Element) -> Content) {
        if EvaluationRecorder.isRecording { noteDifference(to: element) }
        self.element = element
        self.content = content
        markDirty()
    }

    /// Records the fields in which the new element differs, if it does.
    private func noteDifference(to new: Data.Element) {
        if valuesAreEqual(element, new, mode: .equatableUnlessPlain) { return }
        noteDifference(from: element, to: new)
    }

    override func evaluate() {
        show(graph.tracking(self) { content(element) })
    }
}

extension RowNode: IdentifiedNode {
    func hasID<Other: Hashable>(_ id: Other) -> Bool { isSameID(self.id, id) }
}
