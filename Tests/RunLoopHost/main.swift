// Taps a button and leaves the rest to the main run loop; prints what the body saw. With `--application` it is an
// application, which is started by the name of its delegate.
import DeclarativeUI
import Foundation

@MainActor final class Journal {
    var notes: [String] = []
}

struct Counter: View {
    let journal: Journal
    @State private var count = 0
    var body: some View {
        journal.notes.append("\(count)")
        return Button("Add") { count += 1 }
    }
}

final class NamedDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIHostingController(rootView: Text("started by name"))
        window?.makeKeyAndVisible()
        return true
    }
}

if CommandLine.arguments.contains("--application") {
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(NamedDelegate.self))
}

let journal = Journal()
let window = UIWindow(windowScene: UIWindowScene())
window.isHidden = false
let controller = UIHostingController(rootView: Counter(journal: journal))
window.rootViewController = controller
controller.tap(label: "Add")
let before = journal.notes.count
let deadline = Date(timeIntervalSinceNow: 120)
while journal.notes.count == before, Date() < deadline {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
}
print(journal.notes.joined(separator: " "))
