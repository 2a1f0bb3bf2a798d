import DeclarativeUI
import Foundation
import TestSupport
import Testing
import BridgedEnvironment

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
        #expect(stage.lines.prefix(3) == ["‹ Stop root", "Stop 7", "at 7 0 presented"])
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

    @Test("The presentation mode of a page leaves it, and says whether there is something to leave")
    func presentationMode() {
        struct Page: View {
            @Environment(\.presentationMode) private var mode
            var body: some View {
                Text(mode.wrappedValue.isPresented ? "presented" : "root")
                Button("leave") { mode.wrappedValue.dismiss() }
                NavigationLink("go") { Page() }
            }
        }
        let stage = NavigationStage(NavigationStack { VStack { Page() } })
        #expect(stage.lines.contains("root"))
        stage.tap("go")
        #expect(stage.lines.contains("presented"))
        stage.tap("leave")
        #expect(stage.lines.contains("root"))
    }

    @Test("A link with a view shows it outside of the path, and it follows what its link is given")
    func views() {
        let stage = NavigationStage(Journey(trip: trip))
        stage.tap("to view")
        #expect(stage.lines == ["‹ Stop root", "View", "a view"] && trip.path.isEmpty)
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
        #expect(stage.lines.prefix(2) == ["‹ First Stop root", "at root 0 presented"])
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

    @Test("In a navigation controller dismiss pops what was pushed, and the pages of a stack that is gone are popped")
    func leaving() {
        struct Switched: View {
            @ObservedObject var trip: Trip
            var body: some View {
                if trip.extra.isEmpty { Journey(trip: trip) } else { Text("no stack") }
            }
        }
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = NavigationStage(navigation)
        navigation.pushViewController(UIHostingController(rootView: Switched(trip: trip)), animated: false)
        trip.path.append(1)
        #expect(stage.lines.contains("at 1 0 presented") && navigation.viewControllers.count == 3)
        trip.extra = "x"
        #expect(stage.lines.contains("no stack") && navigation.viewControllers.count == 2)
        trip.extra = ""
        trip.path = NavigationPath()
        #expect(stage.lines.contains("at root 0 presented"))
        stage.tap("leave")
        _ = stage.lines
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("What a page owns is gone with the page")
    func lifetimes() {
        final class Owned: ObservableObject {}
        final class Watch { weak var owned: Owned? }
        struct Owner: View {
            let watch: Watch
            @StateObject private var owned = Owned()
            var body: some View {
                watch.owned = owned
                return Text("owner")
            }
        }
        let watch = Watch()
        let stage = NavigationStage(NavigationStack { NavigationLink("go") { Owner(watch: watch) } })
        for _ in 0..<2 {
            stage.tap("go")
            #expect(stage.lines.contains("owner") && watch.owned != nil)
            stage.tap("Back")
            #expect(stage.lines.contains("go"))
            // What is gone is freed with what the link is given next, or with the link.
            stage.tap("go")
            _ = stage.lines
            stage.tap("Back")
            _ = stage.lines
        }
        #expect(watch.owned == nil)
    }

    @Test("A sheet around a stack is dismissed from its root, and a page of it is left alone")
    func sheet() {
        let presenter = UIHostingController(rootView: Text("below"))
        let stage = NavigationStage(presenter)
        _ = stage.lines
        presenter.present(UIHostingController(rootView: Journey(trip: trip)), animated: false)
        trip.path.append(1)
        #expect(stage.lines.contains("at 1 0 presented"))
        stage.tap("leave")
        #expect(stage.lines.contains("at root 0 presented"))
        stage.tap("leave")
        #expect(stage.lines == ["below"])
    }

    @Test("Outside of a stack links are reported and lead nowhere")
    func outside() {
        let stage = NavigationStage(
            VStack {
                NavigationLink("value", value: 1)
                NavigationLink("view") { Text("there") }
            })
        for label in ["value", "view"] {
            let reports = issues {
                stage.tap(label)
                #expect(stage.lines == ["value", "view"])
            }
            #expect(reports.count == 1)
        }
    }

    @Test("Links that a binding drives, and those among several, show and set what the binding has")
    func formerLinks() {
        struct Former: View {
            @ObservedObject var trip: Trip
            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink("info", destination: Text("information"), isActive: $trip.showsInfo)
                        NavigationLink(destination: Text("page a"), tag: "a", selection: $trip.item) { Text("a") }
                        NavigationLink(destination: Text("page b"), tag: "b", selection: $trip.item) { Text("b") }
                    }
                    .navigationBarTitle("Former", displayMode: .inline)
                }
                .navigationViewStyle(.stack)
            }
        }
        let stage = NavigationStage(Former(trip: trip))
        trip.showsInfo = true
        #expect(stage.lines == ["‹ Former", "information"])
        stage.tap("Former")
        #expect(!trip.showsInfo)
        stage.tap("b")
        #expect(trip.item == "b" && stage.lines == ["‹ Former", "page b"])
        trip.item = "a"
        #expect(stage.lines == ["‹ Former", "page a"])
        stage.tap("Former")
        #expect(trip.item == nil && stage.lines == ["Former", "info", "a", "b"])
    }
}
