import Foundation
import Testing

@testable import DeclarativeUI

@MainActor @Suite("Scrolling to rows that were never made") struct ScrollToUnmadeRowsTests {
    /// What is at the top of the visible part after scrolling to an id there.
    private func offset<Content: View, ID: Hashable>(to id: ID, @ViewBuilder _ content: @escaping () -> Content)
        -> CGFloat
    {
        let handle = Handle<ScrollViewProxy>()
        let rig = LazyRig(
            ScrollViewReader { proxy in
                let _ = handle.value = proxy
                ScrollView { content() }
            })
        handle.value?.scrollTo(id, anchor: .top)
        rig.settle()
        return rig.offset
    }

    private func row() -> some View { Color.red.frame(width: 50, height: 20) }

    @Test("A row of a loop in a section of a loop is found")
    func sections() {
        let offset = offset(to: "7-30") {
            LazyVStack(spacing: 0) {
                ForEach(0..<20) { section in
                    Section {
                        ForEach((0..<50).map { "\(section)-\($0)" }, id: \.self) { _ in row() }
                    } header: {
                        Color.blue.frame(height: 20)
                    }
                }
            }
        }
        #expect(offset == 7 * 1020 + 20 + 30 * 20)
    }

    @Test("A row of a loop in a loop is found")
    func loops() {
        let offset = offset(to: "30-4") {
            LazyVStack(spacing: 0) {
                ForEach(0..<60) { outer in
                    ForEach((0..<5).map { "\(outer)-\($0)" }, id: \.self) { _ in row() }
                }
            }
        }
        #expect(offset == (30 * 5 + 4) * 20)
    }

    @Test("A cell of a lazy grid is found, by its own id and in a section")
    func grids() {
        let columns = [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), spacing: 0)]
        #expect(
            offset(to: 61) { LazyVGrid(columns: columns, spacing: 0) { ForEach(0..<200) { _ in row() } } } == 600)
        let inSection = offset(to: "5-11") {
            LazyVGrid(columns: columns, spacing: 0) {
                ForEach(0..<20) { section in
                    Section {
                        ForEach((0..<20).map { "\(section)-\($0)" }, id: \.self) { _ in row() }
                    } header: {
                        Color.blue.frame(height: 20)
                    }
                }
            }
        }
        #expect(inSection == 5 * 220 + 20 + 5 * 20)
    }

    @Test("An id in the content of a loop is found through stacks, conditions and modifiers")
    func otherIDs() {
        let offset = offset(to: "row 70") {
            LazyVStack(spacing: 0) {
                ForEach(0..<100) { index in
                    if index % 2 == 0 {
                        HStack { row().id("row \(index)").opacity(0.5) }.padding(0)
                    } else {
                        row()
                    }
                }
            }
        }
        #expect(offset == 70 * 20)
        struct Opaque: View {
            let index: Int
            var body: some View { Color.red.frame(height: 20).id("inner \(index)") }
        }
        #expect(self.offset(to: "inner 70") { LazyVStack { ForEach(0..<100) { Opaque(index: $0) } } } == 0)
        #expect(self.offset(to: "none") { LazyVStack { ForEach(0..<100) { _ in row() } } } == 0)
    }
}
