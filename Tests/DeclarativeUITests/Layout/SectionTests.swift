import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Sections outside of lazy containers") struct SectionTests {
    private func color(_ length: CGFloat) -> some View { Color.red.frame(width: 50, height: length) }

    private func heights<V: View>(_ view: V) -> [CGFloat] {
        LazyRig(view).frames.sorted { $0.minY < $1.minY }.map(\.height)
    }

    @Test("A section is its header, content and footer, in that order, as views of the container around")
    func order() {
        let frames = LazyRig(
            VStack(spacing: 1) {
                Section {
                    color(20)
                    color(30)
                } header: {
                    color(10)
                } footer: {
                    color(40)
                }
                color(50)
            }
        ).frames
        #expect(frames.map(\.height) == [10, 20, 30, 40, 50])
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $1.minY == $0.maxY + 1 })
        let row = LazyRig(HStack(spacing: 0) { Section(content: { color(20) }, header: { color(10) }) }).frames
        #expect(row.map(\.minX) == [50, 100])
    }

    @Test("Each initializer leaves out what it does not name")
    func initializers() {
        #expect(heights(VStack { Section(content: { color(20) }, header: { color(10) }) }) == [10, 20])
        #expect(heights(VStack { Section(content: { color(20) }, footer: { color(40) }) }) == [20, 40])
        #expect(heights(VStack { Section { color(20) } }) == [20])
        let title: Section<Text, EmptyView, EmptyView> = Section("A title") { EmptyView() }
        #expect(title.header == Text(LocalizedStringKey("A title")))
        let name = "A name"
        let named: Section<Text, EmptyView, EmptyView> = Section(name) { EmptyView() }
        #expect(named.header == Text(verbatim: "A name"))
        let count = 3
        #expect(Section("\(count) rows") { EmptyView() }.header.string == "3 rows")
    }

    @Test("What is applied to a section is applied to each of its views")
    func modifiers() {
        let rig = LazyRig(
            VStack(spacing: 0) { Section(content: { color(20) }, header: { color(10) }).padding(.bottom, 5) })
        #expect(rig.frames.map(\.height) == [10, 20])
        #expect(rig.frames[1].minY == rig.frames[0].maxY + 5)
    }

    @Test("Header, content and footer keep their lives when one of them changes, comes or goes")
    func identity() {
        struct Page: View {
            let log: Log
            var hasHeader = true
            var rows = [1, 2]
            var body: some View {
                VStack {
                    Section {
                        ForEach(rows, id: \.self) { CountedRow(log: log, number: $0) }
                    } header: {
                        if hasHeader { CountedRow(log: log, number: 0) }
                    } footer: {
                        CountedRow(log: log, number: 9)
                    }
                }
            }
        }
        let log = Log()
        let rig = LazyRig(log, Page(log: log))
        #expect(log.values("appear").sorted() == ["0", "1", "2", "9"])
        rig.show(Page(log: log, hasHeader: false, rows: [3, 2]))
        #expect(log.values("disappear").sorted() == ["0", "1"])
        rig.show(Page(log: log, hasHeader: true, rows: [2]))
        for number in [2, 9] { #expect(Set(log.values("life \(number)")).count == 1) }
        #expect(Set(log.values("life 0")).count == 2)
        #expect(rig.frames.count == 3)
    }

    @Test("A path tells header, content and footer apart")
    func paths() {
        struct Part: View {
            var body: some View { Color.red }
        }
        let rig = LazyRig(VStack { Section(content: { Part() }, header: { Part() }, footer: { Part() }) })
        var paths: Set<String> = []
        for node in rig.shown(StyleNode<Color>.self) {
            var path = ""
            var next: _ViewNode? = node
            while let here = next {
                path = "\(here.pathComponents)" + path
                next = here.parent
            }
            paths.insert(path)
        }
        #expect(paths.count == 3, "\(paths)")
    }
}
