import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("Systems of many constraints")
struct SolverSizeTests {
    /// Rows of three boxes of equal widths, one row below the other, in a container whose width is edited.
    private struct Rows {
        let solver = Solver()
        let width: Variable
        private(set) var boxes: [(left: Variable, width: Variable, top: Variable)] = []
        private(set) var constraints: [ConstraintID] = []

        init(_ count: Int) throws {
            width = solver.makeVariable()
            try solver.edit(width, strength: Strength(priority: 999))
            try solver.suggest(332, for: width)
            for row in 0..<count { try addRow(row) }
        }

        private mutating func add(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Float = 1_000)
            throws
        {
            constraints.append(
                try solver.add(Constraint(terms, relation, constant, strength: Strength(priority: priority))))
        }

        private mutating func addRow(_ row: Int) throws {
            for column in 0..<3 {
                let box = (left: solver.makeVariable(), width: solver.makeVariable(), top: solver.makeVariable())
                if let last = boxes.last, column > 0 {
                    try add([Term(box.left), Term(last.left, -1), Term(last.width, -1)], .equal, 8)
                    try add([Term(box.width), Term(last.width, -1)], .equal, 0)
                    try add([Term(box.top), Term(last.top, -1)], .equal, 0)
                } else {
                    try add([Term(box.left)], .equal, 8)
                    if let last = boxes.last { try add([Term(box.top), Term(last.top, -1)], .equal, 20) }
                }
                try add([Term(box.width)], .greaterThanOrEqual, 10)
                if column == 2 { try add([Term(box.left), Term(box.width), Term(width, -1)], .equal, -8, 750) }
                boxes.append(box)
            }
            if row == 0 { try add([Term(boxes[0].top)], .equal, 0) }
        }
    }

    @Test("10,000 constraints are solved, edited and removed, and every value is that of the formula")
    func many() throws {
        var rows = try Rows(SizeOfTests.most / 12)
        let solver = rows.solver
        for width in [332.0, 632, 20, 332] {
            try solver.suggest(width, for: rows.width)
            try solver.solve()
            let each = max((width - 32) / 3, 10)
            for (index, box) in rows.boxes.enumerated() {
                #expect(solver.value(of: box.width) == each)
                #expect(solver.value(of: box.left) == 8 + Double(index % 3) * (each + 8))
                #expect(solver.value(of: box.top) == Double(index / 3) * 20)
            }
        }
        #expect(solver.checkInvariants() == nil)
        for id in rows.constraints { solver.remove(id) }
        try solver.solve()
        #expect(solver.constraintCount == 1)
        #expect(solver.value(of: rows.width) == 332)
        rows = try Rows(0)
    }

    @Test("Memory stays as it was over thousands of additions and removals, with or without solving")
    func flatMemory() throws {
        let rows = try Rows(20)
        let solver = rows.solver
        try solver.solve()
        var random = SplitMix64(seed: 12)
        var sizes: [Int] = []
        for round in 0..<TestEffort.count(4_000, least: 400) {
            var removed: [Constraint] = []
            var added: [ConstraintID] = []
            let extra = solver.makeVariable()
            for box in rows.boxes.shuffled(using: &random).prefix(4) {
                let constraint = Constraint(
                    [Term(box.left), Term(extra, -1)], .lessThanOrEqual, 4, strength: Strength(priority: 500))
                removed.append(constraint)
                added.append(try solver.add(constraint))
            }
            if round % 2 == 0 { try solver.solve() }
            for id in added.shuffled(using: &random) { solver.remove(id) }
            solver.discard(extra)
            if round % 2 == 0 { try solver.solve() }
            _ = solver.takeChanges()
            sizes.append(solver.storageSize)
        }
        #expect(solver.constraintCount == rows.constraints.count + 1)
        // The storage depends a little on the choice of boxes.
        let early = sizes.prefix(sizes.count / 4).max() ?? 0
        #expect(sizes.allSatisfy { Double($0) <= 1.1 * Double(early) })
        #expect(solver.checkInvariants() == nil)
    }

    @Test("Constraints that are removed and added again give the same values, and take the cells of a new system")
    func exchanged() throws {
        let rows = try Rows(12)
        let solver = rows.solver
        try solver.solve()
        let before = rows.boxes.map { solver.value(of: $0.left) }
        var ids = rows.constraints
        var random = SplitMix64(seed: 7)
        for _ in 0..<TestEffort.count(2_000, least: 200) {
            var places = Array(ids.indices.shuffled(using: &random).prefix(random.below(20)))
            let constraints = places.map { solver.constraint(ids[$0]) }
            for place in places { solver.remove(ids[place]) }
            if random.below(2) == 0 { try solver.solve() }
            for (place, constraint) in zip(places, constraints) { ids[place] = try solver.add(constraint) }
            places = []
            try solver.solve()
            #expect(rows.boxes.map { solver.value(of: $0.left) } == before)
        }
        #expect(solver.checkInvariants() == nil)
        let new = try Rows(12)
        try new.solver.solve()
        solver.tableau.wear = 1 << 30
        try solver.solve()
        #expect(solver.cellCount <= 2 * new.solver.cellCount)
    }

    @Test("A long life of edits leaves no rounding errors behind")
    func longLife() throws {
        let rows = try Rows(4)
        let solver = rows.solver
        var random = SplitMix64(seed: 3)
        for _ in 0..<TestEffort.count(100_000, least: 4_000) {
            try solver.suggest(Double(random.below(9_000)) / 7, for: rows.width)
            try solver.solve()
        }
        for value in [1e9, 1 / 3.0, -1e9] {
            try solver.suggest(value, for: rows.width)
            try solver.solve()
        }
        try solver.suggest(332, for: rows.width)
        try solver.solve()
        for box in rows.boxes { #expect(solver.value(of: box.width) == 100) }
    }

    @Test("A chain of 10,000 variables is solved without recursion, and costs grow with its length alone")
    @MainActor func deep() throws {
        func chain(_ count: Int) throws {
            let solver = Solver()
            var last = solver.makeVariable()
            try solver.add(Constraint([Term(last)], .equal, 0))
            for _ in 0..<count {
                let next = solver.makeVariable()
                try solver.add(Constraint([Term(next), Term(last, -1)], .equal, 1))
                last = next
            }
            try solver.solve()
            #expect(solver.value(of: last) == Double(count))
        }
        try chain(10_000)
        #expect(try Growth.ofTime(from: 200, to: 4_000, chain) < 3)
    }
}
