import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// A change of a list of texts, or of what is around it.
private enum ListEdit: CustomStringConvertible {
    case insert(Line, Int)
    case remove(Int)
    case change(Line, Int)
    case textSize(DynamicTypeSize)
    case lineLimit(Int?)
    case spacing(CGFloat)
    case width(CGFloat)

    init(_ random: inout SplitMix64) {
        switch random.below(12) {
        case 0...2: self = .insert(Line(&random), random.below(8))
        case 3: self = .remove(random.below(8))
        case 4...7: self = .change(Line(&random), random.below(8))
        case 8: self = .textSize([.small, .large, .accessibility2][random.below(3)])
        case 9: self = .lineLimit([nil, 1, 2][random.below(3)])
        case 10: self = .spacing(CGFloat(random.below(2) * 3))
        default: self = .width(CGFloat(40 + random.below(10) * 30))
        }
    }

    var description: String {
        switch self {
        case .insert(let line, let place): "insert \(line) at \(place)"
        case .remove(let place): "remove \(place)"
        case .change(let line, let place): "change \(place) to \(line)"
        case .textSize(let size): "text size \(size)"
        case .lineLimit(let limit): "line limit \(limit.map { "\($0)" } ?? "none")"
        case .spacing(let spacing): "spacing \(spacing)"
        case .width(let width): "width \(width)"
        }
    }
}

/// A text in one of several looks.
private struct Line: CustomStringConvertible {
    var number: Int
    var words: Int
    var look: Int

    init(_ random: inout SplitMix64) {
        (number, words, look) = (random.below(20), random.below(6), random.below(8))
    }

    var description: String { "(\(number), \(words) words, look \(look))" }

    private var string: String { words == 0 ? "" : "Row \(number)" + String(repeating: " words", count: words - 1) }

    var text: Text {
        switch look {
        case 0: Text(verbatim: string).font(.headline)
        case 1: Text(verbatim: string).font(.system(size: 20)).foregroundStyle(.secondary)
        case 2: Text(verbatim: string).foregroundColor(.red)
        case 3: Text(verbatim: string) + Text(verbatim: " more").font(.title)
        case 4: Text(verbatim: string).tracking(2)
        case 5: Text("Row \(number)")
        default: Text(verbatim: string)
        }
    }
}

private struct TextList: View {
    var lines: [(id: Int, line: Line)] = []
    var textSize = DynamicTypeSize.large
    var lineLimit: Int?
    var spacing: CGFloat = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(lines, id: \.id) { entry in
                HStack(alignment: .firstTextBaseline) {
                    entry.line.text
                    VStack { entry.line.text }.font(entry.line.number % 2 == 0 ? .caption : nil)
                }
            }
        }
        .dynamicTypeSize(textSize)
        .lineLimit(lineLimit)
        .lineSpacing(spacing)
    }
}

@MainActor @Suite("Environments of texts") struct TextEnvironmentTests {
    /// The frames of all texts.
    private func frames(_ host: TestHost, _ width: CGFloat) -> [CGRect] {
        host.graph.place(in: CGSize(width: width, height: 200))
        host.update()
        var frames: [CGRect] = []
        var stack: [_ViewNode] = host.graph.rootNode.map { [$0] } ?? []
        while let node = stack.popLast() {
            if let text = node as? TextNode { frames.append(text.frame) }
            stack += node.children
        }
        return frames
    }

    @Test("Texts that come, go and change are where those of a new list are")
    func model() {
        PropertyCheck("environments of texts", make: { ListEdit(&$0) }) { edits -> String? in
            var list = TextList()
            var (width, nextID) = (CGFloat(200), 0)
            let host = TestHost(list)
            defer { host.close() }
            for (index, edit) in edits.enumerated() {
                switch edit {
                case .insert(let line, let place):
                    list.lines.insert((nextID, line), at: min(place, list.lines.count))
                    nextID += 1
                case .remove(let place): if place < list.lines.count { list.lines.remove(at: place) }
                case .change(let line, let place): if place < list.lines.count { list.lines[place].line = line }
                case .textSize(let size): list.textSize = size
                case .lineLimit(let limit): list.lineLimit = limit
                case .spacing(let spacing): list.spacing = spacing
                case .width(let new): width = new
                }
                host.show(list)
                let fresh = TestHost(list)
                defer { fresh.close() }
                let (found, expected) = (frames(host, width), frames(fresh, width))
                if found != expected { return "after edit \(index): \(found), not \(expected)" }
                host.graph.checkInvariants()
            }
            return nil
        }
        .check(sequences: 60, length: 15)
    }

    /// A text of some words, on one line or on several.
    private func words(_ random: inout SplitMix64) -> String {
        let words = (0...random.below(6)).map { _ in String("abcdefgh日本語".dropFirst(random.below(10)).prefix(5)) }
        return words.joined(separator: random.below(5) == 0 ? "\n" : " ")
    }

    /// The size of a text's lines as they are laid out in a proposal.
    private func sizeOfLines(_ string: String, in proposal: ProposedViewSize, _ lineLimit: Int) -> CGSize {
        let limits = StyledTextLayout.Limits(
            width: proposal.width.map(Double.init), height: proposal.height.map(Double.init), lines: lineLimit)
        return StyledTextLayout(StyledText(string, font: .body), limits: limits).size
    }

    @Test("A text is as large as its lines are when they are laid out, whatever is proposed to it, in any order")
    func sizes() {
        var random = SplitMix64(seed: 11)
        for _ in 0..<60 {
            let string = words(&random)
            let limit = random.below(4)
            let host = TestHost(Text(verbatim: string).lineLimit(limit))
            defer { host.close() }
            for _ in 0..<30 {
                let width = [nil, 0, 0, CGFloat(random.below(250))][random.below(4)]
                let height = [nil, 0, 1_000, CGFloat(random.below(90))][random.below(4)]
                let proposal = ProposedViewSize(width: width, height: height)
                let size = host.graph.sizeThatFits(proposal)
                #expect(
                    size == sizeOfLines(string, in: proposal, limit), "\(string.debugDescription) in \(proposal)")
            }
        }
    }

    /// A length of a range; `nil` if it is unspecified.
    private func length(of range: LengthRange, _ random: inout SplitMix64) -> CGFloat? {
        if range.includesUnspecified, range.lower > range.upper || random.below(4) == 0 { return nil }
        let upper = min(range.upper, range.lower + 300)
        switch random.below(3) {
        case 0: return range.lower
        case 1: return upper
        default: return min(upper, range.lower + (upper - range.lower) * CGFloat(random.below(100)) / 100)
        }
    }

    @Test("The size of a text is the same for all proposals for which it says so")
    func ranges() {
        var random = SplitMix64(seed: 12)
        var ranges = 0
        for _ in 0..<80 {
            let string = words(&random)
            let limit = random.below(4)
            let host = TestHost(Text(verbatim: string).lineLimit(limit))
            defer { host.close() }
            host.graph.place(in: CGSize(width: 100, height: 100))
            guard let root = host.graph.rootNode, let item = LayoutItemCollector.items(at: root).first else { continue }
            for _ in 0..<30 {
                let width = [nil, 0, 3, CGFloat(random.below(250))][random.below(4)]
                let height = [nil, 0, 1_000, CGFloat(random.below(90))][random.below(4)]
                var range = ProposalRange.all
                let size = item.size(Proposal(ProposedViewSize(width: width, height: height)), &range)
                if range.width.lower < range.width.upper { ranges += 1 }
                for _ in 0..<4 {
                    let other = ProposedViewSize(
                        width: length(of: range.width, &random), height: length(of: range.height, &random))
                    #expect(
                        size == sizeOfLines(string, in: other, limit),
                        "\(string.debugDescription) in \(other), \(range)")
                }
            }
        }
        #expect(ranges > 500)
    }

    @Test("Texts that read the same in one scope have one observer among them, those of other fonts another")
    func sharing() {
        func subscribers(_ count: Int, _ text: @escaping (Int) -> Text) -> Int {
            let host = TestHost(VStack { ForEach(0..<count, id: \.self) { text($0) } })
            defer { host.close() }
            host.graph.place(in: CGSize(width: 100, height: 100))
            return host.scope.subscriberCount
        }
        #expect(subscribers(100) { Text("Row \($0)") } == subscribers(2) { Text("Row \($0)") })
        #expect(
            subscribers(100) { Text("Row \($0)").font(.title) } == subscribers(2) { Text("Row \($0)").font(.title) })
        #expect(
            subscribers(100) { Text("Row \($0)").foregroundStyle(.secondary) } == subscribers(1) { Text("Row \($0)") })
        #expect(subscribers(10) { Text("\($0)") } < subscribers(10) { $0 < 5 ? Text("\($0)") : Text("a").bold() })
    }

    @Test("Texts that say the same of their looks have the same attributes, unless a client's objects are in them")
    func attributes() {
        func same(_ one: Text, _ other: Text) -> Bool { one.attributes === other.attributes }
        let text = Text(verbatim: "a")
        #expect(same(text.font(.headline), text.font(.headline)) && !same(text.font(.headline), text.font(.body)))
        #expect(same(text.bold().foregroundStyle(.secondary), text.bold().foregroundStyle(.secondary)))
        #expect(same(text.foregroundColor(.red), text.foregroundStyle(Color.red)))
        #expect(!same(text.foregroundStyle(.secondary), text.foregroundStyle(.tertiary)))
        for size in 1...40 { _ = text.font(.system(size: CGFloat(size))) }
        #expect(text.font(.system(size: 3)) == text.font(.system(size: 3)))
        let gradient = Gradient(colors: [.red, .blue])
        #expect(!same(text.foregroundStyle(gradient), text.foregroundStyle(gradient)))
    }

    @Test("Other words of the same size leave the layout as it is")
    func words() {
        let host = TestHost(
            HStack {
                Text(verbatim: "12 34"); Text(verbatim: "ab")
            })
        defer { host.close() }
        let before = frames(host, 100)
        let (context, measured) = (host.graph.layoutContext, host.graph.layoutContext.measuredCount)
        host.show(
            HStack {
                Text(verbatim: "56 78"); Text(verbatim: "ab")
            })
        #expect(frames(host, 100) == before)
        #expect(context.measuredCount == measured)
        host.show(
            HStack {
                Text(verbatim: "56 7"); Text(verbatim: "ab")
            })
        #expect(frames(host, 100) != before)
    }
}
