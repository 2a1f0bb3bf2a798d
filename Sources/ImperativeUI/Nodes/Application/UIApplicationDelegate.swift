import Foundation

/// The methods with which an object follows the life cycle of the application.
///
/// All methods have a default implementation, which does nothing unless stated otherwise.
///
/// At launch, the delegate is notified that the application will finish launching, and then that it did. After that, it
/// is asked for the configuration of the scene. If the configuration names a delegate class, the scene's delegate
/// follows the scene's life cycle from there on. Otherwise the windows of the application's delegate are shown in the
/// scene, and the delegate itself receives the life cycle calls.
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The main window of the application, if the delegate keeps one.
    var window: UIWindow? { get set }

    /// Called first at launch. Returns whether a URL in the options can be opened; `true` by default.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey:
            Any]?
    ) -> Bool
    /// Called when the launch is almost complete. Returns whether a URL in the options can be opened; `true` by
    /// default.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey:
            Any]?
    ) -> Bool
    /// Called after both launch methods, without options.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Called when the application has become active, unless its scenes have delegates.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the application becomes inactive, unless its scenes have delegates.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the application has entered the background, unless its scenes have delegates.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the application enters the foreground again, unless its scenes have delegates.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the application terminates.
    func applicationWillTerminate(_ application: UIApplication)

    /// Opens a URL, unless the scenes have delegates. Returns whether the URL was opened; `false` by default.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// Returns the configuration for a new scene; by default that of the session, which is read from the bundle's
    /// `Info.plist`.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called when the user has closed scenes.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    // MARK: Callbacks that no host makes

    /// Called after the application was registered for remote notifications. No host registers it.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called after ``UIApplication/registerForRemoteNotifications()``, because no host supports remote
    /// notifications.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Called when a remote notification has arrived. No host receives them.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Called when the application may fetch data in the background. No host calls it.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Called when background transfers have finished. No host continues transfers in the background.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)
    /// Called when the user has chosen one of the application's ``UIApplication/shortcutItems``. No host shows them.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Called when memory is low. No host calls it.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called when the time has changed significantly, for instance at midnight. No host calls it.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// Called before protected files become unavailable. No host protects files.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// Called when protected files have become available. No host protects files.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Always `nil`. For delegates of applications whose scenes keep their windows.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Returns `true` by default.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey:
            Any]?
    ) -> Bool { true }
    /// Returns `true` by default.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey:
            Any]?
    ) -> Bool { true }
    /// Does nothing by default.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Returns `false` by default.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// Returns the configuration of the session.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    /// Does nothing by default.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}
