import DeclarativeUI
import Foundation
import Testing
import UITestSupport

/// Rows that are swiped in a text grid.
@MainActor @Suite("Swiped rows in text", .serialized) struct SwipedRowTests {
    private struct Rows: View {
        @State private var selection: Int? = 1
        var body: some View {
            List(selection: $selection) {
                ForEach(0..<3) { number in
                    Text("Row \(number)").tag(number).swipeActions { Button("Flag") {} }
                        .swipeActions(edge: .leading) { Button("Pin") {} }
                }
            }
            .listStyle(.plain)
        }
    }

    private func lines(_ host: HeadlessHost) -> [String] {
        host.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test("A row keeps its text in sight while the buttons at either edge are seen")
    func swiped() {
        let host = ControllerDelegate.launch(
            UIHostingController(rootView: Rows()), size: CGSize(width: 240, height: 96))
        defer { host.end() }
        guard let row = lines(host).firstIndex(where: { $0.contains("Row") && $0.contains("2") }) else {
            Issue.record("no row")
            return
        }
        let y = Double(row * 16 + 8)
        host.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 140, y: y))
        #expect(lines(host)[row].contains("Row 2") && lines(host)[row].contains("Flag"))
        host.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 180, y: y))
        host.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 160, y: y))
        #expect(lines(host)[row].contains("Row 2") && lines(host)[row].contains("Pin"))
    }

    @Test("A selected row has a mark at its edge, whatever has the focus")
    func selected() {
        let host = ControllerDelegate.launch(
            UIHostingController(rootView: Rows()), size: CGSize(width: 240, height: 96))
        defer { host.end() }
        #expect(lines(host).filter { $0.contains("▌") }.count == 1)
        host.press(.keyboardTab)
        host.press(.keyboardDownArrow)
        #expect(lines(host).filter { $0.contains("▌") }.count == 1)
    }
}
