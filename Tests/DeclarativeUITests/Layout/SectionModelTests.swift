import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

/// Something that happens to a page of sections.
private enum SectionEdit {
    case insert(Int, UInt64)
    case remove(Int)
    case move(Int, Int)
    case change(Int, UInt64)
    case pins(UInt32)
    case columns(Int)
    case scroll(CGFloat)
    case jump(Int, CGFloat)

    static func random(_ random: inout SplitMix64) -> SectionEdit {
        let number = random.below(1 << 20)
        switch random.below(20) {
        case 0...3: return .insert(number, random.next())
        case 4: return .remove(number)
        case 5: return .move(number, random.below(1 << 20))
        case 6: return .change(number, random.next())
        case 7: return .pins(UInt32(random.below(4)))
        case 8: return .columns(random.below(4))
        case 9, 10: return .jump(number, CGFloat(random.below(3)) / 2)
        default: return .scroll(CGFloat(random.below(600) - 250) / 2)
        }
    }

    /// Changes what is shown. Returns whether it did.
    @MainActor func edit(_ page: inout SectionPage) -> Bool {
        let count = page.sections.count
        switch self {
        case .insert(let number, let seed):
            let taken = page.sections.map(\.id)
            guard let id = (0..<19).first(where: { !taken.contains($0) }) else { return false }
            var random = SplitMix64(seed: seed)
            page.sections.insert(.random(id, &random), at: number % (count + 1))
        case .remove(let number): if count > 0 { page.sections.remove(at: number % count) }
        case .move(let from, let to):
            if count > 0 { page.sections.insert(page.sections.remove(at: from % count), at: to % count) }
        case .change(let number, let seed):
            var random = SplitMix64(seed: seed)
            if count > 0 { page.sections[number % count] = .random(page.sections[number % count].id, &random) }
        case .pins(let pins): page.pins = PinnedScrollableViews(rawValue: pins)
        case .columns(let columns): page.columns = columns
        case .scroll, .jump: return false
        }
        return true
    }
}

@MainActor @Suite("Sections against a model") struct SectionModelTests {
    private let start = SectionPage(
        sections: (0..<4).map { ShownSection(id: $0, header: 20, rows: [30, 40, 50, 30, 40], footer: 10) },
        pins: [.sectionHeaders, .sectionFooters])

    private func difference(_ rig: LazyRig, _ page: SectionPage) -> String? {
        let visible = rig.offset...rig.offset + 200
        let model = SectionModel(page, visible: visible)
        if abs(model.length - rig.length) > 0.01 { return "The length is \(rig.length), not \(model.length)" }
        let (expected, actual) = (model.frames(in: visible), rig.tops)
        if let wrong = differing(expected, actual) {
            return "At \(rig.offset) the view of width \(wrong) of \(page.sections) pinned \(page.pins.rawValue) in "
                + "\(page.columns) is at \(String(describing: actual[wrong])), not \(String(describing: expected[wrong]))"
        }
        return nil
    }

    private func differing(_ a: [CGFloat: CGFloat], _ b: [CGFloat: CGFloat]) -> CGFloat? {
        Set(a.keys).union(b.keys).sorted().first { key in
            // What only touches the edge may be there or not.
            guard let first = a[key], let second = b[key] else { return (a[key] ?? b[key] ?? 0) < 199.99 }
            return abs(first - second) > 0.01
        }
    }

    @Test("What is in sight is where a list of all lengths has it, headers and footers clamped to what can be seen")
    func places() {
        PropertyCheck("sections", make: SectionEdit.random) { edits in
            var page = start
            let rig = LazyRig(page)
            rig.walk()
            for edit in edits {
                if edit.edit(&page) {
                    rig.show(page)
                    rig.walk()
                } else if case .scroll(let distance) = edit {
                    rig.scroll(distance)
                }
                if let wrong = difference(rig, page) { return wrong }
                rig.host.host.graph.checkInvariants()
            }
            return nil
        }
        .check(sequences: 25, length: 40, least: 1)
    }

    @Test("A line says nothing of its length while only a part of its cells is there")
    func partOfLine() {
        var page = start
        let rig = LazyRig(page)
        rig.walk()
        // What the law found: rows were made up to the middle of a line, which then went out of sight.
        let edits: [SectionEdit] = [
            .insert(883774, 14_123_079_487_026_071_178), .scroll(111), .scroll(-64), .scroll(97),
            .insert(1_017_455, 3_976_423_523_160_904_343), .columns(1), .scroll(81), .remove(626264), .scroll(-57),
            .scroll(-109.5), .insert(216992, 7_707_217_648_550_586_366), .columns(3),
            .insert(478737, 14_723_954_455_986_173_472), .insert(174175, 9_206_072_018_179_361_040),
            .insert(478521, 11_266_229_833_176_270_244),
        ]
        for edit in edits {
            if edit.edit(&page) {
                rig.show(page)
                rig.walk()
            } else if case .scroll(let distance) = edit {
                rig.scroll(distance)
            }
            #expect(difference(rig, page) == nil)
        }
    }

    /// What is wrong with the header at the start, by what is in sight of the sections with nothing pinned.
    private func wrongHeader(_ plain: LazyRig, _ pinned: LazyRig, _ page: SectionPage) -> String? {
        let seen = plain.tops
        guard let first = seen.min(by: { $0.value < $1.value }) else { return nil }
        let number = Int(first.key - 1) / 10
        guard let section = page.sections.first(where: { $0.id == number }), !section.isLoose,
            let length = section.header, first.key != section.width(of: 0)
        else { return nil }
        let next = seen.filter { Int($0.key - 1) / 10 != number }.values.min()
        let end = next.map { $0 - 4 } ?? max(200, plain.length - plain.offset)
        let wanted = min(0, end - length)
        let actual = pinned.tops[section.width(of: 0)]
        // Nothing is in sight of a header that has been pushed out.
        if wanted + length < 0.01 || actual.map({ abs($0 - wanted) < 0.01 }) == true { return nil }
        return "The header of section \(number) is at \(String(describing: actual)), not \(wanted), at \(plain.offset)"
    }

    @Test("Pinning moves headers and footers, and neither other views nor lengths")
    func twins() {
        PropertyCheck("pinned sections", make: SectionEdit.random) { edits in
            var page = start
            page.proxy = Handle()
            page.pins = []
            var pinnedPage = start
            pinnedPage.proxy = Handle()
            let (plain, pinned) = (LazyRig(page), LazyRig(pinnedPage))
            for edit in edits {
                switch edit {
                // What is pinned leaves less room for what is scrolled to, which has a law of its own.
                case .pins, .jump: continue
                case .scroll(let distance):
                    plain.scroll(distance)
                    pinned.scroll(distance)
                default:
                    _ = edit.edit(&page)
                    _ = edit.edit(&pinnedPage)
                    plain.show(page)
                    pinned.show(pinnedPage)
                }
                if abs(plain.offset - pinned.offset) > 0.01 || abs(plain.length - pinned.length) > 0.01 {
                    return "\(pinned.offset) of \(pinned.length) is not \(plain.offset) of \(plain.length)"
                }
                let model = SectionModel(page, visible: 0...0)
                let rows = Set(model.places.filter { $0.isRow }.map { $0.width })
                let (first, second) = (
                    plain.tops.filter { rows.contains($0.key) }, pinned.tops.filter { rows.contains($0.key) }
                )
                if let wrong = differing(first, second) { return "The row of width \(wrong) is elsewhere" }
                if page.columns > 1 { continue }
                if let wrong = wrongHeader(plain, pinned, page) { return wrong }
            }
            return nil
        }
        .check(sequences: 20, length: 40, least: 1)
    }
}
