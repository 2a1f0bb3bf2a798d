import Foundation

/// The object told of the application's life.
///
/// All methods have an implementation that does nothing, or what their comments say.
///
/// When an application starts, the delegate is told that it will finish and that it finished launching, then asked for
/// the configuration of its scene. If that names a class of delegates, the scene's delegate is told of the scene's life
/// from there on. Otherwise the delegate's windows are shown in the scene, and the delegate is told itself.
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The application's main window, if it keeps one.
    var window: UIWindow? { get set }

    /// Called before anything else. Returns whether a URL of the options can be opened; true by default.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey:
            Any]?
    ) -> Bool
    /// Called when the launch is almost over. Returns whether a URL of the options can be opened; true by default.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey:
            Any]?
    ) -> Bool
    /// Called after both, without options.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Called when the application begins to get events, unless its scenes have delegates.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the application ceases to get events, unless its scenes have delegates.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the application is no longer in front, unless its scenes have delegates.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the application comes to the front again, unless its scenes have delegates.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the application ends.
    func applicationWillTerminate(_ application: UIApplication)

    /// Called when a URL is to be opened, unless the scenes have delegates. Returns whether it was; false by default.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// Returns how a new scene is made; by default as its session says, which is from the bundle's `Info.plist`.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called when the user has closed scenes.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    // MARK: Callbacks that no host makes

    /// Called after the application was registered for notifications of a server. No host registers it.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called after ``UIApplication/registerForRemoteNotifications()``, as no host has any.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Called when a server has sent something. No host receives that.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Called when there is time to fetch data while the application is not in front. No host gives it.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Called when transfers have ended that went on without the application. No host goes on with them.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)
    /// Called when somebody has chosen one of the application's ``UIApplication/shortcutItems``. No host shows them.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Called when there is little memory left. No host calls it.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called when the time has changed, as at midnight. No host calls it.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// Called before protected files cannot be read any more. No host protects files.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// Called when protected files can be read. No host protects files.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// No window: for delegates of applications whose scenes keep theirs.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Returns `true`.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey:
            Any]?
    ) -> Bool { true }
    /// Returns `true`.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey:
            Any]?
    ) -> Bool { true }
    /// Does nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Returns `false`.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// Returns the configuration of the session.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}
