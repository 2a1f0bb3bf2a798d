import BridgedEnvironment
import Drawing
import Foundation
import LayoutEngine
import TextEditing

extension FieldNode: @MainActor LeafSizer {
    /// The space between the edges and the text, in points.
    var padding: CGSize {
        let figures = view.font.medium.figures.field
        if view.kind == .area { return figures.areaPadding }
        return view.border == .rounded ? figures.padding(line: lineHeight) : .zero
    }

    private var lineHeight: CGFloat {
        TextMetrics.current.size(of: " ", font: view.font, maxWidth: nil).size.height
    }

    /// Lays out the text as it is shown in a size.
    func fitText(in size: CGSize) {
        let (editor, offset) = (editor, editor.offset)
        editor.fit(view.font, alignment, in: room(in: size).size)
        // A layout for a picture scrolls nothing.
        if editor.offset != offset, PassingLayout.isPassing { PassingLayout.atEnd { editor.offset = offset } }
    }

    private func room(in size: CGSize) -> CGRect {
        let padding = padding
        return CGRect(
            x: padding.width, y: padding.height, width: max(0, size.width - 2 * padding.width),
            height: max(0, size.height - 2 * padding.height))
    }

    private var alignment: TextRun.Alignment {
        let isMirrored = layoutDirection == .rightToLeft
        switch view.alignment {
        case .leading: return isMirrored ? .right : .left
        case .center: return .center
        case .trailing: return isMirrored ? .left : .right
        }
    }

    package func size(for proposal: ProposedViewSize, _ range: inout ProposalRange) -> CGSize {
        let padding = padding
        let measurer = TextMetrics.current
        let line = measurer.size(of: " ", font: view.font, maxWidth: nil).size
        func ideal() -> CGFloat {
            let isEmpty = editor.session.text.isEmpty
            let text =
                isEmpty
                ? measurer.size(of: view.prompt, font: view.font, maxWidth: nil).size.width
                : editor.lineWidth(in: view.font)
            return text + line.width + 2 * padding.width
        }
        let width = proposal.width.map { max(0, $0) } ?? ideal()
        switch view.kind {
        case .line, .secret:
            return CGSize(width: width, height: max(1, line.height) + 2 * padding.height)
        case .growing, .area:
            if view.kind == .area, let height = proposal.height { return CGSize(width: width, height: max(0, height)) }
            let room = width.isFinite ? max(0, width - 2 * padding.width) : 1e6
            var height = textHeight(atWidth: room)
            if let limit = view.lineLimit, limit > 0 { height = min(height, line.height * Double(limit)) }
            return CGSize(width: width, height: height + 2 * padding.height)
        }
    }

    private func textHeight(atWidth width: Double) -> Double {
        let size = layoutNode.placedSize
        fitText(in: size)
        return editor.height(atWidth: width)
    }

    package func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        let baseline = TextMetrics.current.size(of: " ", font: view.font, maxWidth: nil).firstBaseline
        let first = padding.height + CGFloat(baseline)
        return (first, first)
    }
}

extension FieldNode {
    func drawField(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {
        fitText(in: size)
        let frame = CGRect(origin: .zero, size: size)
        if view.border == .rounded {
            FieldFigure(medium: view.font.medium.figures, scale: environment.displayScale)
                .drawBorder(frame, in: &context) { Color(.palette($0)).resolve(in: environment).components }
        }
        let caret = Color.accentColor.resolve(in: environment).components
        let placeholder = Color(.palette(.placeholderText)).resolve(in: environment).components
        let room = room(in: size)
        let (editor, prompt, showsSelection) = (editor, view.prompt, isFocused)
        let isFaint = !view.isEnabled
        context.draw(with: ForegroundStyle(), in: environment, bounds: frame) { context, paint in
            let look = FieldLook(text: isFaint ? paint.opacity(0.5) : paint, placeholder: placeholder, caret: caret)
            editor.draw(in: &context, frame: room, look: look, placeholder: prompt, showsSelection: showsSelection)
        }
        if view.kind == .area, environment.isInInteractiveHost {
            let bars = ScrollBar(
                viewport: room, content: editor.contentSize, offset: editor.offset,
                medium: view.font.medium.figures)
            bars.draw(
                vertical: true, horizontal: false, isReversed: layoutDirection == .rightToLeft, in: &context)
        }
    }
}
