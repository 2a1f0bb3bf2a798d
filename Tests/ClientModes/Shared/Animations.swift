import SwiftUI

// Animations, transactions and transitions as programs use them.

struct AnimatedPage: View {
    @State private var isOpen = false
    @State private var level = 0.0

    var body: some View {
        VStack {
            Text("Title")
                .opacity(isOpen ? 1 : 0.5)
                .scaleEffect(isOpen ? 1.2 : 1, anchor: .leading)
                .offset(x: isOpen ? 20 : 0)
                .animation(.spring(duration: 0.4, bounce: 0.2), value: isOpen)
            LevelMeter(level: level)
                .animation(.easeInOut(duration: 1).delay(0.2).repeatCount(3, autoreverses: true), value: level)
            if isOpen {
                Text("Details").transition(.opacity)
                Text("More").transition(.move(edge: .bottom).combined(with: .opacity))
                Text("Turned").transition(.asymmetric(insertion: .slide, removal: .scale(scale: 0.5, anchor: .top)))
                Text("Own").transition(Blink())
                Text("Modified").transition(.modifier(active: Shifted(x: 10), identity: Shifted(x: 0)))
                Text("Quick").transition(.opacity.animation(.linear(duration: 0.1)))
                Text("Shared").transition(.dropping)
            }
            Text("Scoped").animation(.bouncy) { $0.opacity(isOpen ? 1 : 0) }
            Text("Quiet").transaction { $0.animation = nil }
            Button("Open", action: open)
        }
    }

    private func open() {
        withAnimation { isOpen.toggle() }
        withAnimation(.snappy(duration: 0.3, extraBounce: 0.1)) { level += 1 }
        withAnimation(.easeOut, completionCriteria: .removed) {
            level = 0
        } completion: {
            isOpen = false
        }
        var transaction = Transaction(animation: .interactiveSpring)
        transaction.disablesAnimations = true
        transaction.addAnimationCompletion { level = 1 }
        withTransaction(transaction) { isOpen = true }
        withTransaction(\.isContinuous, true) { level = 2 }
        _ = withAnimation(.interpolatingSpring(stiffness: 100, damping: 10)) { level }
    }
}

struct LevelMeter: View, Animatable {
    var level: Double

    nonisolated var animatableData: Double {
        get { level }
        set { level = newValue }
    }

    var body: some View { Color.red.frame(width: level * 10, height: 4) }
}

struct Shifted: ViewModifier, Animatable {
    var x: CGFloat

    nonisolated var animatableData: CGFloat {
        get { x }
        set { x = newValue }
    }

    func body(content: Content) -> some View { content.offset(x: x) }
}

struct Blink: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .opacity(phase.isIdentity ? 1 : 0)
            .scaleEffect(1 + phase.value / 2)
    }
}

extension AnyTransition {
    static var dropping: AnyTransition {
        .asymmetric(insertion: .move(edge: .top), removal: .opacity).animation(.smooth)
    }
}

struct ElasticAnimation: CustomAnimation {
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time > duration { return nil }
        context.state[Elastic<V>.self] += 1
        var result = value
        result.scale(by: UnitCurve.easeInOut.value(at: time / duration))
        return result
    }
}

private struct Elastic<V>: AnimationStateKey {
    static var defaultValue: Int { 0 }
}

extension Animation {
    static func elastic(duration: TimeInterval) -> Animation { Animation(ElasticAnimation(duration: duration)) }
}

private struct SourceKey: TransactionKey {
    static let defaultValue = ""
}

extension Transaction {
    var source: String {
        get { self[SourceKey.self] }
        set { self[SourceKey.self] = newValue }
    }
}

@MainActor func springValues() -> [Double] {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    return [spring.value(target: 1, time: 0.1), spring.settlingDuration, spring.stiffness]
}
