import Foundation

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// Sections of rows of 20 points, each with a header of 30 and a footer of 10 points.
struct LazySectionPage: View {
    let log: Log
    var sections = Array(0..<1_000)
    var count = 100
    var pins: PinnedScrollableViews = []
    var hasTaps = false
    var proxy: Handle<ScrollViewProxy>?

    var body: some View {
        ScrollViewReader { reader in
            let _ = proxy?.value = reader
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pins) {
                    ForEach(sections, id: \.self) { section in
                        Section {
                            ForEach(0..<count) { row in
                                if hasTaps {
                                    Color.red.frame(height: 20).onTapGesture { log.run("row tap") }
                                } else {
                                    CountedRow(log: log, number: section * 1_000 + row)
                                }
                            }
                        } header: {
                            if hasTaps {
                                Color.green.frame(height: 30).onTapGesture { log.run("header tap", "\(section)") }
                            } else {
                                SectionEdge(log: log, name: "header", section: section, height: 30)
                                    .id("header \(section)")
                            }
                        } footer: {
                            SectionEdge(log: log, name: "footer", section: section, height: 10)
                        }
                    }
                }
            }
        }
    }
}

/// A header or footer, told by its width.
struct SectionEdge: View {
    let log: Log
    let name: String
    let section: Int
    let height: CGFloat
    @State private var life = SectionEdge.nextLife()

    @MainActor private static var lives = 0
    @MainActor private static func nextLife() -> Int {
        lives += 1
        return lives
    }

    var body: some View {
        let _ = log.run(name, "\(section)")
        let _ = log.run("life of \(name) \(section)", "\(life)")
        Color.blue.frame(width: CGFloat(100 + section), height: height)
            .onAppear { log.run("\(name) appears", "\(section)") }
            .onDisappear { log.run("\(name) disappears", "\(section)") }
    }
}

extension LazyRig {
    /// Where the colours of a height begin that are in sight.
    func tops(height: CGFloat) -> [CGFloat] {
        frames.filter { $0.height == height && $0.maxY > 0 && $0.minY < 200 }.map(\.minY)
    }
}
