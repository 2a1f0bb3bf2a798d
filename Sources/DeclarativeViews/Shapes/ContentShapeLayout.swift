import Drawing
import Foundation
import LayoutEngine

/// Sets where taps land, without changing the layout.
struct ContentShapeLayout<S: Shape>: UnaryLayout {
    /// `nil` where taps land as they did.
    let shape: S?
    let eoFill: Bool

    var hitRole: HitRole {
        guard let shape else { return .passes }
        return .outline { point, size in
            shape.drawn(in: size, isMirrored: false)?.path.contains(point, rule: FillStyle(eoFill: eoFill).rule)
                ?? false
        }
    }

    var ownPriority: Double? { nil }
}
