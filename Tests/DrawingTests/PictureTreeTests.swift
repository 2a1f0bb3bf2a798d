import Foundation
import TestSupport
import Testing

@testable import Drawing

@Suite("Pictures as edits of a page") @MainActor struct PictureTreeTests {
    /// A tree of groups that keeps the drawing of what did not change, as views do.
    private final class Branch {
        var items: [DisplayItem] = []
        var effects = DisplayGroup.Effects.none
        var branches: [Branch] = []
        weak var parent: Branch?
        private var made: DisplayGroup?

        func change() {
            made = nil
            parent?.change()
        }

        var group: DisplayGroup {
            if let made { return made }
            let new = DisplayGroup(list, effects: effects)
            made = new
            return new
        }

        var list: DisplayList { DisplayList(items + branches.map { .group($0.group) }) }

        /// The branch that some numbers lead to.
        func branch(_ path: [Int]) -> Branch {
            guard let first = path.first, !branches.isEmpty else { return self }
            return branches[first % branches.count].branch(Array(path.dropFirst()))
        }
    }

    private enum Command: Sendable {
        case add(path: [Int], at: Int, seed: UInt64)
        case remove(path: [Int])
        case reorder(path: [Int], from: Int, to: Int)
        case redraw(path: [Int], seed: UInt64)
        case move(path: [Int], x: Int, y: Int)
        case effect(path: [Int], kind: Int, seed: UInt64)
        case copy(path: [Int])
        case look(x: Int, y: Int, width: Int)
    }

    private static func make(_ source: inout SplitMix64) -> Command {
        let path = (0..<source.below(4)).map { _ in Int(source.below(6)) }
        switch source.below(10) {
        case 0, 1: return .add(path: path, at: Int(source.below(8)), seed: source.next())
        case 2: return .remove(path: path)
        case 3: return .reorder(path: path, from: Int(source.below(6)), to: Int(source.below(6)))
        case 4, 5: return .redraw(path: path, seed: source.next())
        case 6: return .move(path: path, x: Int(source.below(50)), y: Int(source.below(50)))
        case 7: return .effect(path: path, kind: Int(source.below(9)), seed: source.next())
        case 8: return .copy(path: path)
        default:
            let (x, y) = (Int(source.below(400)) - 200, Int(source.below(400)) - 200)
            return .look(x: x, y: y, width: Int(source.below(200)))
        }
    }

    private static func items(_ seed: UInt64) -> [DisplayItem] {
        var drawing = RandomDrawing(source: SplitMix64(seed: seed))
        return drawing.list(upTo: 3).items
    }

    private static func run(_ command: Command, on root: Branch) {
        switch command {
        case .add(let path, let at, let seed):
            let (parent, new) = (root.branch(path), Branch())
            new.items = items(seed)
            new.parent = parent
            parent.branches.insert(new, at: at % (parent.branches.count + 1))
            parent.change()
        case .remove(let path):
            let branch = root.branch(path)
            guard let parent = branch.parent else { return }
            parent.branches.removeAll { $0 === branch }
            parent.change()
        case .reorder(let path, let from, let to):
            let branch = root.branch(path)
            guard !branch.branches.isEmpty else { return }
            let moved = branch.branches.remove(at: from % branch.branches.count)
            branch.branches.insert(moved, at: to % (branch.branches.count + 1))
            branch.change()
        case .redraw(let path, let seed):
            root.branch(path).items = items(seed)
            root.branch(path).change()
        case .move(let path, let x, let y):
            let branch = root.branch(path)
            branch.effects.transform = CGAffineTransform(translationX: Double(x), y: Double(y))
            branch.change()
        case .effect(let path, let kind, let seed):
            let branch = root.branch(path)
            var drawing = RandomDrawing(source: SplitMix64(seed: seed))
            var (transform, clip, opacity, shadow, treatment) = (
                branch.effects.transform, branch.effects.clip, branch.effects.opacity, branch.effects.shadow,
                branch.effects.treatment
            )
            switch kind {
            case 0: clip = nil
            case 1, 2: clip = .init(.rect(drawing.rect()))
            case 3: shadow = nil
            case 4:
                shadow = .init(color: drawing.color(), radius: 4, offset: CGSize(width: drawing.number(), height: 1))
            case 5: opacity = [0.2, 0.5, 1][Int(drawing.source.below(3))]
            case 6: treatment = nil
            case 7:
                treatment =
                    [.blur(radius: 2, opaqueArea: nil), .isolation, .blend(.multiply), .blend(.sourceAtop)][
                        Int(drawing.source.below(4))]
            default: transform = CGAffineTransform(rotationAngle: drawing.number() / 10)
            }
            branch.effects = .init(
                transform: transform, clip: clip, opacity: opacity, shadow: shadow, treatment: treatment)
            branch.change()
        case .copy(let path):
            // The same object twice, as in a cache.
            let branch = root.branch(path)
            if branch.items.count < 6 { branch.items.append(.group(branch.group)) }
            branch.change()
        case .look: break
        }
    }

    @Test("After any edits, and wherever is looked, the page's picture is the picture drawn anew")
    func law() {
        PropertyCheck("edits of pictures", make: Self.make) { commands in
            let (root, page) = (Branch(), PageModel())
            var tree = PictureTree()
            var area: CGRect?
            for (index, command) in commands.enumerated() {
                Self.run(command, on: root)
                if case .look(let x, let y, let width) = command {
                    area = CGRect(x: Double(x), y: Double(y), width: Double(width), height: 50)
                }
                // Some updates cover several changes.
                if index % 3 == 1 { continue }
                page.apply(tree.update(to: root.list, in: area))
                if let fault = page.fault { return fault }
                let (fresh, anew) = (PageModel(), PictureTree())
                var copy = anew
                fresh.apply(copy.update(to: root.list, in: area))
                if page.picture != fresh.picture { return "The page has\n\(page.picture)\nfor\n\(fresh.picture)" }
            }
            return nil
        }
        .check(sequences: 60, length: 40)
    }

    private func shows(_ list: DisplayList, _ text: String) -> Bool {
        let page = PageModel()
        var tree = PictureTree()
        page.apply(tree.update(to: list, in: CGRect(x: 0, y: 0, width: 100, height: 100)))
        return page.picture.contains(text)
    }

    @Test("What is far out of sight is left out, and nothing else")
    func sight() {
        let list = DisplayList([group("near", y: 90), group("beside", y: 130), group("far", y: 400)])
        #expect(shows(list, "near") && shows(list, "beside") && !shows(list, "far"))
        func around(_ item: DisplayItem, _ effects: DisplayGroup.Effects) -> DisplayList {
            DisplayList([.group(DisplayGroup(DisplayList([item]), effects: effects))])
        }
        let far = group("far", y: 400)
        #expect(shows(around(far, .init(transform: CGAffineTransform(translationX: 0, y: -350))), "far"))
        #expect(shows(around(far, .init(transform: CGAffineTransform(scaleX: 0.2, y: 0.2))), "far"))
        #expect(!shows(around(far, .init(transform: CGAffineTransform(scaleX: 2, y: 2))), "far"))
        let near = group("near", y: 20)
        let clip = DisplayGroup.Effects.Clip(.rect(CGRect(x: 0, y: 300, width: 100, height: 100)))
        #expect(!shows(around(near, .init(clip: clip)), "near"))
        // A shadow is outside of the bounds.
        var drawing = RandomDrawing(source: SplitMix64(seed: 1))
        let shadow = DisplayGroup.Effects.Shadow(color: drawing.color(), radius: 90)
        #expect(shows(around(far, .init(shadow: shadow)), "far"))
        #expect(shows(around(far, .init(clip: clip, shadow: shadow)), "far"))
    }

    @Test("What comes into sight is sent, and what leaves it goes")
    func comingIntoSight() {
        let rows = (0..<100).map { group("Row \($0).", y: Double($0) * 40) }
        let content = DisplayList(rows)
        func scrolled(by y: Double) -> DisplayList {
            let moved = DisplayGroup(content, effects: .init(transform: CGAffineTransform(translationX: 0, y: -y)))
            return DisplayList([.group(moved)])
        }
        let page = PageModel()
        var tree = PictureTree()
        let area = CGRect(x: 0, y: 0, width: 100, height: 200)
        page.apply(tree.update(to: scrolled(by: 0), in: area))
        #expect(page.picture.contains("Row 0.") && !page.picture.contains("Row 20."))
        let edits = tree.update(to: scrolled(by: 40), in: area)
        page.apply(edits)
        #expect(edits.count == 2)
        page.apply(tree.update(to: scrolled(by: 800), in: area))
        #expect(!page.picture.contains("Row 0.") && page.picture.contains("Row 20."))
        #expect(page.fault == nil)
    }

    private func group(_ text: String, y: Double) -> DisplayItem {
        var context = DrawingContext()
        context.text(text, CGRect(x: 0, y: 0, width: 80, height: 16))
        return .group(
            DisplayGroup(
                context.finish(), effects: .init(transform: CGAffineTransform(translationX: 0, y: y))))
    }

    private func rows(_ range: Range<Int>, offset: Double = 0) -> DisplayList {
        DisplayList(range.map { group("Row \($0)", y: Double($0) * 16 - offset) })
    }

    @Test("The same list again is no edit")
    func same() {
        var tree = PictureTree()
        #expect(tree.update(to: rows(0..<5)).count == 1)
        #expect(tree.update(to: rows(0..<5)).isEmpty)
    }

    @Test("A changed row is one edit of its contents")
    func changedRow() {
        var tree = PictureTree()
        _ = tree.update(to: rows(0..<100))
        var items = rows(0..<100).items
        items[50] = group("Other", y: 800)
        let edits = tree.update(to: DisplayList(items))
        guard edits.count == 1, case .replace(51, 0, 1, let markup)? = edits.first else {
            Issue.record("\(edits)")
            return
        }
        #expect(markup.contains("Other") && markup.utf8.count < 300)
    }

    @Test("Rows that scroll are placed; rows that come and go are the only ones written")
    func scrolling() {
        var tree = PictureTree()
        _ = tree.update(to: rows(0..<20))
        let edits = tree.update(to: rows(2..<22, offset: 32))
        #expect(edits.filter { if case .place = $0 { true } else { false } }.count == 18)
        #expect(
            edits.filter {
                if case .replace(_, _, let count, let markup) = $0 { count == 2 && markup.isEmpty } else { false }
            }
            .count == 1)
        #expect(
            edits.contains { if case .replace(0, 20, 0, let markup) = $0 { markup.contains("Row 21") } else { false } })
    }

    @Test("A row that comes to the front is written again, the others stay")
    func reordering() {
        var tree = PictureTree()
        _ = tree.update(to: rows(0..<20))
        var items = rows(0..<20).items
        items.insert(items.removeLast(), at: 0)
        let edits = tree.update(to: DisplayList(items))
        #expect(edits.count == 2)
    }

    @Test("A clip that moves replaces the definitions of its group only")
    func clips() {
        func list(_ y: Double) -> DisplayList {
            DisplayList([
                .group(
                    DisplayGroup(
                        rows(0..<50),
                        effects: .init(
                            transform: CGAffineTransform(translationX: 0, y: -y),
                            clip: .init(.rect(CGRect(x: 0, y: y, width: 80, height: 160))))))
            ])
        }
        var tree = PictureTree()
        _ = tree.update(to: list(0))
        #expect(
            tree.update(to: list(16)) == [
                .place(group: 1, transform: "translate(0 -16)", opacity: ""),
                .redefine(
                    group: 1,
                    markup: "<clipPath id=\"c1\"><rect x=\"0\" y=\"16\" width=\"80\" height=\"160\"/></clipPath>"),
            ])
    }

    @Test("Symbols are sent once, whatever shows them")
    func symbols() throws {
        let symbol = PlacedSymbol(try #require(Symbol.named("star.fill")), paint: SymbolPaint())
        func image(_ x: Double) -> DisplayItem {
            .image(PlacedImage(.symbol(symbol), frame: CGRect(x: x, y: 0, width: 16, height: 16)))
        }
        var tree = PictureTree()
        let first = tree.update(to: DisplayList([image(0)]))
        let second = tree.update(to: DisplayList([image(0), image(20)]))
        #expect(first.count == 2 && second.count == 1)
        guard case .define? = first.first, case .replace? = second.first else {
            Issue.record("\(first) \(second)")
            return
        }
    }

    @Test("Groups in groups to any depth are few elements in each other")
    func depth() {
        var list = rows(0..<1)
        for _ in 0..<20_000 { list = DisplayList([.group(DisplayGroup(list))]) }
        var tree = PictureTree()
        guard case .replace(_, _, _, let markup)? = tree.update(to: list).first else {
            Issue.record("No markup")
            return
        }
        #expect(markup.components(separatedBy: "<g").count <= PicturePart.depthLimit + 3)
    }
}
