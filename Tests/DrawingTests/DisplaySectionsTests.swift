import Foundation
import TestSupport
import Testing

@testable import Drawing

@Suite("Long rows of parts of a display list") struct DisplaySectionsTests {
    private func part(_ number: Int) -> DisplayGroup {
        let rect = CGRect(x: Double(number), y: 0, width: 1, height: 1)
        return DisplayGroup(DisplayList([.fill(.rect(rect), .color(ColorComponents(white: 0)), rule: .winding)]))
    }

    private func leaves(_ list: DisplayList) -> [CGRect] {
        DisplayListContents(list).items.map(\.bounds)
    }

    @Test("The list has the parts in order, whatever was replaced", arguments: [0, 1, 32, 33, 1_025, 40_000])
    func order(count: Int) {
        var random = SplitMix64(seed: UInt64(count))
        var sections = DisplaySections(count: count)
        var model: [DisplayGroup?] = Array(repeating: nil, count: count)
        for step in 0..<200 where count > 0 {
            let place = random.below(count)
            let new = random.below(4) == 0 ? nil : part(step)
            sections[place] = new
            model[place] = new
            if step % 20 > 0 { continue }
            let list = sections.list()
            #expect(list.items.count <= 32)
            #expect(leaves(list) == model.compactMap { $0?.bounds })
        }
        #expect(leaves(sections.list()) == model.compactMap { $0?.bounds })
    }

    @Test("Replacing one part of 40,000 leaves all but a few groups the same objects")
    func sameObjects() {
        var sections = DisplaySections(count: 40_000)
        for place in 0..<40_000 { sections[place] = part(place) }
        func groups(_ list: DisplayList) -> Set<ObjectIdentifier> {
            Set(DisplayListContents(list).groups.map { ObjectIdentifier($0) })
        }
        let first = sections.list()
        sections[20_000] = part(1)
        let second = sections.list()
        #expect(groups(second).subtracting(groups(first)).count == 4)
    }

    @Test("A group moved elsewhere is equal to one made there")
    func moved() {
        let list = DisplayList([.group(part(1)), .group(part(2))])
        let there = DisplayGroup.Effects(transform: CGAffineTransform(translationX: 3, y: 4))
        let made = DisplayGroup(list, effects: there)
        let moved = DisplayGroup(DisplayGroup(list), translation: CGPoint(x: 3, y: 4))
        #expect(moved.bounds == made.bounds)
        #expect(moved.fingerprint == made.fingerprint)
        #expect(DisplayList([.group(moved)]) == DisplayList([.group(made)]))
    }
}
