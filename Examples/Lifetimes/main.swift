// Which views keep their identity, with it their state, and which lose it; which bodies run, and why.
import DeclarativeUI
import Pictures

// With `--tour` or another option for pictures it goes through the changes by itself; else they are yours.
if !PictureOptions.wantsTour(CommandLine.arguments) { LifetimesApp.main() }

let options = PictureOptions.read()
let sheet = PictureSheet(options)
let diary = Diary()
let scene = options.scene(CGSize(width: 240, height: 112))
let recorder = EvaluationRecorder()
RuntimeIssue.setHandler { issue in print("  ! \(issue.message)") }

/// Shows views in a window and tells of each change what became of them, which of their bodies ran, and why.
@MainActor struct Rehearsal<Content: View> {
    private let window = UIWindow(windowScene: scene)
    private let controller: UIHostingController<Content>
    private let firstRun = recorder.evaluations.count
    private let title: String

    init(_ title: String, _ content: Content) {
        self.title = title
        if !options.wantsPictures { print("\n=== \(title)") }
        controller = UIHostingController(rootView: content)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        tell("At first") {}
    }

    func tap(_ label: String) { tell("Tap \"\(label)\"") { controller.tap(label: label) } }

    func tell(_ title: String, _ change: () -> Void) {
        if !options.wantsPictures { print("\n\(title)") }
        let start = recorder.evaluations.count
        change()
        window.layoutIfNeeded()
        if options.wantsPictures { return sheet.add("\(self.title): \(title)", window) }
        for line in diary.take() { print("  \(line)") }
        for run in recorder.evaluations[start...] where run.animalView != nil { print("    \(run.line)") }
    }

    /// Tells how often the bodies of each type of view ran on this stage.
    func count() {
        if options.wantsPictures { return }
        var counts: [String: Int] = [:]
        for run in recorder.evaluations[firstRun...] { if let name = run.animalView { counts[name, default: 0] += 1 } }
        print("\nBodies run: " + Evaluation.text(of: counts))
    }
}

let shelter = Shelter()

let kennel = Rehearsal("Two branches, or one view in two states", Kennel(shelter: shelter, diary: diary))
kennel.tap("Stroke Rex")
kennel.tap("Stroke Lola")
kennel.tell("Rex is naughty: his paw is another view now, Lola's is the same") { shelter.isRexGood = false }
kennel.count()

let cats = Rehearsal("A recorder by day, another by night", CatRoom(shelter: shelter, diary: diary))
cats.tap("Record")
cats.tell("Night falls") { shelter.isDay = false }
cats.tell("Day breaks") { shelter.isDay = true }
cats.count()

for (identity, title) in [
    (Pantry.Identity.serial, "Treats by their serial numbers"), (.index, "Treats by their places"),
    (.none, "Treats with a new id each time"),
] {
    shelter.treats = [Treat(serial: 1, name: "Bone"), Treat(serial: 2, name: "Fish")]
    let pantry = Rehearsal(title, Pantry(shelter: shelter, identity: identity, diary: diary))
    pantry.tap("Bite Bone")
    pantry.tell("Milk is put in front") { shelter.treats.insert(Treat(serial: 3, name: "Milk"), at: 0) }
    pantry.tell("The bone expires") {
        if let index = shelter.treats.firstIndex(where: { $0.name == "Bone" }) {
            shelter.treats[index].isExpired = true
        }
    }
    pantry.count()
}
sheet.finish()
