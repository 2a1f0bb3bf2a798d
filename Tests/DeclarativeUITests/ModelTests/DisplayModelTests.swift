import Drawing
import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// A row of a screen, with what changes how it is drawn.
private struct DrawnRow: Identifiable, Equatable {
    let id: Int
    var shade = 0
    var height: CGFloat = 10
    var opacity = 1.0
    var offset: CGFloat = 0
    var depth = 0.0
    var isHidden = false
    var isClipped = false
    var parts = 1

    static func random(_ id: Int, _ random: inout SplitMix64) -> DrawnRow {
        var row = DrawnRow(id: id)
        row.shade = random.below(8)
        row.height = CGFloat(random.below(40)) / 2
        row.opacity = [1, 1, 1, 0.5, 0][random.below(5)]
        row.offset = [0, 0, 0, 3.25, -7][random.below(5)]
        row.depth = [0, 0, 0, 0, 1, -1][random.below(6)]
        row.isHidden = random.below(6) == 0
        row.isClipped = random.below(6) == 0
        row.parts = random.below(4)
        return row
    }
}

/// What is on the screen.
private struct DrawnPage {
    var rows: [DrawnRow] = []
    var isMirrored = false
    var isWide = false
    var tint = 0
    var nextID = 0
    var size = CGSize(width: 100, height: 300)
}

private struct DrawnRowView: View {
    let row: DrawnRow

    var body: some View {
        let parts = HStack(spacing: 1.5) {
            ForEach(0..<row.parts, id: \.self) { part in
                Color(white: Double(row.shade + part) / 12).frame(width: 7.5)
            }
            if row.shade % 2 == 0 { Text("Row \(row.id)").lineLimit(1) }
            Color.accentColor
        }
        .frame(height: row.height)
        let shown = parts.background(Color.yellow).opacity(row.opacity).offset(y: row.offset).zIndex(row.depth)
        if row.isHidden {
            shown.hidden()
        } else if row.isClipped {
            shown.clipped()
        } else {
            shown
        }
    }
}

private struct DrawnPageView: View {
    let page: DrawnPage

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if page.isWide {
                HStack { ForEach(page.rows) { DrawnRowView(row: $0) } }
            } else {
                ForEach(page.rows) { DrawnRowView(row: $0) }
            }
        }
        .tint(Color(white: Double(page.tint) / 4))
        .environment(\.layoutDirection, page.isMirrored ? .rightToLeft : .leftToRight)
    }
}

private enum DrawnEdit {
    case insert(Int, UInt64)
    case remove(Int)
    case move(Int, Int)
    case change(Int, UInt64)
    case mirror
    case turn
    case tint(Int)
    case size(CGFloat)

    static func random(_ random: inout SplitMix64) -> DrawnEdit {
        let number = random.below(1 << 20)
        switch random.below(24) {
        case 0...2: return .insert(number, random.next())
        case 3, 4: return .remove(number)
        case 5, 6: return .move(number, random.below(1 << 20))
        case 7: return .mirror
        case 8: return random.below(4) == 0 ? .turn : .mirror
        case 9: return .tint(random.below(4))
        case 10: return .size(CGFloat(random.below(80)) / 4)
        default: return .change(number, random.next())
        }
    }

    func edit(_ page: inout DrawnPage) {
        let count = page.rows.count
        switch self {
        case .insert(let number, let seed):
            var random = SplitMix64(seed: seed)
            page.rows.insert(.random(page.nextID, &random), at: number % (count + 1))
            page.nextID += 1
        case .remove(let number): if count > 0 { page.rows.remove(at: number % count) }
        case .move(let from, let to):
            if count > 0 { page.rows.insert(page.rows.remove(at: from % count), at: to % count) }
        case .change(let number, let seed):
            var random = SplitMix64(seed: seed)
            if count > 0 { page.rows[number % count] = .random(page.rows[number % count].id, &random) }
        case .mirror: page.isMirrored.toggle()
        case .turn: page.isWide.toggle()
        case .tint(let tint): page.tint = tint
        case .size(let more): page.size.width = 100 + more
        }
    }
}

@MainActor @Suite("Drawings against a model") struct DisplayModelTests {
    private func svg(_ list: DisplayList, _ page: DrawnPage) -> String {
        SVGRenderer(size: page.size).document(list)
    }

    private func list(_ host: TestHost, _ page: DrawnPage) -> DisplayList {
        host.graph.place(in: page.size)
        var context = DrawingContext()
        host.graph.drawViews(in: &context, scale: 2)
        return context.finish()
    }

    @Test(
        "After any changes, what is drawn is what is drawn of the same views made anew",
        arguments: [3, 45, 90])
    func sameAsNew(count: Int) {
        PropertyCheck("drawings of \(count) rows", make: DrawnEdit.random) { edits in
            var page = DrawnPage()
            page.rows = (0..<count).map { DrawnRow(id: $0, shade: $0 % 8) }
            page.nextID = count
            let host = TestHost(DrawnPageView(page: page))
            _ = list(host, page)
            for edit in edits {
                edit.edit(&page)
                host.show(DrawnPageView(page: page))
                let drawn = svg(list(host, page), page)
                host.graph.checkInvariants()
                let new = TestHost(DrawnPageView(page: page))
                let expected = svg(list(new, page), page)
                if drawn != expected { return "After \(edit) it is\n\(drawn)\ninstead of\n\(expected)" }
            }
            return nil
        }
        .check(sequences: SizeOfTests.isFull ? 3 : 1, length: SizeOfTests.isFull || count < 10 ? 25 : 5)
    }

    @Test("A changed leaf costs the same number of visits among 100 and among 10,000 rows")
    func visits() {
        func visits(_ count: Int) -> Int {
            var page = DrawnPage()
            page.rows = (0..<count).map { DrawnRow(id: $0, shade: 1) }
            let host = TestHost(DrawnPageView(page: page))
            _ = list(host, page)
            let before = host.graph.displayVisits
            page.rows[count / 2].shade = 3
            host.show(DrawnPageView(page: page))
            _ = list(host, page)
            return host.graph.displayVisits - before
        }
        let few = visits(100)
        #expect(few < 20)
        #expect(visits(SizeOfTests.isFull ? 10_000 : 400) == few)
    }

    @Test("Nothing is visited where nothing has changed")
    func unchanged() {
        var page = DrawnPage()
        page.rows = (0..<50).map { DrawnRow(id: $0, shade: 1) }
        let host = TestHost(DrawnPageView(page: page))
        _ = list(host, page)
        let before = host.graph.displayVisits
        _ = list(host, page)
        #expect(host.graph.displayVisits == before)
    }
}
