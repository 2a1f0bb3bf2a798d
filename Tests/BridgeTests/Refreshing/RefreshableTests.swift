import DeclarativeUI
import Foundation
import TestSupport
import Testing

/// Actions run while a test waits, when other tests run as well. As only one application is to live at a time, each of
/// these has a process of its own.
@MainActor @Suite("Views that are refreshed", .serialized) struct RefreshableTests {
    /// Lets actions wait until they are told to go on.
    @MainActor private final class Gate {
        private(set) var begun = 0
        private(set) var ended = 0
        private(set) var cancelled = 0
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func pass() async {
            begun += 1
            await withCheckedContinuation { waiting.append($0) }
            ended += 1
            if Task.isCancelled { cancelled += 1 }
        }

        func open() {
            for one in waiting { one.resume() }
            waiting = []
        }
    }

    private struct Mail: View {
        let gate: Gate
        var isList = true

        var body: some View {
            if isList {
                List(0..<40) { Text("Mail \($0)") }.listStyle(.plain).refreshable { await gate.pass() }
            } else {
                ScrollView { Text("Short") }.refreshable { await gate.pass() }
            }
        }
    }

    /// Waits until something is so: tasks that were started run on other threads first, which may be busy.
    private static func settle(_ isSo: () -> Bool) async {
        await eventually("the list to be refreshed as it is to be", isSo)
    }

    private static func drag(_ stage: NavigationStage, by distance: CGFloat) {
        stage.host.drag(from: CGPoint(x: 240, y: 16), to: CGPoint(x: 240, y: 16 + distance), steps: 8)
    }

    /// The row of the host in which a text is.
    private static func row(_ text: String, _ stage: NavigationStage) -> Int? {
        stage.host.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(text) }
    }

    @Test("A list that is pulled far enough runs its action, with a mark above the rows until that is done")
    func pull() async {
        await #expect(processExitsWith: .success) { await RefreshableTests.pull() }
    }

    private static func pull() async {
        let gate = Gate()
        let stage = NavigationStage(Mail(gate: gate))
        let start = row("Mail 0", stage)
        drag(stage, by: 64)
        #expect(row("Mail 0", stage) == start)
        drag(stage, by: 96)
        await settle { gate.begun == 1 }
        #expect(gate.begun == 1 && row("Mail 0", stage) == start.map { $0 + 3 })
        #expect(stage.host.text.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
        drag(stage, by: 128)
        #expect(gate.begun == 1)
        gate.open()
        await settle { gate.ended == 1 && row("Mail 0", stage) == start }
        #expect(row("Mail 0", stage) == start && gate.begun == 1)
        drag(stage, by: 96)
        await settle { gate.begun == 2 }
        #expect(gate.begun == 2)
        gate.open()
    }

    @Test("While it is refreshed a list scrolls to its end and back")
    func scrolling() async {
        await #expect(processExitsWith: .success) { await RefreshableTests.scrolling() }
    }

    private static func scrolling() async {
        let gate = Gate()
        let stage = NavigationStage(Mail(gate: gate))
        stage.host.press(.keyboardF5)
        await settle { gate.begun == 1 }
        stage.host.press(.keyboardEnd)
        #expect(row("Mail 39", stage) != nil && row("Mail 0", stage) == nil)
        stage.host.press(.keyboardHome)
        #expect((row("Mail 0", stage) ?? 0) >= 3)
        stage.host.send(.wheel(CGVector(dx: 0, dy: 16), at: CGPoint(x: 100, y: 100)))
        #expect(row("Mail 0", stage).map { $0 >= 2 } == true)
        gate.open()
        await settle { row("Mail 0", stage).map { $0 < 2 } == true }
        #expect(row("Mail 0", stage).map { $0 < 2 } == true)
    }

    @Test("Contents that are shorter than their scroll view are pulled as well")
    func short() async {
        await #expect(processExitsWith: .success) { await RefreshableTests.short() }
    }

    private static func short() async {
        let gate = Gate()
        let stage = NavigationStage(Mail(gate: gate, isList: false))
        #expect(row("Short", stage) == 0)
        stage.host.drag(from: CGPoint(x: 160, y: 8), to: CGPoint(x: 160, y: 120), steps: 7)
        await settle { gate.begun == 1 }
        #expect(gate.begun == 1 && row("Short", stage) == 3)
        gate.open()
        await settle { row("Short", stage) == 0 }
        #expect(row("Short", stage) == 0)
    }

    @Test("Control-R refreshes from anywhere in a list, and a list without an action is not pulled")
    func keys() async {
        await #expect(processExitsWith: .success) { await RefreshableTests.keys() }
    }

    private static func keys() async {
        let gate = Gate()
        let stage = NavigationStage(Mail(gate: gate))
        stage.host.press(.keyboardPageDown)
        stage.host.press(.keyboardR, modifiers: .control)
        await settle { gate.begun == 1 }
        #expect(gate.begun == 1 && row("Mail 0", stage) != nil)
        gate.open()
        let plain = NavigationStage(List(0..<40) { Text("Mail \($0)") }.listStyle(.plain))
        let start = row("Mail 0", plain)
        plain.host.send(.pointer(HostPointer(.down, at: CGPoint(x: 240, y: 16))))
        plain.host.send(.pointer(HostPointer(.move, at: CGPoint(x: 240, y: 112))))
        #expect(row("Mail 0", plain) == start)
    }

    private struct Switch: View {
        let gate: Gate
        @State var isShown = true

        var body: some View {
            VStack {
                Button("Leave") { isShown = false }
                if isShown { Mail(gate: gate) }
            }
        }
    }

    @Test("The action of a view that goes away is cancelled")
    func cancelled() async {
        await #expect(processExitsWith: .success) { await RefreshableTests.cancelled() }
    }

    private static func cancelled() async {
        let gate = Gate()
        let stage = NavigationStage(Switch(gate: gate))
        stage.host.press(.keyboardF5)
        await settle { gate.begun == 1 }
        stage.tap("Leave")
        _ = stage.lines
        gate.open()
        await settle { gate.ended == 1 }
        #expect(gate.cancelled == 1)
    }
}
