import Foundation
import ImperativeUI
import Testing

/// What an application may be told elsewhere, and offers elsewhere.
@MainActor @Suite("What no host tells", .serialized) struct UntoldTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var failed: ((any Error) -> Void)?

        func application(
            _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
        ) { failed?(error) }
    }

    @Test("Who registers for notifications of a server is told that there are none")
    func notifications() async {
        let application = UIApplication()
        let delegate = Delegate()
        application.delegate = delegate
        let error = await withCheckedContinuation { continuation in
            delegate.failed = { continuation.resume(returning: $0 as NSError) }
            application.registerForRemoteNotifications()
        }
        #expect(error.domain == NSCocoaErrorDomain && error.code == 3010)
        #expect(!application.isRegisteredForRemoteNotifications)
    }

    @Test("A delegate that does not say what it does completes what it is asked for")
    func defaults() {
        let delegate: any UIApplicationDelegate = Delegate()
        let application = UIApplication()
        var results: [UIBackgroundFetchResult] = []
        delegate.application(application, didReceiveRemoteNotification: [:]) { results.append($0) }
        delegate.application(application, performFetchWithCompletionHandler: { results.append($0) })
        var ends = 0
        delegate.application(application, handleEventsForBackgroundURLSession: "id") { ends += 1 }
        let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
        delegate.application(application, performActionFor: item) { if !$0 { ends += 1 } }
        #expect(results == [.noData, .noData] && ends == 2)
    }

    @Test("An application keeps copies of its shortcuts")
    func shortcuts() {
        let application = UIApplication()
        #expect(application.shortcutItems == nil)
        let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
        item.localizedSubtitle = "A note"
        item.icon = UIApplicationShortcutIcon(type: .compose)
        item.userInfo = ["place": 3 as NSNumber]
        application.shortcutItems = [item]
        item.localizedTitle = "Other"
        let kept = application.shortcutItems?.first
        #expect(kept?.type == "new" && kept?.localizedTitle == "New" && kept?.localizedSubtitle == "A note")
        #expect(kept?.userInfo?["place"] as? NSNumber == 3)
        #expect(kept is UIMutableApplicationShortcutItem == false)
        #expect((kept?.mutableCopy() as? UIMutableApplicationShortcutItem)?.localizedTitle == "New")
    }

    @Test("Icons of one picture are equal")
    func icons() {
        let icons = [
            UIApplicationShortcutIcon(type: .love), UIApplicationShortcutIcon(systemImageName: "heart"),
            UIApplicationShortcutIcon(templateImageName: "heart"),
        ]
        #expect(icons[1] == UIApplicationShortcutIcon(systemImageName: "heart") && Set(icons).count == 3)
        #expect((icons[0].copy() as? UIApplicationShortcutIcon) == icons[0])
    }
}
