// The pets' poll: a podium that turns with the votes, a grid, and buttons that stack where they do not fit. In both
// worlds' shells, in several sizes, and on its way from one vote to the next.
import DeclarativeUI
import Pictures

// With `--tour` or another option for pictures it goes through the poll by itself; else it is yours.
if !PictureOptions.wantsTour(CommandLine.arguments) { PetVotingApp.main() }

let options = PictureOptions.read()
let clock = ManualAnimationClock()
let sheet = PictureSheet(options)

/// A window with a controller in it, under the traits asked for.
@MainActor func window(_ size: CGSize, _ controller: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: options.scene(size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
}

/// Tells the places of the pets' pictures on the podium.
@MainActor func tell(_ title: String, _ poll: Poll) {
    let places = poll.pets.map { "\($0.type) \($0.votes), place \(poll.pets.rank(of: $0))" }
    print("\(title): " + places.joined(separator: "; "))
}

clock.withCurrent {
    let poll = Poll()
    let shown = UIHostingController(rootView: ContentView(poll: poll))
    let main = window(CGSize(width: 320, height: 480), shown)
    tell("At first", poll)
    sheet.add("At first", main)

    // Nine votes more for the dog: it goes past the cat with the tenth.
    for _ in 0..<9 { shown.tap(label: "Dog") }
    main.layoutIfNeeded()
    clock.advance(by: 2)
    tell("The dog comes level", poll)
    sheet.add("The dog comes level", main)
    shown.tap(label: "Dog")
    main.layoutIfNeeded()
    tell("The dog is ahead", poll)
    for _ in 0..<3 {
        clock.advance(by: 0.1)
        sheet.add("The podium turns", main)
    }
    clock.advance(by: 2)
    sheet.add("The dog is ahead", main)

    poll.pets = poll.pets.map { Pet(type: $0.type, votes: 26) }
    main.layoutIfNeeded()
    clock.advance(by: 0.1)
    sheet.add("All come level, on the way", main)
    clock.advance(by: 2)
    tell("All come level", poll)
    sheet.add("All come level", main)

    let narrow = window(CGSize(width: 200, height: 560), PollController(poll: poll))
    sheet.add("In a controller with a theme, where the buttons do not fit side by side", narrow)
    sheet.finish()
}
