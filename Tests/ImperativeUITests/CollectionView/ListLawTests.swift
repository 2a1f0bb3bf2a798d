import TestSupport
import Testing

@testable import ImperativeUI

/// What holds for the rows of every list, whatever was done to it.
@MainActor @Suite struct ListLawTests {
    private enum Step: CustomStringConvertible {
        case insert(Int, Int), delete(Int), move(Int, Int), select(Int), edit(Bool), scroll(CGFloat)
        case reconfigure(Int), direction(Bool), addSection, removeSection

        var description: String {
            switch self {
            case .insert(let place, let count): "insert \(count) at \(place)"
            case .delete(let place): "delete \(place)"
            case .move(let a, let b): "move \(a) to \(b)"
            case .select(let place): "select \(place)"
            case .edit(let isEditing): "edit \(isEditing)"
            case .scroll(let distance): "scroll \(distance)"
            case .reconfigure(let place): "reconfigure \(place)"
            case .direction(let isRightToLeft): "right to left \(isRightToLeft)"
            case .addSection: "add a section"
            case .removeSection: "remove a section"
            }
        }
    }

    private func step(_ random: inout SplitMix64) -> Step {
        let place = random.below(30)
        switch random.below(16) {
        case 0...2: return .insert(place, 1 + random.below(4))
        case 3...5: return .delete(place)
        case 6, 7: return .move(place, random.below(30))
        case 8, 9: return .select(place)
        case 10: return .edit(random.below(2) == 0)
        case 11, 12: return .scroll(CGFloat(random.below(300)) - 150)
        case 13: return .reconfigure(place)
        case 14: return .direction(random.below(2) == 0)
        default: return random.below(2) == 0 ? .addSection : .removeSection
        }
    }

    private static var serial = 0

    private static func word() -> String {
        serial += 1
        return "\(serial)"
    }

    /// The accessories of a word: what they are, and when they are shown.
    private static func accessories(_ word: String) -> [UICellAccessory] {
        let number = Int(word) ?? 0
        var all: [UICellAccessory] = []
        if number % 2 == 0 { all.append(.disclosureIndicator(displayed: .whenNotEditing)) }
        if number % 3 == 0 { all.append(.delete {}) }
        if number % 5 == 0 { all.append(.checkmark()) }
        return all
    }

    private static func expected(_ word: String, isEditing: Bool) -> [UICellAccessory.AccessoryType] {
        let number = Int(word) ?? 0
        return (number % 3 == 0 && isEditing ? [.delete] : []) + (number % 5 == 0 ? [.checkmark] : [])
            + (number % 2 == 0 && !isEditing ? [.disclosureIndicator] : [])
    }

    private func perform(_ step: Step, _ shelf: ListShelf) {
        let view = shelf.view
        func path(_ place: Int) -> IndexPath? {
            let paths = shelf.sections.indices.flatMap { section in
                shelf.sections[section].indices.map { IndexPath(item: $0, section: section) }
            }
            return paths.isEmpty ? nil : paths[place % paths.count]
        }
        switch step {
        case .insert(let place, let count):
            guard !shelf.sections.isEmpty else { return }
            let section = place % shelf.sections.count
            let item = min(place, shelf.sections[section].count)
            view.performBatchUpdates {
                shelf.sections[section].insert(contentsOf: (0..<count).map { _ in Self.word() }, at: item)
                view.insertItems(at: (item..<item + count).map { IndexPath(item: $0, section: section) })
            }
        case .delete(let place):
            guard let path = path(place) else { return }
            view.performBatchUpdates {
                shelf.sections[path.section].remove(at: path.item)
                view.deleteItems(at: [path])
            }
        case .move(let a, let b):
            guard let from = path(a), let to = path(b), from != to else { return }
            view.performBatchUpdates {
                let word = shelf.sections[from.section].remove(at: from.item)
                let item = min(to.item, shelf.sections[to.section].count)
                shelf.sections[to.section].insert(word, at: item)
                view.moveItem(at: from, to: IndexPath(item: item, section: to.section))
            }
        case .select(let place): path(place).map { view.selectItem(at: $0, animated: false, scrollPosition: []) }
        case .edit(let isEditing): view.isEditing = isEditing
        case .scroll(let distance): view.scroll(by: CGVector(dx: 0, dy: distance))
        case .reconfigure(let place): path(place).map { view.reconfigureItems(at: [$0]) }
        case .direction(let isRightToLeft):
            shelf.stage.scene.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        case .addSection:
            view.performBatchUpdates {
                shelf.sections.append([Self.word(), Self.word()])
                view.insertSections([shelf.sections.count - 1])
            }
        case .removeSection:
            guard shelf.sections.count > 1 else { return }
            view.performBatchUpdates {
                shelf.sections.removeFirst()
                view.deleteSections([0])
            }
        }
        shelf.settle()
    }

    private func fault(_ shelf: ListShelf) -> String? {
        let chosen = shelf.view.indexPathsForSelectedItems ?? []
        for path in shelf.view.indexPathsForVisibleItems {
            let words = shelf.sections[path.section]
            guard let cell = shelf.cell(path.item, path.section), let look = cell.cellContent.backdrop?.look,
                let place = look.position
            else { return "nothing behind \(path)" }
            let (isFirst, isLast) = (path.item == 0, path.item == words.count - 1)
            var corners: UIRectCorner = isFirst ? [.topLeft, .topRight] : []
            if isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
            if place.corners != corners { return "corners differ at \(path)" }
            if (place.lines?.bottom != nil) == isLast { return "the line differs at \(path)" }
            let color: UIColor =
                chosen.contains(path) ? .systemGray4 : .secondarySystemGroupedBackground
            if look.background?.backgroundColor != color { return "the colour differs at \(path)" }
            let kinds = cell.accessoryViews.map(\.accessory.accessoryType)
            let wanted = Self.expected(words[path.item], isEditing: shelf.view.isEditing)
            if kinds != wanted { return "\(kinds) instead of \(wanted) at \(path)" }
            let shown = cell.subviews.filter { $0 is CellAccessoryView }
            if shown.count != kinds.count { return "\(shown.count) views of accessories at \(path)" }
            let leading = cell.accessoryViews.filter(\.accessory.isLeading).map { $0.frame.width + 8 }.reduce(0, +)
            if look.contentStart != 16 + leading { return "the content begins at \(look.contentStart) at \(path)" }
            if cell.cellContent.backdrop?.frame != cell.bounds {
                return "the background is not as large as the cell at \(path)"
            }
        }
        return nil
    }

    @Test("Corners, lines, colours and accessories of rows are those of their places and words")
    func laws() {
        PropertyCheck<Step>("rows of lists", make: step) { steps in
            Self.serial = 0
            let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            let words = (0..<3).map { _ in Self.word() }
            let shelf = ListShelf([words], configuration, height: 300) { cell, word in
                cell.accessories = Self.accessories(word)
            }
            for (number, step) in steps.enumerated() {
                perform(step, shelf)
                if let fault = fault(shelf) { return "after step \(number), \(step): \(fault)" }
            }
            return nil
        }
        .check(sequences: 40, length: 30)
    }
}
