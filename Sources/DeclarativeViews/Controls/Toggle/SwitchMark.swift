import Foundation
import LayoutEngine

/// The track and the knob of a switch, of 51 by 31 points.
struct SwitchMark {
    let track: AnyShapeStyle
    /// Where the knob is: 0 for off, 1 for on, and 0.5 between them.
    let share: CGFloat
    let opacity: Double

    static let size = CGSize(width: 51, height: 31)
    static let knobSize = CGSize(width: size.height - 2 * margin, height: size.height - 2 * margin)
    private static let margin: CGFloat = 2

    /// The placement of the knob on the track.
    var knobPlacement: SecondaryPlacement { Self.knobPlacements[share == 0 ? 0 : share == 1 ? 2 : 1] }

    // There are few, which all switches share.
    private static let knobPlacements = [0, 0.5, 1].map { (share: CGFloat) in
        let room = size.width - knobSize.width - 2 * margin
        return SecondaryPlacement.fixed(
            CGRect(origin: CGPoint(x: margin + room * share, y: margin), size: knobSize))
    }
}

/// The nodes of a switch's track and knob, which are one item.
@MainActor struct SwitchParts {
    typealias Track = ShapeNode<Capsule, AnyShapeStyle>
    typealias Knob = ShapeNode<Circle, Color>

    let track: Track
    let knob: Knob
    let item: SecondaryLayoutNode

    init(_ mark: SwitchMark, in context: _NodeContext) {
        track = Track(Capsule().fill(mark.track).figure, in: context)
        knob = Knob(Circle().fill(Color.white).figure, in: context)
        track.layoutNode.sizing = .fixed(SwitchMark.size)
        knob.layoutNode.sizing = .fixed(SwitchMark.knobSize)
        item = SecondaryLayoutNode(
            context: context.parent.graph.layoutContext, placement: mark.knobPlacement, primary: track.layoutNode,
            secondary: [knob.layoutNode])
        item.isSecondaryInFront = true
        item.layoutDirection = context.parent.layoutDirection
    }

    func update(_ mark: SwitchMark) {
        track.update(Capsule().fill(mark.track).figure)
        if item.placement == mark.knobPlacement { return }
        item.placement = mark.knobPlacement
        track.graph.layoutDidChange()
    }
}
