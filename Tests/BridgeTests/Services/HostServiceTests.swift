import DeclarativeUI
import Foundation
import Synchronization
import TestSupport
import Testing
import BridgedEnvironment

@MainActor @Suite("What a host does for both worlds", .serialized) struct HostServiceTests {
    private static let page = URL(fileURLWithPath: "/page")

    private struct Page: View {
        @Environment(\.openURL) private var openURL
        let completion: (Bool) -> Void

        var body: some View {
            Button("Open") { openURL(HostServiceTests.page, completion: completion) }
        }
    }

    private final class Counter: Sendable { let count = Mutex(0) }

    @Test("A URL is opened by the host, if it can, from both worlds")
    func openURL() async {
        await #expect(processExitsWith: .success) { await HostServiceTests.opened() }
    }

    // In a process of its own, as the next: while it waits, the windows of other tests would come to its host.
    private static func opened() async {
        var answers: [Bool] = []
        let stage = NavigationStage(Page { answers.append($0) })
        let application = UIApplication.shared
        #expect(!application.canOpenURL(page))
        stage.host.openableSchemes = ["file"]
        #expect(application.canOpenURL(page))
        application.open(page, options: [.universalLinksOnly: true]) { answers.append($0) }
        stage.tap("Open")
        #expect(await application.open(page))
        await eventually("both to be told that the page was opened") { answers.count == 2 }
        stage.host.openableSchemes = []
        #expect(await application.open(page) == false)
        #expect(answers == [true, true])
        #expect(stage.host.openedURLs == [page, page, page])
    }

    @Test("Texts that an application has announced are passed to its host")
    func announcements() {
        let stage = NavigationStage(Text("Page"))
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .pageScrolled, argument: NSAttributedString(string: "Page 2 of 3"))
        UIAccessibility.post(notification: .announcement, argument: 3)
        #expect(stage.host.announcements == ["Saved", "Page 2 of 3"])
    }

    @Test("A URL that the host cannot open is reported where views asked for it")
    func unopened() async {
        await #expect(processExitsWith: .success) { await HostServiceTests.reported() }
    }

    private static func reported() async {
        var answers: [Bool] = []
        let stage = NavigationStage(Page { answers.append($0) })
        let counter = Counter()
        RuntimeIssue.setHandler { issue in
            if issue.category == "open-url" { counter.count.withLock { $0 += 1 } }
        }
        stage.tap("Open")
        await eventually("the view to be told") { !answers.isEmpty }
        #expect(answers == [false])
        #expect(counter.count.withLock { $0 } == 1)
    }

    @Test("Without a host nothing is opened")
    func noHost() async {
        let application = UIApplication()
        #expect(!application.canOpenURL(Self.page))
        #expect(await application.open(Self.page) == false)
    }

    @Test("Feedback generators tell the host what is to be felt")
    func generators() {
        let stage = NavigationStage(Text("A"))
        let impact = UIImpactFeedbackGenerator(style: .heavy)
        impact.prepare()
        impact.impactOccurred()
        impact.impactOccurred(intensity: 0.5)
        impact.impactOccurred(intensity: .nan)
        UIImpactFeedbackGenerator(style: .rigid, view: stage.window).impactOccurred(intensity: 7, at: .zero)
        UISelectionFeedbackGenerator().selectionChanged()
        let notification = UINotificationFeedbackGenerator()
        for type in [UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error] {
            notification.notificationOccurred(type)
        }
        #expect(
            stage.host.feedback == [
                .impact(.heavy, intensity: 1), .impact(.heavy, intensity: 0.5), .impact(.heavy, intensity: 1),
                .impact(.rigid, intensity: 1), .selection, .success, .warning, .error,
            ])
    }

    @Observable final class Model { var value = 0 }

    private struct Felt: View {
        let model: Model

        var body: some View {
            Text("\(model.value)")
                .sensoryFeedback(.selection, trigger: model.value)
                .sensoryFeedback(.impact(weight: .light, intensity: 0.3), trigger: model.value) { $1 > $0 }
                .sensoryFeedback(trigger: model.value) { old, new in new == 3 ? .error : nil }
                .sensoryFeedback(trigger: model.value) { .impact(flexibility: .soft) }
        }
    }

    @Test("Views have something felt when a value changes, in every form")
    func views() {
        let model = Model()
        let stage = NavigationStage(Felt(model: model))
        func change(_ value: Int) -> Set<HostFeedback> {
            let count = stage.host.feedback.count
            model.value = value
            _ = stage.lines
            return Set(stage.host.feedback.dropFirst(count))
        }
        #expect(stage.host.feedback.isEmpty)
        let soft = HostFeedback.impact(.soft, intensity: 1)
        #expect(change(5) == [.selection, .impact(.light, intensity: 0.3), soft])
        #expect(change(3) == [.selection, .error, soft])
        #expect(change(3).isEmpty)
    }
}
