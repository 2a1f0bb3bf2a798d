// Taps a button and leaves the rest to the main run loop; prints what the body saw.
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

let journal = Journal()
let window = UIWindow(windowScene: UIWindowScene())
window.isHidden = false
let controller = UIHostingController(rootView: Counter(journal: journal))
window.rootViewController = controller
controller.tap(label: "Add")
let before = journal.notes.count
let deadline = Date(timeIntervalSinceNow: 10)
while journal.notes.count == before, Date() < deadline {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
}
print(journal.notes.joined(separator: " "))
