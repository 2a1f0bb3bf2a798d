import Drawing
import Foundation
import LayoutEngine

/// Blurs a view.
struct BlurEffect: RenderEffect, Sendable {
    var radius: CGFloat
    /// Whether the frame of the view is covered wholly, and nothing around it.
    var isOpaque: Bool

    static var moves: Bool { false }
    var isInert: Bool { radius <= 0 }

    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    func displayEffects(size: CGSize, isMirrored: Bool) -> DisplayGroup.Effects? {
        DisplayGroup.Effects(
            treatment: .blur(
                radius: Double(max(0, radius)), opaqueArea: isOpaque ? CGRect(origin: .zero, size: size) : nil))
    }
}

extension BlurEffect {
    init(checking radius: CGFloat, isOpaque: Bool) {
        self.init(radius: EffectInput.checked(radius, "blur's radius", instead: 0), isOpaque: isOpaque)
    }
}
