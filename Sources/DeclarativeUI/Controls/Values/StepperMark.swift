import Drawing
import Foundation
import LayoutEngine
import UnifiedStorage

/// The halves of a stepper, drawn.
struct StepperMark: View, Equatable {
    typealias Body = Never
    let held: StepperFigure.Half?
    let usable: Set<StepperFigure.Half>
    let isGrid: Bool

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { StepperNode(view, in: context) }

    static func _updateNode(_ node: _ViewNode, with view: Self) { node.cast(to: StepperNode.self).update(view) }
}

private final class StepperNode: LeafNode {
    private var view: StepperMark

    init(_ view: StepperMark, in context: _NodeContext) {
        self.view = view
        super.init(sizing: .flexible, in: context)
    }

    override var viewType: Any.Type { StepperMark.self }

    func update(_ new: StepperMark) {
        if new == view { return }
        view = new
        drawingDidChange()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        drawingDidChange()
    }

    override func draw(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {
        let figure = StepperFigure(
            in: CGRect(origin: .zero, size: size), isReversed: layoutDirection == .rightToLeft, isGrid: view.isGrid)
        func paint(_ color: SystemPalette) -> Paint {
            .color(Color(.palette(color)).resolve(in: environment).components)
        }
        let look = StepperFigure.Look(
            fill: paint(.tertiarySystemFill), held: paint(.systemFill), sign: paint(.label),
            faint: paint(.tertiaryLabel))
        figure.draw(look, held: view.held, usable: view.usable, in: &context)
    }
}
