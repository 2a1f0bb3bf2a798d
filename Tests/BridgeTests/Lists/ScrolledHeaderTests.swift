import DeclarativeUI
import Foundation
import TestSupport
import Testing
import UITestSupport

@Suite("Headers of lists that scroll out of sight") @MainActor struct ScrolledHeaderTests {
    private struct Rows: View {
        var body: some View {
            List {
                ForEach(0..<4, id: \.self) { section in
                    Section("Section \(section)") { ForEach(0..<6, id: \.self) { Text("Row \(section) \($0)") } }
                }
            }
        }
    }

    @Test(
        "Rows move as far as the list is scrolled, whether the header of their section is in sight or not",
        arguments: [false, true])
    func rows(isUpwards: Bool) throws {
        let host = ControllerDelegate.launch(
            UIHostingController(rootView: Rows()), size: CGSize(width: 320, height: 200))
        defer { host.end() }
        let step = 8.0
        func places() throws -> [String: CGFloat] {
            let tree = try #require(UIApplication.shared.windows.first).accessibilityTree
            return Dictionary(
                tree.elements.compactMap { element in element.label.map { ($0, element.frame.minY) } },
                uniquingKeysWith: { first, _ in first })
        }
        func scroll(_ distance: Double) {
            host.send(.wheel(CGVector(dx: 0, dy: distance), at: CGPoint(x: 100, y: 100)))
        }
        if isUpwards { for _ in 0..<60 { scroll(step) } }
        for index in 0..<35 {
            let before = try places()
            scroll(isUpwards ? -step : step)
            let after = try places()
            for (name, place) in before where name.hasPrefix("Row") {
                guard let now = after[name], now > 0, now < 200, place > 0, place < 200 else { continue }
                #expect(abs(abs(place - now) - step) < 0.01, "\(name) in step \(index)")
            }
        }
    }
}
