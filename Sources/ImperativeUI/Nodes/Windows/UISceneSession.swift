import Foundation

/// What lasts of a scene that is shown: its purpose, how it is made, and what code keeps with it.
@MainActor @preconcurrency public final class UISceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The purpose as a string.
        public let rawValue: String
        /// Makes a purpose from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The application's windows.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene that is shown, if one is.
    public internal(set) weak var scene: UIScene?
    /// The scene's purpose.
    public let role: Role
    /// How the scene is made.
    public internal(set) var configuration: UISceneConfiguration
    /// A text that no other session has.
    public let persistentIdentifier = UUID().uuidString
    /// What code keeps with the session.
    public var userInfo: [String: Any]?

    /// A session for the application's windows, made as the bundle says.
    override init() {
        role = .windowApplication
        configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        super.init()
    }
}

/// How a scene is made: the class of its delegate.
@MainActor @preconcurrency public final class UISceneConfiguration: NSObject {
    /// The name of the configuration.
    public let name: String?
    /// The purpose of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, which is made with `init()`; `nil` for none.
    public var delegateClass: AnyClass?
    /// Returns a new delegate of the class; `nil` without one. Traps for a class of something else.
    package func madeDelegate() -> (any UISceneDelegate)? {
        if let makeDelegate { return makeDelegate() }
        guard let delegateClass else { return nil }
        guard let type = delegateClass as? NSObject.Type, let made = DelegateClass.make(type) as? any UISceneDelegate
        else {
            fatalError(
                "The delegate of a scene must be a UIWindowSceneDelegate: \(delegateClass) is none. Adopt the protocol."
            )
        }
        return made
    }

    /// Makes the scene's delegate, where the library has one of its own.
    package var makeDelegate: (() -> any UISceneDelegate)?

    /// A configuration with the class that the bundle's `Info.plist` names for it, under
    /// `UIApplicationSceneManifest`; without a name those of the first one for the role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.role = sessionRole
        let entry = Self.entry(named: name, for: sessionRole)
        self.name = name ?? entry?["UISceneConfigurationName"] as? String
        super.init()
        if let name = entry?["UISceneDelegateClassName"] as? String { delegateClass = DelegateClass.named(name) }
    }

    /// The configurations of scenes in the bundle, by role. They are read once: a bundle stays as it is while its
    /// program runs.
    private static let configurations: [String: Any] = {
        let manifest = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
        return manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    }()

    private static func entry(named name: String?, for role: UISceneSession.Role) -> [String: Any]? {
        let all = configurations[role.rawValue] as? [[String: Any]]
        guard let name else { return all?.first }
        return all?.first { $0["UISceneConfigurationName"] as? String == name }
    }
}
