import Foundation

/// The persistent state of a scene: its role, its configuration and the data that code keeps with it.
@MainActor @preconcurrency public final class UISceneSession: NSObject {
    /// The role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role as a string.
        public let rawValue: String
        /// Creates a role from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The role of the application's windows.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The connected scene of the session; `nil` if there is none.
    public internal(set) weak var scene: UIScene?
    /// The role of the scene.
    public let role: Role
    /// The configuration of the scene.
    public internal(set) var configuration: UISceneConfiguration
    /// A unique identifier of the session.
    public let persistentIdentifier = UUID().uuidString
    /// Data that code keeps with the session.
    public var userInfo: [String: Any]?

    /// A session for the application's windows, made as the bundle says.
    override init() {
        role = .windowApplication
        configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        super.init()
    }
}

/// The configuration of a scene: its role and the class of its delegate.
@MainActor @preconcurrency public final class UISceneConfiguration: NSObject {
    /// The name of the configuration.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, which is created with `init()`; `nil` for none.
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

    /// Creates a configuration with the delegate class given in the bundle's `Info.plist`, under
    /// `UIApplicationSceneManifest`, for its name. Without a name, the first configuration of the role is used.
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
