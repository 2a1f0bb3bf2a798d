// Which views keep their identity, with it their state, and which lose it; which bodies run, and why.
import DeclarativeUI
import Pictures

let options = PictureOptions.read()
let sheet = PictureSheet(options)
let diary = Diary()
let scene = options.scene(CGSize(width: 240, height: 112))
let recorder = EvaluationRecorder()
RuntimeIssue.setHandler { issue in print("  ! \(issue.message)") }

/// Shows views in a window and tells of each change what became of them, which of their bodies ran, and why.
@MainActor struct Stage<Content: View> {
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
        for run in recorder.evaluations[start...] where ownType(run) != nil {
            let lines = "\(run)".split(separator: "\n")
            let place = lines[0].components(separatedBy: "_UIHostingView > ").last ?? ""
            let causes = lines.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
            print("    \(place.replacingOccurrences(of: ": body", with: "")): \(causes.joined(separator: "; "))")
        }
    }

    /// The place of one of this program's views among them, by its type; `nil` for what is inside a button.
    private func ownType(_ run: Evaluation) -> String? {
        guard case .type(let name)? = run.place.components.last else { return nil }
        return ["Kennel", "Paw", "CatRoom", "CatRecorder", "Pantry", "TreatRow"].contains(name) ? name : nil
    }

    /// Tells how often the bodies of each type of view ran on this stage.
    func count() {
        if options.wantsPictures { return }
        var counts: [String: Int] = [:]
        for run in recorder.evaluations[firstRun...] { if let name = ownType(run) { counts[name, default: 0] += 1 } }
        let texts = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        print("\nBodies run: " + texts.joined(separator: ", "))
    }
}

let shelter = Shelter()

let kennel = Stage("Two branches, or one view in two states", Kennel(shelter: shelter, diary: diary))
kennel.tap("Stroke Rex")
kennel.tap("Stroke Lola")
kennel.tell("Rex is naughty: his paw is another view now, Lola's is the same") { shelter.isRexGood = false }
kennel.count()

let cats = Stage("A recorder by day, another by night", CatRoom(shelter: shelter, diary: diary))
cats.tap("Record")
cats.tell("Night falls") { shelter.isDay = false }
cats.tell("Day breaks") { shelter.isDay = true }
cats.count()

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
    pantry.count()
}
sheet.finish()
