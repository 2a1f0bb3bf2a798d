import Testing
import BridgedEnvironment

@testable import ImperativeUI

/// A data source of any number of items.
@MainActor private final class HugeSource: NSObject, UICollectionViewDataSource {
    let count: Int
    var made = 0

    init(_ count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        made += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

/// Gives every item a size of its own.
@MainActor private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var asked = 0

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked += 1
        return CGSize(width: 50, height: 20)
    }
}

@MainActor @Suite("Collection views of a billion items") struct HugeCollectionTests {
    private let billion = 1_000_000_000

    private func view(_ layout: UICollectionViewFlowLayout, _ source: HugeSource) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(0, 0, 100, 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    @Test("A flow layout of a billion items of one size keeps a few pieces for all lines and makes the cells in sight")
    func oneSize() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 20)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        let source = HugeSource(billion)
        let view = view(layout, source)
        #expect(view.contentSize == CGSize(width: 100, height: CGFloat(billion) / 2 * 20))
        #expect(source.made <= 40)
        #expect(try #require(layout.engine).sections[0].lines.runCount <= 4)
        let middle = IndexPath(item: billion / 2, section: 0)
        view.scrollToItem(at: middle, at: .top, animated: false)
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: middle)?.frame == CGRect(0, CGFloat(billion) / 4 * 20, 50, 20))
        #expect(source.made <= 80)
    }

    @Test("A flow layout that asks contents asks those in sight")
    func estimated() throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let source = HugeSource(billion)
        let view = view(layout, source)
        for place in [0, 1_000, billion / 2, billion - 1] {
            view.scrollToItem(at: IndexPath(item: place, section: 0), at: .top, animated: false)
            view.layoutIfNeeded()
            #expect(view.indexPathsForVisibleItems.contains(IndexPath(item: place, section: 0)))
        }
        #expect(source.made <= 4_000)
        #expect(try #require(layout.engine).sections[0].lines.runCount <= 4_000)
    }

    @Test("A billion items whose sizes a delegate gives one by one are reported, and the first ones shown")
    func delegate() {
        let layout = UICollectionViewFlowLayout()
        let sizes = Sizes()
        let source = HugeSource(billion)
        let view = UICollectionView(frame: CGRect(0, 0, 100, 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.delegate = sizes
        view.dataSource = source
        let limit = LineEngine.askedItemLimit
        LineEngine.askedItemLimit = 20_000
        defer { LineEngine.askedItemLimit = limit }
        let reported = issues { view.layoutIfNeeded() }
        #expect(reported.map(\.category) == ["collection-layout"])
        #expect(reported.first?.message.contains("1000000000 items") == true)
        #expect(view.visibleCells.count > 0)
        #expect(sizes.asked <= 100_000)
    }

    @Test("A billion items without a size end in a layout")
    func noSize() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = .zero
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        layout.sectionInset.top = 10
        let source = HugeSource(billion)
        let view = view(layout, source)
        #expect(view.contentSize.height == 10)
        #expect(source.made == 0)
    }

    // MARK: Lines

    private enum Change {
        case append(Int, Int, CGFloat)
        case appendRegular(Int, Int, CGFloat)
        case setExtent(Int, CGFloat)
        case removeAll(Int)
        case ask(CGFloat, CGFloat)
    }

    @Test("Lines kept in runs answer as if each were kept by itself")
    func lines() {
        PropertyCheck<Change>("line runs") { source in
            let extent = CGFloat(source.below(4)) * 8
            switch source.below(8) {
            case 0: return .append(1 + source.below(3), 0, extent)
            case 1...2: return .appendRegular(1 + source.below(40), 1 + source.below(4), extent)
            case 3...4: return .setExtent(source.below(100), extent)
            case 5: return .removeAll(source.below(100))
            default: return .ask(CGFloat(source.below(600)) - 50, CGFloat(source.below(200)))
            }
        } run: { changes in
            var stack = LineStack(spacing: 4)
            var lines: [LineStack.Line] = []
            for change in changes {
                let next = lines.last.map { $0.first + $0.count } ?? 0
                switch change {
                case .append(let count, _, let extent):
                    lines.append(LineStack.Line(first: next, count: count, extent: extent))
                    stack.append(lines[lines.count - 1])
                case .appendRegular(let count, let perLine, let extent):
                    stack.append(itemsFrom: next, count: count, perLine: perLine, extent: extent)
                    for first in stride(from: 0, to: count, by: perLine) {
                        lines.append(
                            LineStack.Line(first: next + first, count: min(perLine, count - first), extent: extent))
                    }
                case .setExtent(let index, let extent):
                    if lines.isEmpty { continue }
                    lines[index % lines.count].extent = extent
                    stack.setExtent(extent, of: index % lines.count)
                case .removeAll(let index):
                    if lines.isEmpty { continue }
                    lines.removeSubrange((index % lines.count)...)
                    stack.removeAll(from: index % max(1, stack.count))
                case .ask(let low, let length):
                    var (start, found): (CGFloat, [Int]) = (0, [])
                    for (index, line) in lines.enumerated() {
                        if stack[index] != line { return "line \(index) is \(stack[index]), not \(line)" }
                        if stack.start(of: index) != start {
                            return "line \(index) begins at \(stack.start(of: index))"
                        }
                        if start + line.extent > low, start < low + length { found.append(index) }
                        if stack.index(ofItem: line.first + line.count - 1) != index { return "an item is elsewhere" }
                        start += line.extent + 4
                    }
                    if Array(stack.indices(from: low, to: low + length)) != found { return "other lines are found" }
                    if stack.length != max(0, start - 4) { return "the length is \(stack.length)" }
                    if stack.index(ofItem: lines.last.map { $0.first + $0.count } ?? 0) != nil {
                        return "no item is found"
                    }
                }
            }
            return nil
        }.check(sequences: 300, length: 25)
    }
}
