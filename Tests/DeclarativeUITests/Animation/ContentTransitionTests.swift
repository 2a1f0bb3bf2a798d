import Drawing
import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// Texts and images whose contents become others.
@MainActor @Suite("Content transitions", .serialized) struct ContentTransitionTests {
    private let clock = ManualAnimationClock()
    private let model = Model()
    private static let second = Animation.linear(duration: 1)

    @Observable final class Model {
        var value = 0
    }

    private struct Root<V: View>: View {
        let model: Model
        @ViewBuilder let content: (Int) -> V
        var body: some View { content(model.value) }
    }

    private func run<V: View>(@ViewBuilder _ content: @escaping (Int) -> V, _ body: (Pictured) -> Void) {
        clock.withCurrent {
            let picture = Pictured(Root(model: model, content: content))
            picture.list()
            body(picture)
        }
    }

    private func set(_ value: Int, _ picture: Pictured, _ animation: Animation? = Self.second) {
        withAnimation(animation) { model.value = value }
        UpdateQueue.shared.flush()
        picture.list()
    }

    /// The texts that are drawn, with the opacity of each and how far it is below where it stands.
    private func texts(_ picture: Pictured) -> [String: [Double]] {
        var visitor = Texts()
        picture.list().walk(&visitor)
        return visitor.found
    }

    private struct Texts: DisplayListVisitor {
        var found: [String: [Double]] = [:]
        private var opacities = [1.0]

        mutating func visit(_ item: DisplayItem) {
            guard case .text(let run) = item else { return }
            found[run.lines.map(\.text).joined(separator: "\n")] = [opacities.last ?? 1, Double(run.frame.minY)]
        }

        mutating func begin(_ group: DisplayGroup) -> Bool {
            opacities.append((opacities.last ?? 1) * group.effects.opacity)
            return true
        }

        mutating func end(_ group: DisplayGroup) { opacities.removeLast() }
    }

    @Test("Without a transition a text has its new words at once")
    func identity() {
        run {
            Text(verbatim: "\($0)")
        } _: { picture in
            set(1, picture)
            #expect(texts(picture) == ["1": [1, 0]])
            #expect(!clock.isAnimating)
        }
    }

    @Test("Words fade into one another, at five times, without a body run more or the text drawn again")
    func opacity() {
        run {
            Text(verbatim: $0 == 0 ? "old" : "new").contentTransition(.opacity)
        } _: { picture in
            set(1, picture)
            _ = picture.draws()
            for step in 0...4 {
                if step > 0 { clock.advance(by: 0.25) }
                let share = Double(step) / 4
                let seen = texts(picture)
                #expect(isClose(seen["new"]?.first ?? 0, share), "\(step)")
                #expect(isClose(seen["old"]?.first ?? 0, 1 - share), "\(step)")
            }
            #expect(picture.draws() == 0 && !clock.isAnimating && clock.frameCount == 60)
            set(0, picture, nil)
            #expect(texts(picture) == ["old": [1, 0]])
        }
    }

    @Test("Characters of a number that differ roll, those that are the same stay")
    func numbers() {
        run {
            Text(verbatim: "\(120 + $0)").contentTransition(.numericText(value: Double($0)))
        } _: { picture in
            set(9, picture)
            clock.advance(by: 0.5)
            var seen = texts(picture)
            #expect(seen["12"] == [1, 0])
            #expect(isClose(seen["9"]?[0] ?? 0, 0.5) && isClose(seen["0"]?[0] ?? 0, 0.5))
            #expect((seen["9"]?[1] ?? 0) > 0 && (seen["0"]?[1] ?? 0) < 0)
            clock.advance(by: 1)
            #expect(texts(picture) == ["129": [1, 0]])
            set(5, picture)
            clock.advance(by: 0.5)
            seen = texts(picture)
            #expect((seen["5"]?[1] ?? 0) < 0 && (seen["9"]?[1] ?? 0) > 0)
        }
    }

    @Test("Of lines of different lengths, both ends stay")
    func ends() {
        run {
            Text(verbatim: $0 == 0 ? "9 km" : "10 km").contentTransition(.numericText())
        } _: { picture in
            set(1, picture)
            clock.advance(by: 0.5)
            let seen = texts(picture)
            #expect(seen.keys.sorted() == [" km", "10", "9"])
            #expect(seen[" km"]?[0] == 1)
        }
    }

    @Test("Lines read from right to left, and several of them, fade instead")
    func otherLines() {
        for (old, new) in [("אב", "אג"), ("a\nb", "a\nc")] {
            model.value = 0
            run {
                Text(verbatim: $0 == 0 ? old : new).contentTransition(.numericText())
            } _: { picture in
                set(1, picture)
                clock.advance(by: 0.5)
                #expect(isClose(texts(picture)[new]?[0] ?? 0, 0.5) && isClose(texts(picture)[old]?[0] ?? 0, 0.5))
                clock.advance(by: 1)
            }
        }
    }

    @Test("A text of the same words grows from its old size")
    func interpolate() {
        run {
            Text(verbatim: "word").font(.system(size: $0 == 0 ? 16 : 32)).contentTransition(.interpolate)
        } _: {
            picture in
            let before = picture.list().bounds
            set(1, picture)
            let start = picture.list().bounds
            #expect(abs(start.width - before.width) < 1.01)
            clock.advance(by: 0.5)
            let middle = picture.list().bounds
            clock.advance(by: 0.6)
            let end = picture.list().bounds
            #expect(abs(middle.width - (before.width + end.width) / 2) < 1.01)
            #expect(!clock.isAnimating)
        }
    }

    @Test("Contents that change again on the way go on from what is shown; without an animation they are there")
    func interrupted() {
        run {
            Text(verbatim: "\($0)").contentTransition(.opacity)
        } _: { picture in
            set(1, picture)
            clock.advance(by: 0.5)
            set(2, picture)
            #expect(isClose(texts(picture)["1"]?[0] ?? 0, 0.5))
            clock.advance(by: 0.25)
            #expect(isClose(texts(picture)["2"]?[0] ?? 0, 0.25))
            set(3, picture, nil)
            #expect(texts(picture) == ["3": [1, 0]])
            #expect(!clock.isAnimating)
        }
    }

    @Test("A text that goes on the way is moved no more")
    func gone() {
        run { value in
            if value < 2 { Text(verbatim: "\(value)").contentTransition(.opacity).transition(.identity) }
        } _: { picture in
            set(1, picture, Self.second.repeatForever())
            #expect(clock.isAnimating)
            set(2, picture, nil)
            #expect(!clock.isAnimating)
        }
    }
}

extension DisplayList {
    fileprivate var bounds: CGRect { DisplayGroup(self).bounds }
}
