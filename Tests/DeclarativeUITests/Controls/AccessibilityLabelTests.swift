import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Accessibility labels") struct AccessibilityLabelTests {
    private let log = Log()

    private func button<Label: View>(_ name: String, @ViewBuilder label: () -> Label) -> some View {
        Button(action: { log.run(name) }, label: label)
    }

    @Test("A control is found by its label, which stands in place of the texts it shows")
    func inPlace() {
        let host = ControlHost(
            VStack {
                button("first") { Text("Plus") }.accessibilityLabel("Add")
                button("second") { Color.red.accessibilityLabel(Text("Remove")) }
                button("third") {
                    Text("Vote")
                    Image(systemName: "star").accessibilityLabel("for cats")
                }
                button("fourth") { Text("Plus") }
            })
        #expect(host.interaction.tap(label: "Add"))
        #expect(host.interaction.tap(label: "Remove"))
        #expect(host.interaction.tap(label: "Vote, for cats"))
        #expect(host.interaction.tap(label: "Plus"))
        #expect(log.entries == ["first", "second", "third", "fourth"])
        #expect(!host.interaction.tap(label: "star"))
    }

    @Test("A label around several controls is the first one's")
    func around() {
        let host = ControlHost(
            HStack {
                button("one") { Text("1") }
                button("two") { Text("2") }
            }
            .accessibilityLabel("Numbers"))
        #expect(host.interaction.tap(label: "Numbers"))
        #expect(!host.interaction.tap(label: "1"))
        #expect(host.interaction.tap(label: "2"))
        #expect(log.entries == ["one", "two"])
    }

    @Test("A label that changes is the new one; an identifier says nothing of it")
    func changing() {
        func view(_ label: String) -> some View {
            button("tap") { Text("Shown") }.accessibilityLabel(label).accessibilityIdentifier("id")
        }
        let host = ControlHost(view("One"))
        #expect(host.interaction.tap(label: "One"))
        host.show(view("Two"))
        #expect(!host.interaction.tap(label: "One"))
        #expect(host.interaction.tap(label: "Two"))
        #expect(host.interaction.tap(identifier: "id"))
        #expect(!host.interaction.tap(label: "Shown"))
    }
}
