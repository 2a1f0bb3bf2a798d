import Drawing
import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

/// What moves among others, and what a frame of that costs.
@MainActor @Suite("What a frame of one moving view costs among others", .serialized) struct AnimationCostTests {
    enum Kind: String, CaseIterable, Sendable {
        case offset, opacity, size, color, blur, phases, keyframes, timeline
    }

    private struct Cost: Equatable, CustomStringConvertible {
        var bodies = 0
        var measured = 0
        var placed = 0
        var visited = 0
        var drawn = 0
        var anew = 0

        var description: String {
            "\(bodies) bodies, \(measured) measured, \(placed) placed, \(visited) visited, \(drawn) drawn, \(anew) anew"
        }
    }

    @ViewBuilder private func moving(_ kind: Kind, _ value: Int) -> some View {
        let box = Color.red.frame(width: 10, height: 1)
        switch kind {
        case .offset: box.offset(x: value == 0 ? 0 : 50)
        case .opacity: Tile().frame(width: 10, height: 1).opacity(value == 0 ? 1 : 0.2)
        case .size: Color.red.frame(width: value == 0 ? 10 : 98, height: 1).frame(width: 100)
        case .color: (value == 0 ? Color.red : .blue).frame(width: 10, height: 1)
        case .blur: box.blur(radius: value == 0 ? 0 : 4)
        case .phases:
            PhaseAnimator([0.0, 50]) {
                box.offset(x: $0)
            } animation: { _ in
                .linear(duration: 1)
            }
        case .keyframes:
            KeyframeAnimator(initialValue: 0.0) {
                box.offset(x: $0)
            } keyframes: { _ in
                LinearKeyframe(50, duration: 1)
            }
        case .timeline:
            TimelineView(.animation) { context in
                box.offset(x: context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1) * 50)
            }
        }
    }

    private func picture(_ rig: AnimationRig) -> DisplayList {
        var context = DrawingContext()
        rig.host.graph.drawViews(in: &context, scale: 1)
        return context.finish()
    }

    /// The most that one of ten frames costs among so many views.
    private func cost(_ kind: Kind, among count: Int) -> Cost {
        let log = Log()
        let rig = AnimationRig { value in
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { index in
                    let _ = log.run("row")
                    if index == count / 2 { moving(kind, value) } else { Color.green.frame(width: 10, height: 1) }
                }
            }
        }
        rig.run {}
        _ = picture(rig)
        rig.set(1, Animation.linear(duration: 1))
        rig.advance(by: 0.1)
        var before = picture(rig)
        var (most, moves) = (Cost(), 0)
        let (context, display) = (rig.host.graph.layoutContext, rig.host.graph.feature(GraphDisplayList.self))
        for _ in 0..<10 {
            let start = Cost(
                bodies: log("row"), measured: context.measuredCount, placed: context.placedCount,
                visited: display.visitedCount, drawn: display.drawCount)
            rig.advance(by: 1.0 / 60)
            let after = picture(rig)
            if after != before { moves += 1 }
            most.bodies = max(most.bodies, log("row") - start.bodies)
            most.measured = max(most.measured, context.measuredCount - start.measured)
            most.placed = max(most.placed, context.placedCount - start.placed)
            most.visited = max(most.visited, display.visitedCount - start.visited)
            most.drawn = max(most.drawn, display.drawCount - start.drawn)
            most.anew = max(most.anew, after.itemsAnew(since: before))
            before = after
        }
        // Edges are on whole pixels, so that not every frame looks different.
        #expect(moves >= 3, "\(kind) does not move")
        return most
    }

    @Test(
        "A frame costs the view that moves and what is around it, whatever the number of others",
        arguments: Kind.allCases)
    func costs(kind: Kind) {
        let (few, many) = (cost(kind, among: 40), cost(kind, among: 1_000))
        #expect(many.bodies == 0, "\(many)")
        #expect(many.measured == few.measured && many.measured <= 8, "\(few) and \(many)")
        #expect(many.placed == few.placed && many.placed <= 8, "\(few) and \(many)")
        #expect(many.visited == few.visited && many.visited <= 16, "\(few) and \(many)")
        #expect(many.drawn <= 1, "\(many)")
        // Three levels of at most 32 parts.
        #expect(many.anew <= 3 * 32 + 8, "\(few) and \(many)")
    }
}
