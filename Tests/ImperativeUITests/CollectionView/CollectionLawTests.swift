import TestSupport
import Testing

@testable import ImperativeUI

/// What holds in every collection view, whatever was done to it.
@MainActor @Suite struct CollectionLawTests {
    private enum Step: CustomStringConvertible {
        case insert(Int, Int), delete(Int, Int), move(Int, Int), reload(Int), reloadData
        case addSection(Int), removeSection(Int)
        case scroll(CGFloat), jump(CGFloat), resize(CGFloat, CGFloat), grow(Int, CGFloat)
        case layout(Int), direction(Bool), select(Int)

        var description: String {
            switch self {
            case .insert(let place, let count): "insert \(count) at \(place)"
            case .delete(let place, let count): "delete \(count) at \(place)"
            case .move(let a, let b): "move \(a) to \(b)"
            case .reload(let place): "reload \(place)"
            case .reloadData: "reload data"
            case .addSection(let place): "add section at \(place)"
            case .removeSection(let place): "remove section \(place)"
            case .scroll(let delta): "scroll \(delta)"
            case .jump(let offset): "jump to \(offset)"
            case .resize(let width, let height): "resize \(width)x\(height)"
            case .grow(let place, let height): "grow \(place) to \(height)"
            case .layout(let kind): "layout \(kind)"
            case .direction(let rightToLeft): "right to left \(rightToLeft)"
            case .select(let place): "select \(place)"
            }
        }
    }

    private func step(_ random: inout SplitMix64) -> Step {
        let place = random.below(40)
        switch random.below(20) {
        case 0...2: return .insert(place, 1 + random.below(15))
        case 3, 4: return .delete(place, 1 + random.below(5))
        case 5: return .move(place, random.below(40))
        case 6: return .reload(place)
        case 7: return .reloadData
        case 8: return .addSection(random.below(4))
        case 9: return .removeSection(random.below(4))
        case 10, 11: return .scroll(CGFloat(random.below(300)) - 150)
        case 12: return .jump(CGFloat(random.below(2000)) - 100)
        case 13: return .resize(CGFloat(random.below(200)), CGFloat(random.below(300)))
        case 14, 15: return .grow(random.below(10), CGFloat(1 + random.below(90)))
        case 16: return .layout(random.below(4))
        case 17: return .direction(random.below(2) == 0)
        default: return .select(place)
        }
    }

    private func layout(_ kind: Int) -> UICollectionViewLayout {
        switch kind {
        case 0: return .rows()
        case 1:
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 37, height: 23)
            return flow
        case 2:
            let flow = UICollectionViewFlowLayout()
            flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            return flow
        default:
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(30)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)), subitems: [item])
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }
    }

    private var serial = Serial()
    private final class Serial {
        var last = 0
        func next() -> String {
            last += 1
            return "\(last)"
        }
    }

    private func perform(_ step: Step, _ shelf: Shelf) {
        let (view, source) = (shelf.view, shelf.source)
        func path(_ place: Int) -> IndexPath? {
            let paths = source.sections.indices.flatMap { section in
                source.sections[section].indices.map { IndexPath(item: $0, section: section) }
            }
            return paths.isEmpty ? nil : paths[place % paths.count]
        }
        switch step {
        case .insert(let place, let count):
            guard !source.sections.isEmpty else { return }
            let section = place % source.sections.count
            let item = min(place, source.sections[section].count)
            view.performBatchUpdates {
                source.sections[section].insert(contentsOf: (0..<count).map { _ in serial.next() }, at: item)
                view.insertItems(at: (item..<item + count).map { IndexPath(item: $0, section: section) })
            }
        case .delete(let place, let count):
            guard let first = path(place) else { return }
            let end = min(first.item + count, source.sections[first.section].count)
            view.performBatchUpdates {
                source.sections[first.section].removeSubrange(first.item..<end)
                view.deleteItems(at: (first.item..<end).map { IndexPath(item: $0, section: first.section) })
            }
        case .move(let a, let b):
            guard let from = path(a), let to = path(b), from != to else { return }
            let target = from.section == to.section ? to : to
            view.performBatchUpdates {
                let word = source.sections[from.section].remove(at: from.item)
                let item = min(target.item, source.sections[target.section].count)
                source.sections[target.section].insert(word, at: item)
                view.moveItem(at: from, to: IndexPath(item: item, section: target.section))
            }
        case .reload(let place): path(place).map { view.reloadItems(at: [$0]) }
        case .reloadData: view.reloadData()
        case .addSection(let place):
            let index = min(place, source.sections.count)
            view.performBatchUpdates {
                source.sections.insert([serial.next(), serial.next()], at: index)
                view.insertSections([index])
            }
        case .removeSection(let place):
            guard source.sections.indices.contains(place) else { return }
            view.performBatchUpdates {
                source.sections.remove(at: place)
                view.deleteSections([place])
            }
        case .scroll(let delta): view.scroll(by: CGVector(dx: 0, dy: delta))
        case .jump(let offset): view.contentOffset.y = offset
        case .resize(let width, let height): view.frame.size = CGSize(width: width, height: height)
        case .grow(let place, let height):
            let cells = view.visibleCells
            if !cells.isEmpty { (cells[place % cells.count] as? WordCell)?.height = height }
        case .layout(let kind): view.collectionViewLayout = layout(kind)
        case .direction(let rightToLeft):
            shelf.stage.scene.traitOverrides.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
        case .select(let place): path(place).map { view.selectItem(at: $0, animated: false, scrollPosition: []) }
        }
        shelf.settle()
    }

    private func fault(_ shelf: Shelf) -> String? {
        let (view, source) = (shelf.view, shelf.source)
        var visible: [IndexPath] = []
        for section in source.sections.indices {
            for item in source.sections[section].indices {
                let path = IndexPath(item: item, section: section)
                guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return "no place for \(path)" }
                // What only touches the edge is not visible.
                let common = frame.intersection(view.bounds)
                if !common.isNull, common.width > 0, common.height > 0 { visible.append(path) }
            }
        }
        if visible != view.indexPathsForVisibleItems {
            return "visible are \(visible), shown are \(view.indexPathsForVisibleItems)"
        }
        let cells = view.visibleCells
        if Set(cells.map(ObjectIdentifier.init)).count != visible.count { return "a cell shows two items" }
        if view.subviews.count != cells.count { return "\(view.subviews.count) views for \(cells.count) cells" }
        for (path, cell) in zip(visible, cells) {
            let word = source.sections[path.section][path.item]
            if (cell as? WordCell)?.word != word { return "\((cell as? WordCell)?.word ?? "?") is shown for \(word)" }
            if cell.frame != view.layoutAttributesForItem(at: path)?.frame { return "a frame differs at \(path)" }
            if cell.isSelected != (view.indexPathsForSelectedItems ?? []).contains(path) { return "choice differs" }
        }
        for (a, b) in zip(visible.indices, visible.indices.dropFirst()) {
            let common = cells[a].frame.intersection(cells[b].frame)
            if common.width > 0.01, common.height > 0.01 { return "\(visible[a]) and \(visible[b]) overlap" }
        }
        return nil
    }

    @Test("Cells are exactly those of the items that intersect the bounds, each item has one, and none is left over")
    func laws() {
        PropertyCheck<Step>("collection view", make: step) { steps in
            let tracker = LifetimeTracker()
            var fault: String?
            do {
                let shelf = Shelf(WordSource([["x", "y", "z"]]), layout: layout(0))
                tracker.track(shelf.view)
                for (number, step) in steps.enumerated() {
                    perform(step, shelf)
                    for cell in shelf.view.visibleCells { tracker.track(cell) }
                    if let found = self.fault(shelf) {
                        fault = "after step \(number), \(step): \(found)"
                        break
                    }
                }
                shelf.view.removeFromSuperview()
                shelf.settle()
                flushAll()
            }
            return fault ?? (tracker.alive.isEmpty ? nil : "left over: \(Set(tracker.alive))")
        }
        .check(sequences: 60, length: 30)
    }
}
