/// A system of linear constraints in solved form.
///
/// There are rows of two kinds. A definition gives the value of a variable in terms of other variables and of markers. It
/// is made when a constraint is added, mostly from that constraint alone, and need not change when the solution does. A
/// row of `matrix` gives the value of a marker in terms of markers that are not basic: it belongs to a constraint that
/// leaves no variable to be defined. Only these rows take part in the simplex method.
struct Tableau {
    /// The errors of one strength.
    struct Level {
        var priority: Float
        /// The number of the row that has the change of their sum with each marker.
        var row: Int32
        /// The number of constraints of this strength.
        var count: Int32 = 0
    }

    /// The rows of basic markers, and those of the levels.
    var matrix = SparseMatrix()
    /// The meaning of each marker.
    var markers: ContiguousArray<Marker> = []
    /// The places of markers that are free.
    var freeMarkers: ContiguousArray<Int32> = []
    /// The terms of all constraints.
    var terms = SegmentPool(filler: Term(Variable(index: 0, generation: 0), 0))
    /// The strengths in use, strongest first.
    var levels: ContiguousArray<Level> = []
    /// The variables.
    var definitions = Definitions()
    /// A sum that is being worked out.
    var sum = Accumulator()
    /// A definition that is being worked out.
    var draft: ContiguousArray<SparseMatrix.Cell> = []

    /// The basic markers whose values were changed, until `settle()`.
    var touched: ContiguousArray<Int32> = []
    /// The markers that are required and had an error when they were settled.
    var infeasible: ContiguousArray<Int32> = []
    /// The markers whose values definitions have not been told.
    var moved: ContiguousArray<Int32> = []
    /// Whether the errors may be more than the least possible ones.
    var needsOptimization = false
    /// How often rows were put in the place of markers or variables since all rows were made.
    var wear = 0
    /// The pivots since a constraint was first tried: which marker left the basis, and which entered.
    var trail: ContiguousArray<(left: Int32, entered: Int32)> = []
    /// Whether pivots are noted in `trail`.
    var keepsTrail = false

    /// Whether markers are always chosen so that no cycle is possible, and not only where one could be. For tests.
    var isAlwaysCareful = false

    // Storage of searches, which is used again and again.
    var breakpoints: ContiguousArray<Breakpoint> = []
    var candidates: ContiguousArray<Candidate> = []
    var slopes: ContiguousArray<Double> = []

    /// Creates an empty tableau, with room for the few constraints that most systems have.
    init() {
        markers.reserveCapacity(16)
        matrix.reserveCapacity(rows: 16, columns: 16)
        definitions.reserveCapacity()
        sum.reserveCapacity(32)
        draft.reserveCapacity(8)
        moved.reserveCapacity(8)
        touched.reserveCapacity(8)
    }

    /// Makes a marker and returns its number.
    mutating func makeMarker(_ kind: Marker.Kind) -> Int32 {
        let marker: Int32
        if let free = freeMarkers.popLast() {
            marker = free
        } else {
            marker = Int32(markers.count)
            markers.append(Marker())
            matrix.grow(rows: markers.count, columns: markers.count)
            definitions.grow(markers: markers.count)
            sum.grow(2 * markers.count)
        }
        markers[Int(marker)].kind = kind
        return marker
    }

    /// Gives back the number of a marker that no row mentions.
    mutating func freeMarker(_ marker: Int32) {
        let index = Int(marker)
        for place in markers[index].terms.range {
            let variable = Int(terms.elements[place].variable.index)
            definitions.states[variable].uses -= 1
            if definitions.states[variable].edit == marker { definitions.states[variable].edit = -1 }
        }
        terms.release(&markers[index].terms)
        if markers[index].isInfeasible { infeasible.removeAll { $0 == marker } }
        let former = markers[index]
        markers[index] = Marker()
        markers[index].generation = former.generation &+ 1
        // The marker may still wait in these lists. It does so once, whatever it stands for then.
        markers[index].isTouched = former.isTouched
        markers[index].isMoved = former.isMoved
        freeMarkers.append(marker)
    }

    /// Makes a variable and returns its number.
    mutating func makeVariable() -> Int32 {
        let variable = definitions.makeVariable()
        sum.grow(2 * definitions.states.count)
        return variable
    }

    /// Notes that the value of a basic marker was changed.
    @inline(__always)
    mutating func touch(_ marker: Int32) {
        noteMove(marker)
        if markers[Int(marker)].isTouched { return }
        markers[Int(marker)].isTouched = true
        touched.append(marker)
    }

    /// Notes that the value of a marker was changed, if a definition uses it.
    @inline(__always)
    mutating func noteMove(_ marker: Int32) {
        if markers[Int(marker)].isMoved || definitions.matrix.isEmpty(column: .marker(marker)) { return }
        markers[Int(marker)].isMoved = true
        moved.append(marker)
    }
}
