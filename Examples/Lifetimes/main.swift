// Which views keep their identity, with it their state, and which lose it; which bodies run, and why.
import DeclarativeUI

let diary = Diary()
let scene = UIWindowScene()
let recorder = EvaluationRecorder()
RuntimeIssue.setHandler { issue in print("  ! \(issue.message)") }

/// Shows views in a window and tells of each change what became of them, which of their bodies ran, and why.
@MainActor struct Stage<Content: View> {
    private let window = UIWindow(windowScene: scene)
    private let controller: UIHostingController<Content>

    init(_ title: String, _ content: Content) {
        print("\n=== \(title)")
        controller = UIHostingController(rootView: content)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        tell("At first") {}
    }

    func tap(_ label: String) { tell("Tap \"\(label)\"") { controller.tap(label: label) } }

    func tell(_ title: String, _ change: () -> Void) {
        print("\n\(title)")
        let start = recorder.evaluations.count
        change()
        window.layoutIfNeeded()
        for line in diary.take() { print("  \(line)") }
        for run in recorder.evaluations[start...] where isOurs(run) {
            let lines = "\(run)".split(separator: "\n")
            let place = lines[0].components(separatedBy: "_UIHostingView > ").last ?? ""
            print("    \(place) because:" + lines.dropFirst().joined(separator: ";"))
        }
    }

    /// Whether it is one of this program's views, not one inside a button.
    private func isOurs(_ run: Evaluation) -> Bool {
        guard case .type(let name)? = run.place.components.last else { return false }
        return ["Kennel", "Paw", "CatRoom", "CatRecorder", "Pantry", "TreatRow"].contains(name)
    }
}

let shelter = Shelter()

let kennel = Stage("Two branches, or one view in two states", Kennel(shelter: shelter, diary: diary))
kennel.tap("Stroke Rex")
kennel.tap("Stroke Lola")
kennel.tell("Rex is naughty: his paw is another view now, Lola's is the same") { shelter.isRexGood = false }

let cats = Stage("A recorder by day, another by night", CatRoom(shelter: shelter, diary: diary))
cats.tap("Record")
cats.tell("Night falls") { shelter.isDay = false }
cats.tell("Day breaks") { shelter.isDay = true }

for (identity, title) in [
    (Pantry.Identity.serial, "Treats by their serial numbers"), (.index, "Treats by their places"),
    (.none, "Treats with a new id each time"),
] {
    shelter.treats = [Treat(serial: 1, name: "Bone"), Treat(serial: 2, name: "Fish")]
    let pantry = Stage(title, Pantry(shelter: shelter, identity: identity, diary: diary))
    pantry.tap("Bite Bone")
    pantry.tell("Milk is put in front") { shelter.treats.insert(Treat(serial: 3, name: "Milk"), at: 0) }
    pantry.tell("The bone expires") {
        if let index = shelter.treats.firstIndex(where: { $0.name == "Bone" }) {
            shelter.treats[index].isExpired = true
        }
    }
}
