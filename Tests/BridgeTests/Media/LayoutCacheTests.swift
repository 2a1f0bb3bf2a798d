import Foundation
import Observation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import ImperativeUI

/// Layouts that keep in their cache what they found for the size they returned last, and place by that.
@MainActor @Suite("Caches of layouts") struct LayoutCacheTests {
    /// Shows the first child that fits the proposal.
    private struct FirstFitting: Layout {
        func makeCache(subviews: Subviews) -> Int? { nil }

        private func choice(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Int? {
            subviews.indices.first { index in
                let size = subviews[index].sizeThatFits(.unspecified)
                return size.width <= proposal.width ?? .infinity && size.height <= proposal.height ?? .infinity
            } ?? subviews.indices.last
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int?) -> CGSize {
            cache = choice(proposal, subviews)
            return cache.map { subviews[$0].sizeThatFits(.unspecified) } ?? .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int?) {
            let chosen = cache ?? choice(proposal, subviews)
            for index in subviews.indices where index == chosen {
                subviews[index].place(at: bounds.origin, proposal: .unspecified)
            }
            for index in subviews.indices where index != chosen {
                subviews[index].place(at: CGPoint(x: 10_000, y: 10_000), proposal: .zero)
            }
        }
    }

    private struct Flip: View {
        @State private var isTall = false

        var body: some View {
            VStack {
                FirstFitting {
                    Text("TALL").frame(width: 100, height: 200)
                    Text("WIDE").frame(width: 200, height: 100)
                }
                .frame(width: 220, height: isTall ? 200 : 100)
                Button("flip") { withAnimation { isTall.toggle() } }
            }
        }
    }

    private func window<Content: View>(_ view: Content, _ width: CGFloat, _ height: CGFloat) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = UIHostingController(rootView: view)
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    @Test("A layout places by the size it is placed in, whatever other sizes it was asked for before")
    func placesByLiveProposal() {
        let clock = ManualAnimationClock()
        clock.withCurrent {
            let window = window(Flip(), 240, 320)
            for step in 0..<4 {
                let text = window.snapshot().text()
                #expect(text.contains("TALL") == (step % 2 == 1), "step \(step)")
                #expect(text.contains("WIDE") == (step % 2 == 0), "step \(step)")
                window.tap(label: "flip")
                window.layoutIfNeeded()
                clock.advance(by: 2)
                window.layoutIfNeeded()
            }
        }
    }

    // MARK: The last question before each placement

    private final class Log {
        var faults: [String] = []
        var placements = 0
    }

    /// A flow of its children in lines, which records what it is asked for.
    private struct Flow: Layout {
        struct Cache {
            var last: ProposedViewSize?
            var lines: [[Int]] = []
        }

        // Layouts run where this is used alone.
        nonisolated(unsafe) let log: Log

        func makeCache(subviews: Subviews) -> Cache { Cache() }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            var (lines, width, size) = ([[Int]](), CGFloat.zero, CGSize.zero)
            for index in subviews.indices {
                let own = subviews[index].sizeThatFits(.unspecified)
                if lines.isEmpty || width + own.width > proposal.width ?? .infinity {
                    lines.append([])
                    width = 0
                    size.height += 20
                }
                lines[lines.count - 1].append(index)
                width += own.width
                size.width = max(size.width, width)
            }
            cache = Cache(last: proposal, lines: lines)
            return size
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
            log.placements += 1
            if cache.last != proposal {
                log.faults.append("placed for \(proposal) after \(String(describing: cache.last))")
            }
            for (number, line) in cache.lines.enumerated() {
                var x = bounds.minX
                for index in line {
                    subviews[index].place(
                        at: CGPoint(x: x, y: bounds.minY + 20 * CGFloat(number)), proposal: .unspecified)
                    x += subviews[index].sizeThatFits(.unspecified).width
                }
            }
        }
    }

    @Observable final class Model {
        var width = 120.0
        var words = ["a", "few", "words"]
        var kind = 0
        var size = 17.0
    }

    private struct Page: View {
        let model: Model
        let log: Log

        private var flow: some View {
            Flow(log: log) {
                ForEach(Array(model.words.enumerated()), id: \.offset) { Text($0.element) }
                Flow(log: log) {
                    Text("in"); Text("side")
                }
            }
            .font(.system(size: model.size))
        }

        var body: some View {
            Group {
                switch model.kind {
                case 0:
                    HStack(alignment: .firstTextBaseline, spacing: 0) {
                        flow; Text("beside")
                    }
                case 1:
                    VStack {
                        flow; Spacer()
                    }
                case 2: ScrollView { flow }
                case 3:
                    Grid {
                        GridRow {
                            flow; Color.red
                        }
                    }
                case 4:
                    ViewThatFits {
                        flow; Text("other")
                    }
                case 5:
                    AnyLayout(Flow(log: log)) {
                        flow; Text("any")
                    }
                default: flow.fixedSize().frame(maxWidth: .infinity).overlay { flow }
                }
            }
            .frame(width: model.width)
        }
    }

    private enum Command {
        case width(Int), kind(Int), insert(Int), remove(Int), word(Int), size(Int)
        case picture(Snapshot.Medium?, CGSize?), ask(Int)

        init(_ random: inout SplitMix64) {
            let number = random.below(40)
            switch random.below(10) {
            case 0: self = .width(number)
            case 1: self = .kind(number)
            case 2: self = .insert(number)
            case 3: self = .remove(number)
            case 4: self = .word(number)
            case 5: self = .size(number)
            case 6: self = .ask(number)
            default:
                self = .picture(
                    [nil, .text, .vector][random.below(3)], [nil, CGSize(width: 300, height: 90)][random.below(2)])
            }
        }
    }

    private func fault(_ commands: [Command]) -> String? {
        let (model, log) = (Model(), Log())
        let controller = UIHostingController(rootView: Page(model: model, log: log))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 160))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        for (index, command) in commands.enumerated() {
            switch command {
            case .width(let number): model.width = Double(20 + 5 * number)
            case .kind(let number): model.kind = number % 7
            case .insert(let number):
                model.words.insert("word\(number)", at: number % (model.words.count + 1))
            case .remove(let number):
                if !model.words.isEmpty { model.words.remove(at: number % model.words.count) }
            case .word(let number):
                if !model.words.isEmpty { model.words[number % model.words.count] = "other \(number)" }
            case .size(let number): model.size = Double(8 + number % 20)
            case .picture(let medium, let size):
                let snapshot = window.snapshot(size: size, medium: medium)
                _ = (snapshot.text(), snapshot.svg())
            case .ask(let number): _ = controller.sizeThatFits(in: CGSize(width: 7 * number, height: 50))
            }
            window.layoutIfNeeded()
            if let fault = log.faults.first { return "command \(index + 1): \(fault)" }
        }
        return log.placements > 0 ? nil : "nothing was placed"
    }

    @Test("The last size a layout is asked for before it places is that for the proposal in force, with pictures too")
    func law() {
        PropertyCheck("layouts with caches", make: { Command(&$0) }, run: { fault($0) })
            .check(sequences: 12, length: 20)
    }

    @Test("A picture shows the lines of a flow that the window shows, which stay as they are")
    func flowInPictures() {
        for kind in 0..<4 {
            let (model, log) = (Model(), Log())
            (model.kind, model.words) = (kind, (0..<8).map { "it\($0)" })
            let window = window(Page(model: model, log: log), 480, 240)
            for width in [200.0, 120, 320] {
                model.width = width
                window.layoutIfNeeded()
                let placements = log.placements
                let first = window.snapshot().text()
                #expect(first == window.snapshot().text(), "kind \(kind), \(width)")
                window.layoutIfNeeded()
                #expect(log.placements >= placements && log.faults == [], "kind \(kind), \(width)")
            }
        }
    }
}
