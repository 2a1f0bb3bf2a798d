import Drawing
import Foundation
import LayoutEngine

/// Blends a view with its backdrop.
struct BlendEffect: RenderEffect, Sendable {
    var mode: BlendMode

    static var moves: Bool { false }
    var isInert: Bool { mode == .normal }

    func displayEffects(size: CGSize, isMirrored: Bool) -> DisplayGroup.Effects? {
        DisplayGroup.Effects(treatment: mode.kind.map(Treatment.blend))
    }
}

/// Composes a view as one picture, which limits the blending inside it.
struct IsolationEffect: RenderEffect {
    static var moves: Bool { false }
    var isInert: Bool { false }

    func displayEffects(size: CGSize, isMirrored: Bool) -> DisplayGroup.Effects? {
        DisplayGroup.Effects(treatment: .isolation)
    }
}
