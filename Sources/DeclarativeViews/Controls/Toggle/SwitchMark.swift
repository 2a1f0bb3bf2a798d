import Drawing
import Foundation
import LayoutEngine

/// The track and the knob of a switch, in the size that the medium gives them.
struct SwitchMark {
    let track: AnyShapeStyle
    /// Where the knob is: 0 for off, 1 for on, and 0.5 between them.
    let share: CGFloat
    let opacity: Double
    let medium: Medium

    var size: CGSize { medium.toggle.size }

    /// Returns the placement of the disc on the track.
    fileprivate var discPlacement: SecondaryPlacement {
        .fixed(
            SwitchFigure(in: CGRect(origin: .zero, size: size), share: share, isReversed: false, medium: medium).disc)
    }
}

/// The nodes of a switch's parts, which are one item.
@MainActor struct SwitchParts {
    typealias Track = ShapeNode<Capsule, AnyShapeStyle>
    typealias Knob = ShapeNode<Circle, Color>

    private enum Form {
        case shapes(Track, Knob, SecondaryLayoutNode)
        case characters(LeafNode)
    }

    private let form: Form
    /// The medium that they are made for.
    let medium: Medium

    init(_ mark: SwitchMark, in context: _NodeContext) {
        medium = mark.medium
        switch mark.medium.toggle.look {
        case .characters:
            let node = CharacterSwitch._makeNode(CharacterSwitch(mark), in: context).cast(to: LeafNode.self)
            node.layoutNode.sizing = .fixed(mark.size)
            form = .characters(node)
        case .shapes:
            let track = Track(Capsule().fill(mark.track).figure, in: context)
            let knob = Knob(Circle().fill(Color.white).figure, in: context)
            track.layoutNode.sizing = .fixed(mark.size)
            let side = mark.size.height - 2 * SwitchFigure.margin
            knob.layoutNode.sizing = .fixed(CGSize(width: side, height: side))
            let both = SecondaryLayoutNode(
                context: context.parent.graph.layoutContext, placement: mark.discPlacement, primary: track.layoutNode,
                secondary: [knob.layoutNode])
            both.isSecondaryInFront = true
            form = .shapes(track, knob, both)
        }
        item.layoutDirection = context.parent.layoutDirection
    }

    var item: LayoutNode {
        switch form {
        case .shapes(_, _, let both): both
        case .characters(let node): node.layoutNode
        }
    }

    /// The nodes, from back to front.
    var nodes: [_ViewNode] {
        switch form {
        case .shapes(let track, let knob, _): [track, knob]
        case .characters(let node): [node]
        }
    }

    /// Shows a mark in the same medium.
    func update(_ mark: SwitchMark) {
        switch form {
        case .characters(let node): CharacterSwitch._updateNode(node, with: CharacterSwitch(mark))
        case .shapes(let track, _, let both):
            track.update(Capsule().fill(mark.track).figure)
            let placement = mark.discPlacement
            if both.placement == placement { return }
            both.placement = placement
            track.graph.layoutDidChange()
        }
    }
}

/// A switch of characters.
private struct CharacterSwitch: DrawnView {
    typealias Body = Never
    let track: AnyShapeStyle
    let share: CGFloat
    let medium: Medium

    init(_ mark: SwitchMark) { (track, share, medium) = (mark.track, mark.share, mark.medium) }

    func draw(in context: inout DrawingContext, size: CGSize, isReversed: Bool, environment: EnvironmentValues) {
        let frame = CGRect(origin: .zero, size: size)
        let figure = SwitchFigure(in: frame, share: share, isReversed: isReversed, medium: medium)
        let color = medium.toggle.knobColor.map { Color(.palette($0)) } ?? .white
        let knob = Paint.color(color.resolve(in: environment).components)
        context.draw(with: track, in: environment, bounds: frame) { context, track in
            figure.draw(track: track, knob: knob, in: &context)
        }
    }

    nonisolated static func == (one: CharacterSwitch, other: CharacterSwitch) -> Bool {
        one.share == other.share && one.medium == other.medium
            && valuesAreEqual(one.track, other.track, mode: .equatableAlways)
    }
}
