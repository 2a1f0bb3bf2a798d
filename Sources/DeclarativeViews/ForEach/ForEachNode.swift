import BridgedEnvironment

/// The node of views made for the elements of a collection. Its children are rows that follow the elements' IDs.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: DynamicNode {
    // Read for each element, and assigned as wholes on one actor, so access need not be checked; so in the rows.
    @exclusivity(unchecked) private var content: RowContent<Data.Element, Content>
    @exclusivity(unchecked) private var elements: ElementRules<Data.Element, ID>
    /// The collection, if it must never change.
    private let constant: Data?
    /// The rows, each a `RowNode` of this node's types; as an array of nodes, which is the list of children.
    private var rows: [_ViewNode] = []
    private var diagnostics = ForEachDiagnostics<ID>()
    /// Whether the first rows have been made. Later rows are inserted with a transition.
    private var isPlaced = false

    init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
        content = RowContent(view.content)
        elements = view.elements
        constant = view.kind == .constantRange ? view.data : nil
        super.init(in: context)
        // Values read here count as read by the view that made this one.
        GraphActivity.begin()
        place(view.data, after: 0)
        GraphActivity.end()
        isPlaced = true
    }

    override var viewType: Any.Type { ForEach<Data, ID, Content>.self }

    private typealias Row = RowNode<Data, ID, Content>

    @inline(__always)
    private func row(_ index: Int) -> Row { rows[index].cast(to: Row.self) }

    func update(_ view: ForEach<Data, ID, Content>) {
        GraphActivity.begin()
        defer { GraphActivity.end() }
        content = RowContent(view.content)
        if let constant {
            if view.data.count != constant.count
                || view.data.first.map(elements.id) != constant.first.map(elements.id)
            {
                diagnostics.reportRange("\(view.data)", initial: "\(constant)", of: self)
            }
            for index in rows.indices { row(index).update(row(index).element, content) }
            return
        }
        // Kept to read the old elements until they have been compared with the new ones.
        let before = elements
        elements = view.elements
        var same = 0
        view.data.walk { element in
            guard same < rows.count, row(same).id == elements.id(element) else { return false }
            row(same).update(element, content)
            same += 1
            return true
        }
        if same == rows.count, same == view.data.count { return }
        let old = rows
        let kept = place(view.data, after: same)
        if kept == 0, old.count == rows.count {
            diagnostics.checkStability(
                of: old.map { $0.cast(to: Row.self).element }, before, and: rows.indices.map { row($0).element },
                elements, reporter: self)
        }
        structureDidChange()
        graph.orderDidChange(below: self)
    }

    /// Finds or makes the rows behind the first `same`, which stay. Returns the number of all rows that stayed.
    @discardableResult
    private func place(_ data: Data, after same: Int) -> Int {
        var matcher = RowMatcher(firstRow: same, rowCount: rows.count, count: data.count)
        var new: [_ViewNode] = []
        new.reserveCapacity(data.count)
        func id(at occurrence: RowMatcher.Occurrence) -> ID {
            switch occurrence {
            case .row(let index): row(index).id
            case .position(let position): new[position].cast(to: Row.self).id
            }
        }
        for index in same..<rows.count {
            let row = row(index)
            matcher.addRow(hash: row.id.tableHash) { id(at: $0) == row.id }
        }
        for position in 0..<same {
            let row = row(position)
            matcher.note(hash: row.id.tableHash, at: position) { id(at: $0) == row.id }
            new.append(row)
        }
        // By old row: its new position, or -1 if it is removed.
        var positions = [Int](repeating: -1, count: rows.count)
        for position in 0..<same { positions[position] = position }
        var kept = same
        // The class is looked up once for all rows.
        let rowClass = Row.self
        data.walk(from: same) { element in
            let newID = elements.id(element)
            let hash = newID.tableHash
            if let index = matcher.takeRow(hash: hash, at: new.count, isSame: { id(at: $0) == newID }) {
                positions[index] = new.count
                kept += 1
                row(index).update(element, content)
                new.append(rows[index])
            } else {
                new.append(arrivingRow(of: rowClass, element, id: newID))
            }
            return true
        }
        diagnostics.report(matcher.repeats.map { (id(at: $0.origin), $0.positions) }, in: self)
        // In their former order, so that the effects of their removal do not depend on hashing.
        for index in rows.indices where positions[index] < 0 {
            remove(rows[index], tag: row(index).id, at: index)
        }
        graph.departures.childrenDidMove(of: self, to: indicesBehind(positions))
        rows = new
        return kept
    }

    /// Returns, for each number of old rows, the position behind the last of that many first rows that is still there.
    private func indicesBehind(_ positions: [Int]) -> [Int] {
        var indices = [0]
        indices.reserveCapacity(positions.count + 1)
        var last = 0
        for position in positions {
            if position >= 0 { last = position + 1 }
            indices.append(last)
        }
        return indices
    }

    /// Makes a row, or brings back a row with the same ID that was being removed.
    private func arrivingRow(of rowClass: Row.Type, _ element: Data.Element, id: ID) -> _ViewNode {
        if let back = reclaim(id) {
            back.cast(to: Row.self).update(element, content)
            return back
        }
        let row = rowClass.init(element, id: id, content: content, in: self)
        if isPlaced { graph.noteArrival(of: row) }
        return row
    }

    /// Returns the element that a row shows, and the row's number among those with the same ID. Visits the rows before
    /// it.
    func rowPosition(of child: _ViewNode) -> TreePath.Component? {
        let number = SiblingNumbers.number(of: child, below: self) { note in
            var met: [ID: Int] = [:]
            for index in rows.indices {
                let occurrence = met[row(index).id, default: 0]
                met[row(index).id] = occurrence + 1
                note(rows[index], occurrence)
            }
        }
        guard let occurrence = number else { return nil }
        let id = child.cast(to: Row.self).id
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

/// The function that makes the views of an element, in an object that all rows share.
final class RowContent<Element, Content> {
    let make: (Element) -> Content

    init(_ make: @escaping (Element) -> Content) { self.make = make }
}

/// One row: the views of one element. If what its content closure has read changes, only this row runs again.
final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: OneChildNode {
    let id: ID
    @exclusivity(unchecked) private(set) var element: Data.Element
    // Kept with the element it was last called with: while being removed, the row may run when the collection has
    // changed.
    private var content: RowContent<Data.Element, Content>

    required init(_ element: Data.Element, id: ID, content: RowContent<Data.Element, Content>, in owner: _ViewNode) {
        self.id = id
        self.element = element
        self.content = content
        super.init(in: _NodeContext(owner))
        markDirty()
    }

    override var viewType: Any.Type { Content.self }
    override var gatheredChild: _ViewNode? { child }
    override var roleAroundRows: RoleAroundRows? { .element }

    func update(_ element: Data.Element, _ content: RowContent<Data.Element, Content>) {
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
        show(graph.tracking(self) { content.make(element) })
    }
}

/// The node of one element of a collection.
@MainActor protocol ElementNode: _ViewNode {
    /// The ID of the element.
    var elementID: AnyHashable { get }
}

extension RowNode: ElementNode {
    var elementID: AnyHashable { AnyHashable(id) }
}

extension RowNode: IdentifiedNode {
    func hasID<Other: Hashable>(_ id: Other) -> Bool { isSameID(self.id, id) }
    func id<Other: Hashable>(as type: Other.Type) -> Other? { self.id as? Other }
}
