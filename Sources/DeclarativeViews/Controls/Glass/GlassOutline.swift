import Drawing
import Foundation
import LayoutEngine

/// The outline of glass at several points, which flows together where it is near.
struct GlassOutline: Shape {
    /// Glass at one point.
    struct Part {
        /// The identity of the part.
        var id: ID
        let shape: AnyShape
        let isMirrored: Bool
        /// Whether it comes out of the nearest part.
        let comesOut: Bool
        /// In the space of the container.
        var frame: CGRect

        // Only sendable identifiers can be given.
        struct ID: Hashable, @unchecked Sendable {
            let key: MatchedKey
            var count = 0
        }

        init(_ glass: PlacedGlass) {
            let member = glass.member
            id = ID(key: member.id)
            (shape, isMirrored) = (member.shape, member.isMirrored)
            comesOut = member.transition == .matchedGeometry
            frame = glass.frame
        }

        var outline: PathData {
            let path = shape.path(in: frame).data
            if !isMirrored { return path }
            return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0))
        }
    }

    var parts: [Part]
    let spacing: CGFloat

    func path(in rect: CGRect) -> Path {
        Path(JoinedOutlines.path(of: parts.map(\.outline), spacing: spacing))
    }

    // The parts know where they are on the screen.
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    var animatableData: GlassFrames {
        get { GlassFrames(parts) }
        set {
            for index in parts.indices {
                if let frame = newValue.frame(of: parts[index].id) { parts[index].frame = frame }
            }
        }
    }
}

/// The frames of parts of glass, by which they move.
struct GlassFrames: VectorArithmetic {
    private struct Entry: Equatable {
        var numbers: SIMD4<Double>
        var comesOut = true
    }

    private var entries: [GlassOutline.Part.ID: Entry] = [:]

    init(_ parts: [GlassOutline.Part]) {
        for part in parts where part.frame.isFinite {
            let frame = part.frame
            entries[part.id] = Entry(
                numbers: SIMD4(frame.midX, frame.midY, frame.width, frame.height), comesOut: part.comesOut)
        }
    }

    private init() {}

    /// Returns a frame; `nil` if it is not known. Its size is never negative, however far a spring swings.
    func frame(of id: GlassOutline.Part.ID) -> CGRect? {
        guard let numbers = entries[id]?.numbers else { return nil }
        let (width, height) = (max(0, numbers.z), max(0, numbers.w))
        return CGRect(x: numbers.x - width / 2, y: numbers.y - height / 2, width: width, height: height)
    }

    static var zero: GlassFrames { GlassFrames() }

    static func + (one: GlassFrames, other: GlassFrames) -> GlassFrames {
        var result = one
        for (id, entry) in other.entries { result.entries[id, default: Entry(numbers: .zero)].numbers += entry.numbers }
        return result
    }

    /// The way from `other` to `one`. That of a part which `other` does not have begins at the nearest part, or has no
    /// length if the part is to be there at once.
    static func - (one: GlassFrames, other: GlassFrames) -> GlassFrames {
        var result = one
        for (id, entry) in one.entries {
            let start = other.entries[id]?.numbers ?? other.start(of: entry)
            result.entries[id]?.numbers -= start ?? .zero
        }
        for (id, entry) in other.entries where one.entries[id] == nil {
            result.entries[id] = Entry(numbers: -entry.numbers, comesOut: entry.comesOut)
        }
        return result
    }

    /// Where a part that is new begins; `nil` where there are no parts.
    private func start(of new: Entry) -> SIMD4<Double>? {
        if entries.isEmpty { return nil }
        if !new.comesOut { return new.numbers }
        func distance(_ numbers: SIMD4<Double>) -> Double {
            let (x, y) = (numbers.x - new.numbers.x, numbers.y - new.numbers.y)
            return x * x + y * y
        }
        // Positions decide where distances are the same, so that the order in the dictionary does not.
        return entries.values.map(\.numbers).min {
            (distance($0), $0.x, $0.y, $0.z, $0.w) < (distance($1), $1.x, $1.y, $1.z, $1.w)
        }
    }

    mutating func scale(by factor: Double) {
        for id in entries.keys { entries[id]?.numbers *= factor }
    }

    var magnitudeSquared: Double {
        entries.values.reduce(0) { $0 + ($1.numbers * $1.numbers).sum() }
    }
}
