import DeclarativeUI
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Scroll targets", .serialized) struct ScrollTargetTests {
    private static let heights: [CGFloat] = [32, 64, 16, 48, 96, 24, 40, 128, 32, 16, 56, 32]

    private func withStage(
        _ rule: TargetRows.Rule, heights: [CGFloat] = heights, isLazy: Bool = false, _ body: (TargetStage) -> Void
    ) {
        let clock = ManualAnimationClock()
        clock.withCurrent { body(TargetStage(TargetRows(heights, rule, isLazy: isLazy), clock: clock)) }
    }

    @Test("The wheel, quick drags and keys turn pages, and slow drags that are short go back")
    func pages() {
        withStage(.paging) { stage in
            stage.wheel(16)
            stage.rest()
            #expect(stage.offset == 96)
            stage.drag(20, speed: 100)
            stage.rest()
            #expect(stage.offset == 96)
            stage.drag(20, speed: 1_000)
            stage.rest()
            #expect(stage.offset == 192)
            stage.drag(40, speed: 100)
            stage.rest()
            #expect(stage.offset == 288)
            // As high as the window, the middle of which keys scroll.
            stage.model.height = 304
            stage.rest()
            #expect(stage.offset == 280)
            for (key, offset) in [
                (UIKeyboardHIDUsage.keyboardHome, 0), (.keyboardPageDown, 280), (.keyboardPageUp, 0),
                (.keyboardEnd, 280),
            ] {
                stage.stage.host.press(key)
                stage.rest()
                #expect(stage.offset == CGFloat(offset))
            }
        }
    }

    @Test("Contents move to their target frame by frame, and are still afterwards")
    func movement() {
        withStage(.aligned) { stage in
            stage.wheel(16)
            _ = stage.stage.host.text
            let start = stage.offset ?? -1
            #expect(start < 32)
            stage.clock.advance(by: 0.1)
            _ = stage.stage.host.text
            let middle = stage.offset ?? -1
            #expect(middle > start && middle < 32)
            stage.rest()
            #expect(stage.offset == 32 && !stage.clock.isAnimating)
            let frames = stage.clock.frameCount
            stage.clock.advance(by: 1)
            #expect(stage.clock.frameCount == frames)
        }
    }

    @Test("Two steps of the wheel count from where the first one leads, and a touch stops the contents")
    func interruption() {
        withStage(.aligned) { stage in
            stage.wheel(16)
            stage.wheel(16)
            stage.rest()
            #expect(stage.offset == 96)
            stage.wheel(-90)
            stage.clock.advance(by: 0.05)
            stage.drag(12, speed: 10)
            stage.rest()
            #expect(stage.offset.map { [0, 32, 96].contains($0) } == true)
        }
    }

    @Test("Rows of any height in a lazy stack begin where the scroll view does once the contents rest")
    func lazyRows() {
        var random = SplitMix64(seed: 7)
        let heights = (0..<400).map { _ in CGFloat(random.below(8) + 2) * 8 }
        withStage(.aligned, heights: heights, isLazy: true) { stage in
            for _ in 0..<(SizeOfTests.isFull ? 40 : 10) {
                let way = CGFloat(random.below(400) - 120) + 0.5
                if random.below(2) == 0 { stage.wheel(way) } else { stage.drag(way / 4, speed: 900) }
                stage.rest()
                let rows = stage.model.rows.filter { row in
                    stage.model.tops[row.id].map { $0 > -row.height + 0.05 && $0 < 96 } ?? false
                }
                let tops = rows.compactMap { stage.model.tops[$0.id] }
                #expect(tops.contains { abs($0) < 0.05 }, "rows at \(tops)")
            }
        }
    }

    @Test("A row that makes the contents wider is no other size of the scroll view, after which they follow a row")
    func widerRow() {
        withStage(.aligned) { stage in
            stage.wheel(30)
            stage.rest()
            #expect(stage.offset == 32)
            stage.model.rows.insert(TargetRows.Row(id: 1_000_000, height: 40), at: 0)
            stage.rest()
            #expect(stage.offset == 32)
        }
    }

    @Test("At their end contents stay at their end in a scroll view of another size, lazy ones too")
    func resizedAtEnd() {
        for isLazy in [false, true] {
            withStage(.paging, heights: [CGFloat](repeating: 40, count: 10), isLazy: isLazy) { stage in
                stage.model.height = 144
                stage.rest()
                stage.wheel(68)
                stage.wheel(46)
                stage.rest()
                // The last row ends where the scroll view does.
                #expect(stage.model.tops[9] == 104)
                stage.model.height = 192
                stage.rest()
                #expect(stage.model.tops[9] == 152)
            }
        }
    }

    @Test("With one view by one, the longest throw leads one view further")
    func limit() {
        withStage(.oneByOne) { stage in
            stage.drag(60, speed: 5_000)
            stage.rest()
            #expect(stage.offset == 32)
        }
    }

    private struct Thirds: ScrollTargetBehavior {
        let note: (ScrollTargetBehaviorContext) -> Void

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            note(context)
            let third = context.containerSize.height / 3
            target.rect.origin.y = (target.rect.minY / third).rounded() * third
        }
    }

    private struct Endless: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y = .nan }
    }

    @Test("A behaviour of one's own is told what scrolls, and says where that ends")
    func custom() {
        let clock = ManualAnimationClock()
        clock.withCurrent {
            var contexts: [ScrollTargetBehaviorContext] = []
            let top = Measured()
            let stage = NavigationStage(
                ScrollView { top.view(height: 900) }.scrollTargetBehavior(Thirds { contexts.append($0) })
                    .environment(\.lineLimit, 3), size: CGSize(width: 160, height: 96))
            _ = stage.host.text
            stage.host.send(.wheel(CGVector(dx: 0, dy: 40), at: CGPoint(x: 80, y: 48)))
            clock.advance(by: 1)
            _ = stage.host.text
            #expect(top.minY == -32 && contexts.count == 1)
            #expect(contexts.first?.contentSize.height == 900 && contexts.first?.containerSize.height == 96)
            #expect(contexts.first?.axes == .vertical && contexts.first?.lineLimit == 3)
            #expect(contexts.first?.originalTarget.rect.minY == 0)
        }
    }

    @Test("A target that is not finite is reported, and scrolling ends where it leads")
    func endless() {
        let clock = ManualAnimationClock()
        clock.withCurrent {
            let top = Measured()
            let stage = NavigationStage(
                ScrollView { top.view(height: 900) }.scrollTargetBehavior(Endless()),
                size: CGSize(width: 160, height: 96))
            _ = stage.host.text
            let issues = issues {
                stage.host.send(.wheel(CGVector(dx: 0, dy: 40), at: CGPoint(x: 80, y: 48)))
            }
            clock.advance(by: 1)
            _ = stage.host.text
            #expect(top.minY == -40 && issues.count == 1)
        }
    }

    @Test("Marked views are targets where layouts are not, from right to left as well")
    func marked() {
        let clock = ManualAnimationClock()
        clock.withCurrent {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let top = Measured()
                let stage = NavigationStage(
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            top.view(height: 16).frame(width: 40)
                            Text("b").frame(width: 56).scrollTarget(isEnabled: false)
                            Text("c").frame(width: 400).scrollTarget()
                        }
                    }
                    .scrollTargetBehavior(.viewAligned).environment(\.layoutDirection, direction),
                    size: CGSize(width: 160, height: 96))
                _ = stage.host.text
                let start = top.minX
                let way: CGFloat = direction == .leftToRight ? 16 : -16
                stage.host.send(.wheel(CGVector(dx: way, dy: 0), at: CGPoint(x: 80, y: 48)))
                clock.advance(by: 1)
                _ = stage.host.text
                #expect(abs(top.minX - start) == 96, "\(direction)")
            }
        }
    }

    @MainActor private final class Measured {
        var minX: CGFloat = 0
        var minY: CGFloat = 0

        func view(height: CGFloat) -> some View {
            Text("content").frame(height: height)
                .onGeometryChange(for: CGPoint.self) {
                    $0.frame(in: .global).origin
                } action: {
                    (self.minX, self.minY) = ($0.x, $0.y)
                }
        }
    }
}
