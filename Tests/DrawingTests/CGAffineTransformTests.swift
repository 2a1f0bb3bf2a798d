import Drawing
import Foundation
import Testing

/// A transform as a plain 3 by 3 matrix that row vectors are multiplied with.
private struct Matrix {
    var rows: [[Double]]

    init(_ t: CGAffineTransform) {
        rows = [[t.a, t.b, 0], [t.c, t.d, 0], [t.tx, t.ty, 1]]
    }

    init(rows: [[Double]]) { self.rows = rows }

    static func * (one: Matrix, other: Matrix) -> Matrix {
        Matrix(
            rows: (0..<3).map { i in
                (0..<3).map { j in (0..<3).reduce(0) { $0 + one.rows[i][$1] * other.rows[$1][j] } }
            })
    }

    static func * (point: CGPoint, matrix: Matrix) -> CGPoint {
        let row = [point.x, point.y, 1]
        let moved = (0..<2).map { j in (0..<3).reduce(0) { $0 + row[$1] * matrix.rows[$1][j] } }
        return CGPoint(x: moved[0], y: moved[1])
    }

    func isClose(to t: CGAffineTransform) -> Bool {
        zip(rows.joined(), Matrix(t).rows.joined()).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0), abs($1)) }
    }
}

extension SeededNumbers {
    fileprivate mutating func transform() -> CGAffineTransform {
        CGAffineTransform(
            a: double(in: -5...5), b: double(in: -5...5), c: double(in: -5...5),
            d: double(in: -5...5), tx: double(in: -50...50), ty: double(in: -50...50))
    }

    fileprivate mutating func point() -> CGPoint {
        CGPoint(x: double(in: -100...100), y: double(in: -100...100))
    }
}

private func isClose(_ one: CGPoint, _ other: CGPoint) -> Bool {
    hypot(one.x - other.x, one.y - other.y) < 1e-6
}

private let seeds: [UInt64] = [1, 20_230_606, 0xDEAD_BEEF]

@Suite struct CGAffineTransformTests {
    @Test("Concatenating multiplies the matrices, first transform on the left", arguments: seeds)
    func concatenating(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<200 {
            let (one, other) = (numbers.transform(), numbers.transform())
            #expect((Matrix(one) * Matrix(other)).isClose(to: one.concatenating(other)))
        }
    }

    @Test("A point is a row vector on the left of the matrix", arguments: seeds)
    func applyingToPoints(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<200 {
            let (transform, point) = (numbers.transform(), numbers.point())
            #expect(isClose(point.applying(transform), point * Matrix(transform)))
        }
    }

    @Test("The inverse takes every point back", arguments: seeds)
    func inverse(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<200 {
            let (transform, point) = (numbers.transform(), numbers.point())
            guard abs(transform.a * transform.d - transform.b * transform.c) > 0.01 else { continue }
            #expect(isClose(point.applying(transform).applying(transform.inverted()), point))
        }
    }

    @Test("Rotating, scaling and translating take effect before the transform they are called on", arguments: seeds)
    func stepsComeFirst(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<100 {
            let transform = numbers.transform()
            let (x, y) = (numbers.double(in: -4...4), numbers.double(in: -4...4))
            let rotation = Matrix(rows: [[cos(x), sin(x), 0], [-sin(x), cos(x), 0], [0, 0, 1]])
            let scale = Matrix(rows: [[x, 0, 0], [0, y, 0], [0, 0, 1]])
            let move = Matrix(rows: [[1, 0, 0], [0, 1, 0], [x, y, 1]])
            #expect((rotation * Matrix(transform)).isClose(to: transform.rotated(by: x)))
            #expect((scale * Matrix(transform)).isClose(to: transform.scaledBy(x: x, y: y)))
            #expect((move * Matrix(transform)).isClose(to: transform.translatedBy(x: x, y: y)))
        }
    }

    @Test("A transform that cannot be undone inverts to itself")
    func singular() {
        let flat = CGAffineTransform(scaleX: 2, y: 0).translatedBy(x: 3, y: 4)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform().inverted() == CGAffineTransform())
    }

    @Test("Only the exact identity is the identity")
    func identity() {
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(CGAffineTransform(scaleX: 1, y: 1).isIdentity)
        #expect(!CGAffineTransform(translationX: 0, y: 0.001).isIdentity)
        #expect(!CGAffineTransform().isIdentity)
    }

    @Test("A quarter turn takes the x axis to the y axis")
    func quarterTurn() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(isClose(turned, CGPoint(x: 0, y: 1)))
    }

    @Test("A size ignores translation and may become negative")
    func applyingToSizes() {
        let transform = CGAffineTransform(scaleX: -2, y: 3).concatenating(.init(translationX: 100, y: 100))
        #expect(CGSize(width: 10, height: 20).applying(transform) == CGSize(width: -20, height: 60))
    }

    @Test("A rectangle becomes the box around its moved corners", arguments: seeds)
    func applyingToRects(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<100 {
            let transform = numbers.transform()
            let (from, to) = (numbers.point(), numbers.point())
            let rect = CGRect(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y)
            let box = rect.applying(transform)
            let corners = [from, to, CGPoint(x: from.x, y: to.y), CGPoint(x: to.x, y: from.y)].map {
                $0 * Matrix(transform)
            }
            #expect(abs(box.minX - corners.map(\.x).min()!) < 1e-6 && abs(box.maxX - corners.map(\.x).max()!) < 1e-6)
            #expect(abs(box.minY - corners.map(\.y).min()!) < 1e-6 && abs(box.maxY - corners.map(\.y).max()!) < 1e-6)
        }
    }

    @Test("The null rectangle stays null and the infinite one infinite")
    func specialRects() {
        let transform = CGAffineTransform(rotationAngle: 1)
        #expect(CGRect.null.applying(transform).isNull)
        #expect(CGRect.infinite.applying(transform).isInfinite)
    }

    @Test("Transforms and vectors are coded as lists of numbers")
    func coding() throws {
        let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
        let data = try JSONEncoder().encode(transform)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
        let vector = CGVector(dx: 1, dy: -2)
        let vectorData = try JSONEncoder().encode(vector)
        #expect(String(decoding: vectorData, as: UTF8.self) == "[1,-2]")
        #expect(try JSONDecoder().decode(CGVector.self, from: vectorData) == vector)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(CGAffineTransform.self, from: Data("[1,2]".utf8))
        }
    }
}
