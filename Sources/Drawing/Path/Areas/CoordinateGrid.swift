import Foundation
import Foundations

/// The grid to which the outlines of one calculation are rounded.
///
/// It is so fine that rounding is invisible, and so coarse that points and edges meant to meet still do despite
/// rounding errors.
struct CoordinateGrid {
    /// The finest grid: the binary logarithm of the number of cells along the larger side.
    static let finest = 42
    /// The coarsest grid: the binary logarithm of the number of cells along the larger side.
    static let coarsest = 2

    /// The power of two by which coordinates are multiplied first, so that no calculation overflows.
    let scale: Double
    /// The side of a cell after multiplication; a power of two.
    let cell: Double

    /// Makes a grid for points in an extent.
    ///
    /// - Parameter fineness: The binary logarithm of the number of cells along the larger side.
    init(_ extent: PathData.Box, scale: Double, fineness: Int) {
        self.scale = scale
        // A `Double` has 53 significant bits, of which the last seven are treated as noise.
        let wanted = max(
            extent.largestSide(scale: scale) * Self.power(-fineness), extent.largest * scale * Self.power(-46))
        cell = wanted > 0 ? Self.power(Int(wanted.exponent) + 1) : 1
    }

    private static func power(_ exponent: Int) -> Double { Double(sign: .plus, exponent: exponent, significand: 1) }

    /// Returns the grid point nearest to a point that has been multiplied by the scale.
    func point(_ point: CGPoint) -> GridPoint { GridPoint(x: index(point.x), y: index(point.y)) }

    private func index(_ value: Double) -> Int64 { Int64(Int(clamping: (value / cell).rounded())) }

    /// Returns the power of two by which to multiply coordinates, so that calculations neither overflow nor lose
    /// precision.
    ///
    /// It is 1 for all common sizes.
    static func safeScale(for largest: Double) -> Double {
        guard largest > 0, largest.isFinite, largest > 1e60 || largest < 1e-60 else { return 1 }
        // A factor outside of the normal numbers would not be exact.
        return power(max(-1000, min(1000, -Int(largest.exponent))))
    }
}

/// The original coordinates by the grid line to which each was rounded.
struct GivenCoordinates {
    private let grid: CoordinateGrid
    private var columns: [Int64: Double] = [:]
    private var rows: [Int64: Double] = [:]

    init(_ grid: CoordinateGrid) { self.grid = grid }

    mutating func add(_ point: CGPoint, at gridPoint: GridPoint) {
        if Double(gridPoint.x) * grid.cell != point.x, columns[gridPoint.x] == nil { columns[gridPoint.x] = point.x }
        if Double(gridPoint.y) * grid.cell != point.y, rows[gridPoint.y] == nil { rows[gridPoint.y] = point.y }
    }

    /// Returns the point at a grid point, with the original coordinates of its column and row if there were any.
    func point(at gridPoint: GridPoint) -> CGPoint {
        let x = columns[gridPoint.x] ?? Double(gridPoint.x) * grid.cell
        let y = rows[gridPoint.y] ?? Double(gridPoint.y) * grid.cell
        return CGPoint(x: x / grid.scale, y: y / grid.scale)
    }
}
