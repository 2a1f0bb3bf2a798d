import Foundation
import TestSupport

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// A section to show, or rows without one. All lengths in points.
struct ShownSection: Identifiable, Equatable {
    let id: Int
    var header: CGFloat?
    var rows: [CGFloat]
    var footer: CGFloat?
    var isLoose = false

    /// What the views of a section are known by: their widths, so that a frame tells whose it is.
    func width(of place: Int) -> CGFloat { CGFloat(id * 10 + place + 1) }
    static let footerPlace = 9

    static func random(_ id: Int, _ random: inout SplitMix64) -> ShownSection {
        func length(_ random: inout SplitMix64) -> CGFloat { CGFloat(5 + random.below(60)) }
        return ShownSection(
            id: id, header: random.below(4) > 0 ? length(&random) : nil,
            rows: (0..<random.below(9)).map { _ in length(&random) },
            footer: random.below(2) > 0 ? length(&random) : nil, isLoose: random.below(5) == 0)
    }
}

/// Sections in a lazy column, or in a lazy grid of columns of 100 points, with 4 points between the lines.
struct SectionPage: View {
    var sections: [ShownSection]
    var pins: PinnedScrollableViews = []
    var columns = 0
    var proxy: Handle<ScrollViewProxy>?

    var body: some View {
        ScrollViewReader { reader in
            let _ = proxy?.value = reader
            ScrollView {
                if columns == 0 {
                    LazyVStack(spacing: 4, pinnedViews: pins) { ShownSections(sections: sections) }
                } else {
                    LazyVGrid(
                        columns: Array(repeating: GridItem(.fixed(100)), count: columns), spacing: 4, pinnedViews: pins
                    ) { ShownSections(sections: sections) }
                }
            }
        }
    }
}

/// Sections, as the content of something.
struct ShownSections: View {
    let sections: [ShownSection]

    var body: some View {
        ForEach(sections) { section in
            if section.isLoose {
                rows(of: section)
            } else {
                Section {
                    rows(of: section)
                } header: {
                    if let length = section.header { Color.red.frame(width: section.width(of: 0), height: length) }
                } footer: {
                    if let length = section.footer {
                        Color.red.frame(width: section.width(of: ShownSection.footerPlace), height: length)
                    }
                }
            }
        }
    }

    private func rows(of section: ShownSection) -> some View {
        ForEach(Array(section.rows.enumerated()), id: \.offset) { place, length in
            Color.red.frame(width: section.width(of: place + 1), height: length)
        }
    }
}

/// Where all views of a page are, worked out from one number after the other.
struct SectionModel {
    struct Place {
        var width: CGFloat
        var top: CGFloat
        var length: CGFloat
        var isRow = true
    }

    private(set) var places: [Place] = []
    private(set) var length: CGFloat = 0

    /// - Parameter visible: where what can be seen begins and ends, for what is pinned there.
    init(_ page: SectionPage, visible: ClosedRange<CGFloat>) {
        let columns = max(1, page.columns)
        var line: [Place] = []
        var top: CGFloat = 0
        func endLine() {
            if line.isEmpty { return }
            let longest = line.map(\.length).max() ?? 0
            places += line.map {
                Place(width: $0.width, top: top + (longest - $0.length) / 2, length: $0.length, isRow: $0.isRow)
            }
            length = top + longest
            top = length + 4
            line = []
        }
        func add(_ width: CGFloat, _ length: CGFloat?, isRow: Bool = true) {
            guard let length else { return }
            line.append(Place(width: width, top: 0, length: length, isRow: isRow))
            if line.count == columns || !isRow { endLine() }
        }
        for section in page.sections {
            if !section.isLoose { endLine() }
            let (first, start) = (places.count, top)
            if !section.isLoose { add(section.width(of: 0), section.header, isRow: false) }
            for (place, length) in section.rows.enumerated() { add(section.width(of: place + 1), length) }
            if section.isLoose { continue }
            endLine()
            add(section.width(of: ShownSection.footerPlace), section.footer, isRow: false)
            if places.count == first { continue }
            if page.pins.contains(.sectionHeaders), section.header != nil {
                let end = length - places[first].length
                places[first].top = max(places[first].top, min(visible.lowerBound, end))
            }
            if page.pins.contains(.sectionFooters), section.footer != nil {
                let last = places.count - 1
                let bottom = places[last].top + places[last].length
                places[last].top =
                    min(bottom, max(visible.upperBound, start + places[last].length)) - places[last].length
            }
        }
        endLine()
    }

    /// By width, where the views in sight are in an area that shows `visible`.
    func frames(in visible: ClosedRange<CGFloat>) -> [CGFloat: CGFloat] {
        let seen = places.filter { $0.top < visible.upperBound && $0.top + $0.length > visible.lowerBound }
        return Dictionary(seen.map { ($0.width, $0.top - visible.lowerBound) }) { first, _ in first }
    }
}

extension LazyRig {
    /// By width, where the colours in sight begin.
    var tops: [CGFloat: CGFloat] {
        let seen = frames.filter { $0.maxY > 0 && $0.minY < 200 }
        return Dictionary(seen.map { ($0.width, $0.minY) }) { first, _ in first }
    }

    /// Scrolls through everything, so that all lengths are known, and back to where it was.
    func walk() {
        let start = offset
        scroll(-offset)
        while offset + 200 < length - 0.001 { scroll(150) }
        scroll(start - offset)
    }
}
