import SwiftUI

// Values that transactions carry, completions and transitions with names of their own.

enum ChangeOrigin: Sendable { case program, person }

private struct ChangeOriginKey: TransactionKey {
    static let defaultValue = ChangeOrigin.program
}

extension Transaction {
    var origin: ChangeOrigin {
        get { self[ChangeOriginKey.self] }
        set { self[ChangeOriginKey.self] = newValue }
    }
}

struct FlipTransition: Transition {
    var turns = 0.5

    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(x: phase.isIdentity ? 1 : 1 - turns, y: 1, anchor: .center)
            .opacity(phase == .didDisappear ? 0 : 1)
    }

    static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
}

extension Transition where Self == FlipTransition {
    static var flip: FlipTransition { FlipTransition() }
    static func flip(turns: Double) -> FlipTransition { FlipTransition(turns: turns) }
}

extension AnyTransition {
    static var rising: AnyTransition { .move(edge: .bottom).combined(with: .opacity) }
    static func rising(by distance: CGFloat) -> AnyTransition { .offset(x: 0, y: distance) }
}

/// Two numbers that move together.
struct Needle: View, Animatable {
    var angle: Double
    var length: CGFloat

    nonisolated var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(angle, length) }
        set {
            angle = newValue.first
            length = newValue.second
        }
    }

    var body: some View { Color.red.frame(width: length, height: 2).offset(x: angle) }
}

struct Dial: View {
    let told: (String) -> Void
    @State private var angle = 0.0
    @State private var isShown = true
    @State private var isLit = false

    var body: some View {
        VStack {
            Needle(angle: angle, length: 40)
                .transaction { transaction in
                    if transaction.origin == .person { transaction.animation = .linear(duration: 1) }
                }
            if isShown {
                Text("Lid").transition(.flip)
                Text("Rim").transition(.rising)
                Text("Base").transition(.flip(turns: 0.25).combined(with: .opacity))
                Text("Foot").transition(.asymmetric(insertion: .rising(by: 10), removal: .opacity))
            }
            Toggle("Light", isOn: $isLit.animation(.easeInOut(duration: 0.5)))
            Button("Turn") {
                withTransaction(\.origin, .person) { angle += 90 }
            }
            Button("Open") {
                withAnimation(.linear(duration: 1)) {
                    isShown = false
                } completion: {
                    told("open")
                }
            }
            Button("Reset") {
                var transaction = Transaction(animation: nil)
                transaction.disablesAnimations = true
                transaction.origin = .person
                withTransaction(transaction) {
                    angle = 0
                    isShown = true
                }
            }
        }
        .animation(.default, value: isLit)
        .transaction(value: angle) { if $0.origin == .program { $0.isContinuous = true } }
    }
}
