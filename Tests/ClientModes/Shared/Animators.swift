import Foundation
import SwiftUI

// Phases, keyframes, timelines and views that share a frame, as programs use them.

struct ClientCards: View {
    @Namespace private var cards
    @State private var chosen: Int?
    @State private var isHighlighted = false

    var body: some View {
        ZStack {
            if let chosen {
                Text("Card \(chosen)")
                    .matchedGeometryEffect(id: chosen, in: cards)
                    .onTapGesture { withAnimation(.spring) { self.chosen = nil } }
            } else {
                HStack {
                    ForEach(0..<3) { index in
                        Text("Card \(index)")
                            .matchedGeometryEffect(id: index, in: cards, properties: .frame, anchor: .center)
                            .onTapGesture { withAnimation(.spring) { chosen = index } }
                    }
                }
            }
            Circle().matchedGeometryEffect(id: 1, in: cards, properties: .position, isSource: false)
        }
        .foregroundStyle(isHighlighted ? Color.orange : Color.primary)
        .background(isHighlighted ? .yellow : .clear)
        .animation(.easeInOut, value: isHighlighted)
    }
}

struct ClientPhases: View {
    enum Phase: CaseIterable { case start, middle, end }

    @State private var likes = 0

    var body: some View {
        VStack {
            PhaseAnimator([0.5, 1]) { opacity in
                Text("Breathes").opacity(opacity)
            } animation: { _ in
                .easeInOut(duration: 1)
            }
            PhaseAnimator(Phase.allCases, trigger: likes) { phase in
                Text("Liked").scaleEffect(phase == .middle ? 1.5 : 1)
            }
            Text("\(likes)")
                .contentTransition(.numericText(value: Double(likes)))
                .phaseAnimator(Phase.allCases, trigger: likes) { content, phase in
                    content.offset(y: phase == .middle ? -10 : 0)
                } animation: { phase in
                    phase == .start ? .spring(bounce: 0.4) : nil
                }
            Text("Wobbles").phaseAnimator([false, true]) { $0.rotationEffect(.degrees($1 ? 3 : -3)) }
            Text("Changes").contentTransition(.opacity)
            Button("Like") { withAnimation { likes += 1 } }
        }
    }
}

struct ClientKeyframes: View {
    struct Pose {
        var scale = 1.0
        var angle = Angle.zero
        var height: CGFloat = 0
    }

    struct Jump: KeyframeTrackContent {
        let height: CGFloat
        var body: some KeyframeTrackContent<CGFloat> {
            CubicKeyframe(-height, duration: 0.3)
            SpringKeyframe(0, duration: 0.6, spring: .bouncy)
        }
    }

    @State private var jumps = 0

    var body: some View {
        VStack {
            Text("Jumps")
                .keyframeAnimator(initialValue: Pose(), trigger: jumps) { content, pose in
                    content.scaleEffect(pose.scale).rotationEffect(pose.angle).offset(y: pose.height)
                } keyframes: { _ in
                    KeyframeTrack(\.scale) {
                        LinearKeyframe(1.2, duration: 0.2, timingCurve: .easeOut)
                        MoveKeyframe(0.9)
                        LinearKeyframe(1, duration: 0.3)
                    }
                    KeyframeTrack(\.angle) {
                        for index in 0..<3 { CubicKeyframe(.degrees(Double(index) * 10), duration: 0.1) }
                        if jumps > 3 { LinearKeyframe(.zero, duration: 0.1) } else { MoveKeyframe(.zero) }
                    }
                    KeyframeTrack(\.height) { Jump(height: 20) }
                }
            KeyframeAnimator(initialValue: 0.0, repeating: true) { value in
                Text("Fades").opacity(value)
            } keyframes: { _ in
                LinearKeyframe(1, duration: 1)
                LinearKeyframe(0, duration: 1)
            }
            Text(verbatim: "\(way.value(time: 0.5)) of \(way.duration)")
        }
        .onTapGesture { jumps += 1 }
    }

    private var way: KeyframeTimeline<Double> {
        KeyframeTimeline(initialValue: 0) {
            CubicKeyframe(1, duration: 1, startVelocity: 0, endVelocity: 2)
            SpringKeyframe(0)
        }
    }
}

struct ClientTimelines: View {
    struct Doubling: TimelineSchedule {
        func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
            (0..<8).map { startDate.addingTimeInterval(Double(1 << $0)) }
        }
    }

    let start = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
        VStack {
            TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
            TimelineView(.periodic(from: start, by: 1)) { context in
                Text(verbatim: context.cadence <= .seconds ? "\(context.date)" : "…")
            }
            TimelineView(.animation(minimumInterval: 0.1, paused: false)) { context in Dial(context: context) }
            TimelineView(.animation) { Text($0.date, style: .timer) }
            TimelineView(.explicit([start, start.addingTimeInterval(60)])) { _ in Text("Once more") }
            TimelineView(Doubling()) { context in Text(context.date, style: .relative) }
        }
    }

    struct Dial: View {
        let context: TimelineViewDefaultContext
        var body: some View { Text(verbatim: "\(context.date.timeIntervalSinceReferenceDate)") }
    }
}
