import Foundation
import ImperativeUI
import Synchronization
import Testing
import UITestSupport

@MainActor @Suite("Items that are made for an activity", .serialized) struct ActivityProviderTests {
    private final class Report: UIActivityItemProvider, @unchecked Sendable {
        let threads = Mutex<[Bool]>([])

        override var item: Any {
            threads.withLock { $0.append(Thread.isMainThread) }
            return "report for \(activityType?.rawValue.split(separator: ".").last ?? "nobody")"
        }
    }

    /// An activity that keeps what it is given.
    private final class Keep: UIActivity {
        var given: [Any] = []
        override class var activityCategory: Category { .share }
        override var activityType: ActivityType? { ActivityType("notes.Keep") }
        override var activityTitle: String? { "Keep" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
        override func prepare(withActivityItems activityItems: [Any]) { given = activityItems }
        override func perform() { activityDidFinish(true) }
    }

    private let keep = Keep()

    private final class Subject: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "…" }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { "text" }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String { activityType == nil ? "All about it" : "" }
    }

    // What waits for an activity does it in a process of its own: the windows of other tests would come to its host.
    private func present(_ items: [Any]) -> (host: HeadlessHost, list: UIActivityViewController) {
        let root = UIViewController()
        let host = ControllerDelegate.launch(root, size: CGSize(width: 400, height: 320))
        let list = UIActivityViewController(activityItems: items, applicationActivities: [keep])
        root.present(list, animated: true)
        _ = host.text
        return (host, list)
    }

    @Test("A provider makes its item once an activity was chosen, on another thread, and the activity waits for it")
    func provider() async {
        await #expect(processExitsWith: .success) { await ActivityProviderTests().chooseProvider() }
    }

    private func chooseProvider() async {
        let report = Report(placeholderItem: "Report")
        let (host, list) = present([report])
        defer { host.end() }
        #expect(host.text.contains("Report") && report.threads.withLock(\.isEmpty) && report.activityType == nil)
        await withCheckedContinuation { continuation in
            list.completionWithItemsHandler = { type, completed, _, _ in
                #expect(type == keep.activityType && completed)
                continuation.resume()
            }
            host.press(.keyboardReturnOrEnter)
            _ = host.text
        }
        #expect(keep.given as? [String] == ["report for Keep"])
        #expect(report.threads.withLock { $0 } == [false] && report.isFinished)
    }

    @Test("A provider that was cancelled has no item, and the activity gets the others")
    func cancelled() async {
        await #expect(processExitsWith: .success) { await ActivityProviderTests().chooseCancelledProvider() }
    }

    private func chooseCancelledProvider() async {
        let report = Report(placeholderItem: "Report")
        let (host, list) = present([report, "text"])
        defer { host.end() }
        report.cancel()
        await withCheckedContinuation { continuation in
            list.completionWithItemsHandler = { _, _, _, _ in continuation.resume() }
            host.press(.keyboardReturnOrEnter)
            _ = host.text
        }
        #expect(keep.given as? [String] == ["text"] && report.threads.withLock(\.isEmpty))
    }

    @Test("A provider of no class of its own gives its placeholder")
    func plain() {
        let provider = UIActivityItemProvider(placeholderItem: 7)
        #expect(provider.placeholderItem as? Int == 7 && provider.item as? Int == 7)
        let list = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
        #expect(provider.activityViewController(list, itemForActivityType: nil) == nil)
        provider.start()
        #expect(provider.activityViewController(list, itemForActivityType: nil) as? Int == 7)
    }

    @Test("What the first item is about is the title of the list")
    func subject() {
        let (host, _) = present([Subject()])
        defer { host.end() }
        #expect(host.text.contains("All about it") && !host.text.contains("…"))
    }

    @Test("Kinds of activities have the names that they have on other systems")
    func names() {
        #expect(UIActivity.ActivityType.mail.rawValue == "com.apple.UIKit.activity.Mail")
        #expect(UIActivity.ActivityType.postToTencentWeibo.rawValue == "com.apple.UIKit.activity.TencentWeibo")
    }
}
