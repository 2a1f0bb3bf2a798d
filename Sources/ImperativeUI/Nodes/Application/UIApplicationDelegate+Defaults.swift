import Foundation

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// New data was fetched.
    case newData = 0
    /// No new data was available.
    case noData = 1
    /// The fetch failed.
    case failed = 2
}

/// Default implementations of the methods that no host calls.
extension UIApplicationDelegate {
    /// Does nothing by default.
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    /// Does nothing by default.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    /// Calls the completion handler with `.noData`.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
    /// Calls the completion handler with `.noData`.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
    /// Calls the completion handler immediately.
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// Calls the completion handler with `false`: the action was not performed.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// Does nothing by default.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationSignificantTimeChange(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
}

extension UIApplication {
    /// Requests remote notifications. No host supports them: the delegate is notified of the failure later.
    public final func registerForRemoteNotifications() {
        Task { @MainActor in
            let error = NSError(
                domain: NSCocoaErrorDomain, code: 3010,
                userInfo: [NSLocalizedDescriptionKey: "There are no notifications of servers here."])
            delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }

    /// Unregisters from remote notifications. Does nothing: no host supports them.
    public final func unregisterForRemoteNotifications() {}

    /// A Boolean value that indicates whether the application receives remote notifications. Always `false`.
    public final var isRegisteredForRemoteNotifications: Bool { false }
}
