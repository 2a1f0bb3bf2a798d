import Drawing
import Foundation
import LayoutEngine
import Motion
import BridgedEnvironment

/// A mark of a running task, which advances a step eight times a second.
struct ActivityMark {
    enum Kind {
        /// A ring of spokes that turns.
        case spinner
        /// A line along which a part goes.
        case bar
    }

    let kind: Kind
}

extension ActivityMark: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ActivityMarkNode(view.kind, in: context)
    }

    static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: ActivityMarkNode.self).update(view.kind)
    }
}

/// The node of the mark for a running task. It goes on as long as it lives; while it cannot be seen, it asks for
/// no frames.
final class ActivityMarkNode: EnvironmentLeafNode {
    private var kind: ActivityMark.Kind
    private var alarm: StepAlarm?

    init(_ kind: ActivityMark.Kind, in context: _NodeContext) {
        self.kind = kind
        super.init(in: context)
        readSizing()
        let alarm = StepAlarm(every: ActivitySpinner.stepLength) { [weak self] in
            self?.isSeen ?? false
        } _: { [weak self] in
            self?.drawingDidChange()
            return self != nil
        }
        self.alarm = alarm
        alarm.begin(on: scope.map.clock.waking)
    }

    override var viewType: Any.Type { ActivityMark.self }

    private var isSeen: Bool {
        !isTornDown && !isUnselected
            && layoutNode.isSeen(CGRect(origin: .zero, size: layoutNode.placedSize), by: graph.delegate)
    }

    func update(_ new: ActivityMark.Kind) {
        if new == kind { return }
        kind = new
        readSizing()
        graph.layoutDidChange()
        drawingDidChange()
    }

    /// The diameter of a spinner in points.
    private func side(in environment: EnvironmentValues) -> CGFloat {
        switch environment.controlSize {
        case .mini: 12
        case .small: 16
        case .regular: 20
        case .large, .extraLarge: 37
        }
    }

    override func sizing(in environment: EnvironmentValues) -> LeafSizing {
        switch kind {
        case .spinner:
            .fixed(
                ActivitySpinner.size(side: side(in: environment), figures: environment.textMedium.figures.spinner))
        case .bar: .custom { CGSize(width: $0.replacingUnspecifiedDimensions().width, height: ProgressTrack.height) }
        }
    }

    override func draw(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {
        let (rect, step) = (CGRect(origin: .zero, size: size), alarm?.step ?? 0)
        switch kind {
        case .spinner:
            let tint = environment.tint?.paint(in: environment, bounds: rect)?.firstColor
            ActivitySpinner.draw(
                step: step, side: side(in: environment), in: rect,
                color: tint ?? Color.gray.components(in: environment),
                figures: environment.textMedium.figures.spinner, into: &context)
        case .bar:
            let track = Color.gray.components(in: environment).withAlpha(ProgressTrack.trackOpacity)
            context.stroke(
                .path(ProgressTrack.line(0..<1, in: rect)), with: .color(track), pen: ProgressTrack.trackPen)
            guard let tint = TintShapeStyle().paint(in: environment, bounds: rect) else { return }
            let start = Double(step % ActivitySpinner.stepCount) / Double(ActivitySpinner.stepCount)
            let end = min(start + 0.25, 1)
            let part = environment.layoutDirection == .rightToLeft ? 1 - end..<1 - start : start..<end
            context.stroke(.path(ProgressTrack.line(part, in: rect)), with: tint, pen: ProgressTrack.donePen)
        }
    }

    override func willTearDown() {
        super.willTearDown()
        alarm?.end()
    }
}
