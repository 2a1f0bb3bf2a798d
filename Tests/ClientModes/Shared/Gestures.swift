import SwiftUI
import UIKit

// Gestures as cards, boards and players have them, in both worlds.

struct DraggedCard: View {
    @State private var offset = CGSize.zero
    @State private var isLong = false
    @State private var taps = 0
    @GestureState private var translation: CGSize = .zero
    @GestureState private var isPressed = false
    @GestureState(resetTransaction: Transaction(animation: .spring())) private var scale = 1.0
    @GestureState(reset: { _, transaction in transaction.animation = .default }) private var lean: CGFloat = 0

    private var drag: some Gesture {
        DragGesture()
            .updating($translation) { value, state, transaction in
                state = value.translation
                transaction.disablesAnimations = true
            }
            .onChanged { value in isLong = value.translation.width > 100 }
            .onEnded { value in
                withAnimation(.spring()) {
                    offset.width += value.predictedEndTranslation.width
                    offset.height += value.predictedEndLocation.y - value.startLocation.y
                }
            }
    }

    private var press: some Gesture {
        LongPressGesture(minimumDuration: 0.3, maximumDistance: 20)
            .updating($isPressed) { current, state, _ in state = current }
            .onEnded { finished in isLong = finished }
    }

    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .offset(x: offset.width + translation.width, y: offset.height + translation.height)
            .scaleEffect(isPressed ? 1.1 : scale)
            .rotationEffect(.degrees(Double(lean)))
            .gesture(drag)
            .simultaneousGesture(TapGesture().onEnded { taps += 1 })
            .highPriorityGesture(TapGesture(count: 2).onEnded { _ in offset = .zero }, including: .gesture)
            .gesture(press, isEnabled: !isLong)
            .onLongPressGesture { isLong = true }
            .onHover { isInside in taps += isInside ? 1 : 0 }
    }
}

struct DraggableThumb: View {
    enum DragState: Equatable {
        case inactive, pressing
        case dragging(translation: CGSize)

        var translation: CGSize {
            if case .dragging(let translation) = self { translation } else { .zero }
        }
    }

    @GestureState private var dragState = DragState.inactive
    @State private var position = CGPoint(x: 20, y: 20)

    var body: some View {
        let sequence = LongPressGesture(minimumDuration: 0.5)
            .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .named("board")))
            .updating($dragState) { value, state, _ in
                switch value {
                case .first(true): state = .pressing
                case .second(true, let drag): state = .dragging(translation: drag?.translation ?? .zero)
                default: state = .inactive
                }
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                position = drag.location
            }
        return Circle()
            .position(position)
            .offset(dragState.translation)
            .gesture(sequence)
            .coordinateSpace(name: "board")
    }
}

struct PressedLabel: View {
    @State private var isPressing = false
    @State private var fired = 0

    var body: some View {
        VStack {
            Text("Hold").onLongPressGesture(minimumDuration: 1, maximumDistance: 10) {
                fired += 1
            } onPressingChanged: { inProgress in
                isPressing = inProgress
            }
            Text("Hold").onLongPressGesture(
                minimumDuration: 0.1, pressing: { isPressing = $0 }, perform: { fired += 1 })
            Text("Hold").onLongPressGesture(minimumDuration: 2, perform: fire)
            Text("Either")
                .gesture(TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { _ in fired += 1 })
            Text("Both").gesture(
                TapGesture().simultaneously(with: LongPressGesture()).onEnded { value in
                    if value.first != nil || value.second == true { fired += 1 }
                })
            Text("Mapped").simultaneousGesture(
                DragGesture(coordinateSpace: .global).map(\.location).onChanged { _ in }, including: .subviews)
        }
        .highPriorityGesture(DragGesture(minimumDistance: 30, coordinateSpace: .local).onEnded(finish))
    }

    private func fire() { fired += 1 }
    private func finish(_ value: DragGesture.Value) { fired += value.translation.height > 0 ? 1 : 0 }
}

/// A gesture of one's own, made of others.
struct SwipeDown: Gesture {
    let perform: () -> Void

    var body: some Gesture {
        DragGesture(minimumDistance: 20).onEnded { value in
            if value.translation.height > abs(value.translation.width) { perform() }
        }
    }
}

struct PlayerView: View {
    @State private var isPlaying = false

    var body: some View {
        VStack {
            Image(systemName: "music.note")
            Text("Song")
        }
        .gesture(SwipeDown { isPlaying = false })
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Song")
        .accessibilityAddTraits(.startsMediaSession)
        .accessibilityRemoveTraits(.isStaticText)
        .accessibilityAction(.magicTap) { isPlaying.toggle() }
    }
}

// MARK: UIKit

final class BoardController: UIViewController, UIGestureRecognizerDelegate {
    private let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
    private(set) var events: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        card.isUserInteractionEnabled = true
        card.accessibilityTraits = [.startsMediaSession, .button]

        let press = UILongPressGestureRecognizer(target: self, action: BoardController.pressed)
        press.minimumPressDuration = 0.3
        press.allowableMovement = 12
        press.numberOfTouchesRequired = 1
        press.delegate = self
        card.addGestureRecognizer(press)

        let directions: [UISwipeGestureRecognizer.Direction] = [.left, .right, .up, .down]
        for direction in directions {
            let swipe = UISwipeGestureRecognizer(target: self, action: BoardController.swiped)
            swipe.direction = direction
            view.addGestureRecognizer(swipe)
        }
        let both = UISwipeGestureRecognizer()
        both.direction = [.left, .right]
        both.addTarget(self, action: BoardController.leave)
        both.require(toFail: press)
        view.addGestureRecognizer(both)
    }

    func pressed(_ gesture: UILongPressGestureRecognizer) {
        switch gesture.state {
        case .began: UIView.animate(withDuration: 0.2) { self.card.alpha = 0.5 }
        case .changed: card.center = gesture.location(in: view)
        case .ended, .cancelled: card.alpha = 1
        default: break
        }
        events.append("pressed")
    }

    func swiped(_ gesture: UISwipeGestureRecognizer) { events.append(gesture.direction == .left ? "left" : "other") }
    func leave() { events.append("leave") }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer is UILongPressGestureRecognizer }
}
