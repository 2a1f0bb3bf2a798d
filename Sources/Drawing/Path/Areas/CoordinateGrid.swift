import Foundation

/// The grid on which the outlines of one calculation are laid: so fine that nobody sees it, and so coarse that what was
/// meant to meet does, although the numbers were rounded.
struct CoordinateGrid {
    /// How fine the finest grid is: cells along the larger side, as a power of two.
    static let finest = 42
    /// Cells along the larger side of the coarsest grid, as a power of two.
    static let coarsest = 2

    /// A power of two by which coordinates are multiplied first, so that no step overflows.
    let scale: Double
    /// The side of a cell, a power of two, after multiplication.
    let cell: Double

    /// A grid for points that reach so far, with a fineness: cells along the larger side, as a power of two.
    init(_ extent: PathData.Box, scale: Double, fineness: Int) {
        self.scale = scale
        // Numbers hold 53 bits: the last seven of them are noise.
        let wanted = max(
            extent.largestSide(scale: scale) * Self.power(-fineness), extent.largest * scale * Self.power(-46))
        cell = wanted > 0 ? Self.power(Int(wanted.exponent) + 1) : 1
    }

    private static func power(_ exponent: Int) -> Double { Double(sign: .plus, exponent: exponent, significand: 1) }

    /// The nearest point of the grid to one that was multiplied by the scale.
    func point(_ point: CGPoint) -> GridPoint { GridPoint(x: index(point.x), y: index(point.y)) }

    private func index(_ value: Double) -> Int64 { Int64((value / cell).rounded()) }

    /// A power of two by which coordinates are multiplied so that no step of a calculation overflows or loses what it
    /// works with; 1 for all sizes in use.
    static func safeScale(for largest: Double) -> Double {
        guard largest > 0, largest.isFinite, largest > 1e60 || largest < 1e-60 else { return 1 }
        // A factor beyond the normal numbers would not be exact.
        return power(max(-1000, min(1000, -Int(largest.exponent))))
    }
}

/// The coordinates that were given, by the line of the grid on which each was laid.
struct GivenCoordinates {
    private let grid: CoordinateGrid
    private var columns: [Int64: Double] = [:]
    private var rows: [Int64: Double] = [:]

    init(_ grid: CoordinateGrid) { self.grid = grid }

    mutating func add(_ point: CGPoint, at place: GridPoint) {
        if Double(place.x) * grid.cell != point.x, columns[place.x] == nil { columns[place.x] = point.x }
        if Double(place.y) * grid.cell != point.y, rows[place.y] == nil { rows[place.y] = point.y }
    }

    /// The point at a place: with the coordinates that were given on its column and its row, if any were.
    func point(at place: GridPoint) -> CGPoint {
        let x = columns[place.x] ?? Double(place.x) * grid.cell
        let y = rows[place.y] ?? Double(place.y) * grid.cell
        return CGPoint(x: x / grid.scale, y: y / grid.scale)
    }
}
