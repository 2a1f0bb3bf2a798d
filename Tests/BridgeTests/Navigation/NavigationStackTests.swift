import DeclarativeUI
import Foundation
import TestSupport
import Testing
import UnifiedStorage

/// What views under test share.
@MainActor private final class Trip: ObservableObject {
    @Published var path = NavigationPath()
    @Published var numbers: [Int] = []
    @Published var showsInfo = false
    @Published var item: String?
    @Published var extra = ""
    var events: [String] = []
}

private struct Stop: View {
    let name: String
    @ObservedObject var trip: Trip
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(spacing: 0) {
            Text("at \(name)\(trip.extra) \(count) \(isPresented ? "presented" : "root")")
            Button("more") { count += 1 }
            Button("leave") { dismiss() }
            NavigationLink("to 7", value: 7)
            NavigationLink("to view") { Text("a view\(trip.extra)").navigationTitle("View") }
        }
        .navigationTitle("Stop \(name)")
        .onAppear { trip.events.append("+\(name)") }
        .onDisappear { trip.events.append("-\(name)") }
    }
}

private struct Journey: View {
    @ObservedObject var trip: Trip

    var body: some View {
        NavigationStack(path: $trip.path) {
            Stop(name: "root", trip: trip)
                .navigationDestination(for: Int.self) { Stop(name: "\($0)", trip: trip) }
                .navigationDestination(for: String.self) { Stop(name: $0, trip: trip) }
        }
    }
}

private struct NumberJourney: View {
    @ObservedObject var trip: Trip

    var body: some View {
        NavigationStack(path: $trip.numbers) {
            Stop(name: "root", trip: trip)
                .navigationDestination(for: Int.self) { Stop(name: "\($0)", trip: trip) }
                .navigationDestination(isPresented: $trip.showsInfo) { Text("information") }
                .navigationDestination(item: $trip.item) { Text("item \($0)") }
        }
    }
}

@MainActor @Suite struct NavigationStackTests {
    private let trip = Trip()

    @Test("It shows its root, with the title in a bar and no way back")
    func root() {
        let stage = NavigationStage(Journey(trip: trip))
        #expect(stage.lines == ["Stop root", "at root 0 root", "more", "leave", "to 7", "to view"])
    }

    @Test("A link with a value shows its destination and adds it to the path; the back button takes it away")
    func links() {
        let stage = NavigationStage(Journey(trip: trip))
        stage.tap("to 7")
        #expect(stage.lines.prefix(2) == ["‹ Stop root Stop 7", "at 7 0 presented"])
        #expect(trip.path == NavigationPath([7]))
        stage.tap("Stop root")
        #expect(stage.lines.first == "Stop root" && trip.path.isEmpty)
    }

    @Test("The path says what is shown, and what it has in common with the one before keeps its state")
    func path() {
        let stage = NavigationStage(Journey(trip: trip))
        trip.path = NavigationPath([1, 2])
        #expect(stage.lines.contains("at 2 0 presented"))
        stage.tap("more")
        trip.path.append("x")
        #expect(stage.lines.contains("at x 0 presented"))
        trip.path.removeLast()
        #expect(stage.lines.contains("at 2 1 presented"))
        trip.path = NavigationPath([3, 2])
        #expect(stage.lines.contains("at 2 0 presented"))
        trip.path = NavigationPath()
        #expect(stage.lines.contains("at root 0 root"))
    }

    @Test("A path that is there at the start is shown with all of its pages")
    func deepStart() {
        trip.path = NavigationPath([1, 2, 3])
        let stage = NavigationStage(Journey(trip: trip))
        #expect(stage.lines.contains("at 3 0 presented"))
        #expect(stage.navigations.first?.viewControllers.count == 4)
        #expect(trip.events == ["+3"])
        stage.tap("Stop 2")
        #expect(stage.lines.contains("at 2 0 presented"))
        #expect(trip.path == NavigationPath([1, 2]))
    }

    @Test("A path of values of one type is followed and changed; links with other values are reported")
    func typed() {
        let stage = NavigationStage(NumberJourney(trip: trip))
        trip.numbers = [4, 5]
        #expect(stage.lines.contains("at 5 0 presented"))
        stage.tap("to 7")
        #expect(trip.numbers == [4, 5, 7])
        _ = stage.navigations.first?.popToRootViewController(animated: true)
        #expect(trip.numbers == [])
    }

    @Test("dismiss leaves the page, and does nothing at the root")
    func dismiss() {
        let stage = NavigationStage(Journey(trip: trip))
        trip.path = NavigationPath([1, 2])
        _ = stage.lines
        stage.tap("leave")
        #expect(stage.lines.contains("at 1 0 presented") && trip.path == NavigationPath([1]))
        stage.tap("leave")
        stage.tap("leave")
        #expect(stage.lines.contains("at root 0 root"))
    }

    @Test("A link with a view shows it outside of the path, and it follows what its link is given")
    func views() {
        let stage = NavigationStage(Journey(trip: trip))
        stage.tap("to view")
        #expect(stage.lines == ["‹ Stop root View", "a view"] && trip.path.isEmpty)
        trip.extra = "!"
        #expect(stage.lines.contains("a view!"))
        stage.tap("Stop root")
        #expect(stage.lines.contains("at root! 0 root"))
        stage.tap("to view")
        #expect(stage.lines.contains("a view!"))
    }

    @Test("A page is shown while a binding is true or has a value, and leaving it sets that back")
    func bindings() {
        let stage = NavigationStage(NumberJourney(trip: trip))
        trip.showsInfo = true
        #expect(stage.lines.contains("information"))
        stage.tap("Stop root")
        #expect(!trip.showsInfo && stage.lines.first == "Stop root")
        trip.item = "a"
        #expect(stage.lines.contains("item a"))
        trip.item = "b"
        #expect(stage.lines.contains("item b") && stage.navigations.first?.viewControllers.count == 2)
        trip.item = nil
        #expect(stage.lines.first == "Stop root")
    }

    @Test("Pages appear and disappear as they are covered and left")
    func appearance() {
        let stage = NavigationStage(Journey(trip: trip))
        _ = stage.lines
        stage.tap("to 7")
        _ = stage.lines
        stage.tap("Stop root")
        _ = stage.lines
        #expect(trip.events == ["+root", "-root", "+7", "+root", "-7"])
    }

    @Test("Pages have the environment of the stack, also what changes later, and traits from above it")
    func environment() {
        struct Page: View {
            @Environment(\.dynamicTypeSize) private var size
            @Environment(\.lineLimit) private var limit
            var body: some View { Text("\(limit.map { "\($0)" } ?? "-") \(size)") }
        }
        struct Outer: View {
            @ObservedObject var trip: Trip
            var body: some View {
                NavigationStack(path: $trip.path) {
                    Text("root").navigationDestination(for: Int.self) { _ in Page() }.lineLimit(9)
                }
                .lineLimit(trip.extra.count + 1)
            }
        }
        let stage = NavigationStage(Outer(trip: trip))
        trip.path.append(1)
        #expect(stage.lines.contains("1 large"))
        trip.extra = "x"
        stage.controller.traitOverrides.preferredContentSizeCategory = .medium
        #expect(stage.lines.contains("2 medium"))
    }

    @Test("In the stack of a navigation controller it uses that one")
    func around() {
        let first = UIViewController()
        first.title = "First"
        let navigation = UINavigationController(rootViewController: first)
        let stage = NavigationStage(navigation)
        navigation.pushViewController(UIHostingController(rootView: Journey(trip: trip)), animated: false)
        #expect(stage.lines.prefix(2) == ["‹ First Stop root", "at root 0 root"])
        trip.path.append(1)
        #expect(stage.lines.prefix(2) == ["‹ Stop root Stop 1", "at 1 0 presented"])
        #expect(stage.navigations.count == 1 && navigation.viewControllers.count == 3)
        navigation.popViewController(animated: false)
        #expect(trip.path.isEmpty && stage.lines.first == "‹ First Stop root")
    }

    @Test("A value that nothing says how to show is reported, and shown as a sign until something does")
    func missing() {
        let stage = NavigationStage(Journey(trip: trip))
        let reports = issues {
            trip.path.append(2.5)
            _ = stage.lines
        }
        #expect(reports.contains { "\($0)".contains("Double") })
        stage.tap("Stop root")
        #expect(trip.path.isEmpty)
    }

    @Test("A path that keeps what it was asked to drop is shown as it is")
    func constant() {
        let stage = NavigationStage(
            NavigationStack(path: .constant([1])) {
                Stop(name: "root", trip: trip).navigationDestination(for: Int.self) { Stop(name: "\($0)", trip: trip) }
            })
        #expect(stage.lines.contains("at 1 0 presented"))
        stage.tap("Stop root")
        #expect(stage.lines.contains("at 1 0 presented"))
        stage.tap("to 7")
        #expect(stage.lines.contains("at 1 0 presented"))
    }
}
