import Drawing
import Foundation
import LayoutEngine

/// Blends a view with what is behind.
struct BlendEffect: RenderEffect, Sendable {
    var mode: BlendMode

    static var moves: Bool { false }
    var isInert: Bool { mode == .normal }

    func displayEffects(size: CGSize, isMirrored: Bool) -> DisplayGroup.Effects? {
        DisplayGroup.Effects(treatment: mode.kind.map(Treatment.blend))
    }
}

/// Makes one picture of a view, before what is blended in it meets what is behind.
struct IsolationEffect: RenderEffect {
    static var moves: Bool { false }
    var isInert: Bool { false }

    func displayEffects(size: CGSize, isMirrored: Bool) -> DisplayGroup.Effects? {
        DisplayGroup.Effects(treatment: .isolation)
    }
}
