import DeclarativeUI
import Foundation

extension ViewScene {
    static var lists: [ViewScene] {
        [
            ViewScene("pinned-column", columns: 24, rows: 10) { Library(start: "Bears 2") },
            ViewScene("pinned-pushed", columns: 24, rows: 10) {
                Library(start: "Bears 1", anchor: UnitPoint(x: 0, y: 0.18))
            },
            ViewScene("pinned-grid", columns: 30, rows: 10) { Gallery() },
        ]
    }
}

private let kinds = ["Apes", "Bears", "Cats"]

/// Rows in sections, scrolled to one of them.
private struct Library: View {
    let start: String
    var anchor = UnitPoint.center

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    ForEach(kinds, id: \.self) { kind in
                        Section {
                            ForEach(1..<6) { number in
                                Text(verbatim: "\(kind) \(number)").id("\(kind) \(number)")
                            }
                        } header: {
                            Text(verbatim: kind).bold().frame(maxWidth: .infinity).background(Color.yellow)
                        } footer: {
                            Text(verbatim: "5 \(kind)").font(.footnote).frame(maxWidth: .infinity)
                                .background(Color.gray)
                        }
                    }
                }
            }
            .onAppear { proxy.scrollTo(start, anchor: anchor) }
        }
    }
}

/// Cells in sections of a grid, scrolled a little.
private struct Gallery: View {
    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVGrid(
                    columns: [GridItem(.adaptive(minimum: 64), spacing: 8)], spacing: 8, pinnedViews: .sectionHeaders
                ) {
                    ForEach(kinds, id: \.self) { kind in
                        Section(kind) {
                            ForEach(1..<6) { number in
                                Text(verbatim: "\(number)").frame(height: 32).frame(maxWidth: .infinity)
                                    .background(RoundedRectangle(cornerRadius: 8).fill(.green))
                                    .id("\(kind) \(number)")
                            }
                        }
                    }
                }
            }
            .onAppear { proxy.scrollTo("Apes 5", anchor: .top) }
        }
    }
}
