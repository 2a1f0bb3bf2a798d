import DeclarativeUI
import Testing

extension EnvironmentValues {
    @Entry var entryWidth: Double = 3
    @Entry fileprivate var entryName = "nobody"
    @Entry var entryAction: (@Sendable (Int) -> Int)?
    @Entry var entryShade = EntryShade.middle
}

enum EntryShade: Sendable { case light, middle }

extension Transaction {
    @Entry var isEntered = false
}

/// Values that are declared with `@Entry`.
@MainActor @Suite("Entries") struct EntryTests {
    private struct Reader: View {
        @Environment(\.entryWidth) private var width
        @Environment(\.entryName) private var name

        var body: some View { Text("\(name) \(Int(width))") }
    }

    @Test("An entry has its default, and the value that is set around a view")
    func environment() {
        let controller = UIHostingController(
            rootView: HStack {
                Reader(); Reader().environment(\.entryWidth, 5).environment(\.entryName, "Ada")
            })
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 32))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let text = window.snapshot(medium: .text).text()
        #expect(text.contains("nobody 3") && text.contains("Ada 5"))
    }

    @Test("Entries of the same type are apart, and copies of values do not share them")
    func values() {
        var values = EnvironmentValues()
        let before = values
        values.entryWidth = 8
        #expect(values.entryWidth == 8 && before.entryWidth == 3 && values.entryAction == nil)
        #expect(values.entryShade == .middle)
        values.entryShade = .light
        #expect(values.entryShade == .light && before.entryShade == .middle)
        var transaction = Transaction()
        #expect(!transaction.isEntered)
        transaction.isEntered = true
        #expect(transaction.isEntered)
    }
}
