import Drawing
import Foundation
import LayoutEngine
import UnifiedStorage

/// The track and the thumb of a slider, drawn. The thumb moves there in animations.
struct SliderMark: View, Animatable, UnnamedPlace {
    var share: Double
    let isGrid: Bool
    let isEnabled: Bool

    nonisolated var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    var body: some View { SliderDrawing(share: min(max(share, 0), 1), isGrid: isGrid, isEnabled: isEnabled) }
}

private struct SliderDrawing: View, Equatable {
    typealias Body = Never
    let share: Double
    let isGrid: Bool
    let isEnabled: Bool

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { SliderNode(view, in: context) }

    static func _updateNode(_ node: _ViewNode, with view: Self) { node.cast(to: SliderNode.self).update(view) }
}

private final class SliderNode: LeafNode {
    private var view: SliderDrawing

    init(_ view: SliderDrawing, in context: _NodeContext) {
        self.view = view
        super.init(sizing: .flexible, in: context)
    }

    override var viewType: Any.Type { SliderMark.self }

    func update(_ new: SliderDrawing) {
        if new == view { return }
        view = new
        drawingDidChange()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        drawingDidChange()
    }

    override func draw(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {
        let isGrid = view.isGrid
        let frame = CGRect(origin: .zero, size: size)
        let figure = SliderFigure(
            in: frame, share: view.share, isReversed: layoutDirection == .rightToLeft, isGrid: isGrid)
        func paint(_ color: Color) -> Paint { .color(color.resolve(in: environment).components) }
        let rest = paint(Color(.palette(isGrid ? .tertiaryLabel : .systemFill)))
        let thumb = paint(isGrid ? Color(.palette(.label)) : .white)
        context.beginGroup(opacity: view.isEnabled ? 1 : 0.5)
        let isFaint = isGrid && !view.isEnabled
        let style = isFaint ? AnyShapeStyle(Color(.palette(.tertiaryLabel))) : AnyShapeStyle(TintShapeStyle())
        context.draw(with: style, in: environment, bounds: frame) { context, filled in
            figure.draw(filled: filled, rest: rest, thumbPaint: thumb, in: &context)
        }
        context.restore()
    }
}
