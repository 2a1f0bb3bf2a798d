import DeclarativeUI

/// The application: it knows the file of the notes.
package final class NotesDelegate: UIResponder, UIApplicationDelegate {
    let store: NoteStore

    /// Takes the file from `--file PATH` or the variable `NOTES_FILE`; else it is one in the user's folders.
    package convenience override init() {
        self.init(file: Self.file(CommandLine.arguments, ProcessInfo.processInfo.environment))
    }

    /// The application with the notes of a file.
    package init(file: URL) {
        store = NoteStore(file: file)
        super.init()
    }

    static func file(_ arguments: [String], _ environment: [String: String]) -> URL {
        var path = environment["NOTES_FILE"] ?? ""
        if let place = arguments.firstIndex(of: "--file"), place + 1 < arguments.count { path = arguments[place + 1] }
        if !path.isEmpty { return URL(fileURLWithPath: path) }
        let manager = FileManager.default
        let folder = manager.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        return (folder ?? manager.homeDirectoryForCurrentUser).appendingPathComponent("Isthmus Notes/notes.json")
    }

    package func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = NotesSceneDelegate.self
        return configuration
    }
}

/// Shows the notes in the scene's window.
final class NotesSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene, let app = UIApplication.shared.delegate as? NotesDelegate else {
            return
        }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = NotesNavigation(store: app.store)
        window.makeKeyAndVisible()
        self.window = window
    }
}
