import Drawing
import Foundation
import LayoutEngine

/// Tells a terminal that the texts of a view lead to an address.
struct LinkEffect: RenderEffect, Sendable {
    var address: String

    static var moves: Bool { false }
    var isInert: Bool { false }

    func displayEffects(size: CGSize, isMirrored: Bool) -> DisplayGroup.Effects? {
        DisplayGroup.Effects(treatment: .link(address))
    }
}
