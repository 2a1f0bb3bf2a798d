/// Finds the best solutions of a small system by trying all corners, in exact numbers.
///
/// Errors are sums of bends along the planes on which a constraint's sides are equal. The least is therefore at a point
/// where as many such planes meet as there are dimensions. A large box makes sure that there are corners, and that the
/// set of all best solutions is spanned by those corners that are best.
struct ReferenceSolver {
    /// The sums of the errors of each optional priority, strongest first.
    private(set) var errors: [Rational] = []
    /// The least and the greatest value that each variable has in a best solution.
    private(set) var ranges: [ClosedRange<Rational>] = []

    static let side = 10_000

    private typealias Plane = (normal: [Rational], constant: Rational)

    /// Solves a system. Returns `nil` if its required constraints contradict each other.
    init?(_ specs: [ConstraintSpec], variables: Int) {
        var planes: [Plane] = []
        for spec in specs where spec.halves.contains(where: { $0 != 0 }) {
            planes.append((spec.halves.map { Rational($0, 2) }, Rational(spec.constant)))
        }
        for variable in 0..<variables {
            for side in [-Self.side, Self.side] {
                planes.append(((0..<variables).map { Rational($0 == variable ? 1 : 0) }, Rational(side)))
            }
        }
        let priorities = Set(specs.map(\.priority)).filter { $0 < 1_000 }.sorted(by: >)
        var best: [Rational]?
        var corners: Set<[Rational]> = []
        Self.forEachChoice(of: variables, from: planes.count) { chosen in
            guard let point = Self.meeting(chosen.map { planes[$0] }) else { return }
            if point.contains(where: { $0.magnitude > Rational(Self.side) }) { return }
            if specs.contains(where: { $0.isRequired && $0.error(point) > .zero }) { return }
            let errors = priorities.map { priority -> Rational in
                var sum = Rational.zero
                for spec in specs where spec.priority == priority { sum = sum + spec.error(point) }
                return sum
            }
            if let known = best {
                if known.lexicographicallyPrecedes(errors) { return }
                if errors != known { corners = [] }
            }
            best = errors
            corners.insert(point)
        }
        guard let best else { return nil }
        errors = best
        for variable in 0..<variables {
            let values = corners.map { $0[variable] }.sorted()
            ranges.append(values[0]...values[values.count - 1])
        }
    }

    private static func forEachChoice(of count: Int, from total: Int, _ body: ([Int]) -> Void) {
        func extend(_ chosen: [Int]) {
            if chosen.count == count { return body(chosen) }
            for next in (chosen.last ?? -1) + 1..<max(total, (chosen.last ?? -1) + 1) { extend(chosen + [next]) }
        }
        extend([])
    }

    /// Returns the one point at which planes meet, if there is one: Gauss and Jordan's elimination.
    private static func meeting(_ planes: [Plane]) -> [Rational]? {
        var rows = planes.map { $0.normal + [$0.constant] }
        for column in rows.indices {
            guard let pivot = rows[column...].firstIndex(where: { $0[column] != .zero }) else { return nil }
            rows.swapAt(column, pivot)
            let factor = rows[column][column]
            rows[column] = rows[column].map { $0 / factor }
            for row in rows.indices where row != column && rows[row][column] != .zero {
                let factor = rows[row][column]
                rows[row] = zip(rows[row], rows[column]).map { $0 - factor * $1 }
            }
        }
        return rows.map { $0[rows.count] }
    }
}
