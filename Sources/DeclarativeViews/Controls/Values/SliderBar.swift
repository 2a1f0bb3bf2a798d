import Drawing
import Foundation
import BridgedEnvironment

/// The track of a slider with its thumb, which is dragged.
struct SliderBar: View, UnnamedPlace {
    @Binding var value: Double
    let scale: ValueScale
    let onEditingChanged: (Bool) -> Void
    @GestureState private var isDown = false
    @State private var drag = SliderDrag()
    @State private var faults = FaultCheck("slider")
    @Environment(\.textMedium) private var medium
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction

    init(value: Binding<Double>, scale: ValueScale, onEditingChanged: @escaping (Bool) -> Void) {
        _value = value
        self.scale = scale
        self.onEditingChanged = onEditingChanged
    }

    var body: some View {
        faults.note(scale.fault.map { "The range of a Slider \($0)." })
        return GeometryReader { proxy in
            let figure = figure(in: proxy.size)
            SliderMark(share: scale.share(of: value), medium: medium.figures, isEnabled: isEnabled)
                .allowsHitTesting(false)
                .contentShape(ThumbArea(area: figure.touchArea))
                .gesture(dragging(figure), isEnabled: isEnabled)
        }
        .frame(minWidth: 3 * medium.figures.slider.thumb.width)
        .frame(height: medium.figures.slider.height)
        .focusable()
        .onKeyPress(keys: [.leftArrow, .rightArrow, .home, .end], phases: [.down, .repeat]) { take($0) }
        .onChange(of: isDown) { if !isDown { endDragging() } }
    }

    private func figure(in size: CGSize) -> SliderFigure {
        SliderFigure(
            in: CGRect(origin: .zero, size: size), share: scale.share(of: value),
            isReversed: direction == .rightToLeft, medium: medium.figures)
    }

    // MARK: Dragging

    private func dragging(_ figure: SliderFigure) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($isDown) { _, isDown, _ in isDown = true }
            .onChanged { touch in
                if drag.grip == nil {
                    drag.grip = touch.startLocation.x - figure.middle(of: scale.share(of: value))
                    onEditingChanged(true)
                }
                guard touch.location != touch.startLocation || drag.hasMoved else { return }
                drag.hasMoved = true
                set(scale.number(at: figure.share(at: touch.location.x - (drag.grip ?? 0))))
            }
            .onEnded { _ in endDragging() }
    }

    /// Also called after a gesture that was cancelled.
    private func endDragging() {
        guard drag.grip != nil else { return }
        (drag.grip, drag.hasMoved) = (nil, false)
        onEditingChanged(false)
    }

    private func set(_ new: Double) { if new != value { value = new } }

    // MARK: Keys

    private func take(_ press: KeyPress) -> KeyPress.Result {
        let isForward = (press.key == .rightArrow) != (direction == .rightToLeft)
        let new =
            press.key == .home
            ? scale.least
            : press.key == .end ? scale.nearest(to: scale.greatest) : scale.number(after: value, isUp: isForward)
        if new != value {
            onEditingChanged(true)
            set(new)
            onEditingChanged(false)
        }
        return .handled
    }
}

/// How a thumb is held.
@MainActor private final class SliderDrag {
    /// How far from the middle of the thumb; `nil` while it is not.
    var grip: CGFloat?
    var hasMoved = false

    nonisolated init() {}
}

/// Where touches are for the thumb.
private struct ThumbArea: Shape {
    let area: CGRect

    func path(in rect: CGRect) -> Path { Path(area) }
}
