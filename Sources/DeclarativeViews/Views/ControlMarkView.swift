import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

/// A small mark of a control in the foreground style.
struct ControlMarkView {
    let mark: ControlMark

    init(_ mark: ControlMark) { self.mark = mark }
}

extension ControlMarkView: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ControlMarkNode(view.mark, in: context)
    }

    static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: ControlMarkNode.self).update(view.mark)
    }
}

/// The node of a mark, which has the size of a symbol beside text.
private final class ControlMarkNode: EnvironmentLeafNode {
    private var mark: ControlMark

    init(_ mark: ControlMark, in context: _NodeContext) {
        self.mark = mark
        super.init(in: context)
        readSizing()
    }

    override var viewType: Any.Type { ControlMarkView.self }

    func update(_ new: ControlMark) {
        if new == mark { return }
        mark = new
        readSizing()
        sizeDidChange()
        drawingDidChange()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        drawingDidChange()
    }

    private func font(in environment: EnvironmentValues) -> FontDescription {
        let font = environment.font ?? .body
        return font.description(
            at: font.isDynamic ? environment.dynamicTypeSize : .large, traits: environment.textTraits
        ).shown(in: environment.textMedium)
    }

    override func sizing(in environment: EnvironmentValues) -> LeafSizing {
        .fixed(mark.size(font: font(in: environment)))
    }

    override func draw(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {
        let color = HierarchicalShapeStyle.primary.resolve(in: environment).components
        mark.draw(
            in: &context, frame: CGRect(origin: .zero, size: size), font: font(in: environment), color: color,
            isReversed: layoutDirection == .rightToLeft)
    }
}
