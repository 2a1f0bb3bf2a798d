// Which views keep their identity, with it their state, and which lose it; which bodies run, and why.
import DeclarativeUI

let diary = Diary()
let scene = UIWindowScene()
RuntimeIssue.setHandler { issue in print("  ! \(issue)") }

/// Shows views in a window and tells of each change what became of them.
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
        let evaluations = EvaluationRecorder.record {
            change()
            window.layoutIfNeeded()
        }
        for line in diary.take() { print("  \(line)") }
        for evaluation in evaluations {
            for line in "\(evaluation)".split(separator: "\n") { print("    | \(line)") }
        }
        print("    | \(evaluations.count) in all")
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
        if let index = shelter.treats.firstIndex(where: { $0.name == "Bone" }) { shelter.treats[index].isExpired = true }
    }
}
