import DeclarativeUI

/// The application: it knows the file of the notes.
package final class NotesDelegate: UIResponder, UIApplicationDelegate {
    let store: NoteStore

    /// Takes the file from `--file PATH` or the variable `NOTES_FILE`; else it is one in the user's folders. Ends the
    /// program if the arguments make no sense.
    package convenience override init() {
        do {
            self.init(file: try Self.file(CommandLine.arguments, ProcessInfo.processInfo.environment))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(64)
        }
    }

    /// The application with the notes of a file.
    package convenience init(file: URL) { self.init(file: file, timer: RunLoopTimer()) }

    /// The application with the notes of a file, which are saved when a timer calls.
    init(file: URL, timer: any SavingTimer) {
        store = NoteStore(file: file, timer: timer)
        super.init()
    }

    /// The last occasion to save.
    package func applicationWillTerminate(_ application: UIApplication) { store.save() }

    /// Arguments that are not understood.
    struct Misunderstanding: Error, CustomStringConvertible {
        let argument: String
        var description: String { "\(argument) is not understood. Usage: Notes [--file PATH]" }
    }

    /// The options with a value. All but the first are for the application's host and language.
    private static let options = ["--file", "--host", "-AppleLanguages", "-AppleLocale"]

    /// Returns the file that arguments and environment ask for.
    static func file(_ arguments: [String], _ environment: [String: String]) throws -> URL {
        var path = environment["NOTES_FILE"] ?? ""
        var rest = arguments.dropFirst()
        while let option = rest.popFirst() {
            // For the host.
            if option == "--no-keys" { continue }
            guard Self.options.contains(option), let value = rest.popFirst() else {
                throw Misunderstanding(argument: option)
            }
            if option == "--file" { path = value }
        }
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

    /// The person comes back, perhaps from another program that has the notes.
    func sceneDidBecomeActive(_ scene: UIScene) { store?.catchUp() }

    /// The person turns to something else, or the program is about to stop.
    func sceneWillResignActive(_ scene: UIScene) { store?.save() }

    private var store: NoteStore? { (UIApplication.shared.delegate as? NotesDelegate)?.store }
}
