import DeclarativeUI
import Foundation
import Testing

@MainActor private final class Tools: ObservableObject {
    @Published var isEditing = false
    @Published var title = "Page"
    var pressed: [String] = []
}

private struct SaveItems: ToolbarContent {
    @ObservedObject var tools: Tools
    @Environment(\.lineLimit) private var limit

    var body: some ToolbarContent {
        ToolbarItem(placement: .confirmationAction) {
            Button("Save\(limit ?? 0)") { tools.pressed.append("save") }
        }
        if tools.isEditing {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { tools.pressed.append("cancel") } }
        } else {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") { tools.isEditing = true } }
        }
    }
}

private struct ToolPage: View {
    @ObservedObject var tools: Tools

    var body: some View {
        NavigationStack {
            Text("contents")
                .navigationTitle(tools.title)
                .toolbar { SaveItems(tools: tools) }
                .lineLimit(3)
        }
    }
}

@MainActor @Suite struct ToolbarTests {
    private let tools = Tools()

    @Test("Items are in the bar at their places, and act")
    func places() {
        let stage = NavigationStage(ToolPage(tools: tools))
        #expect(stage.lines == ["Edit Save3", "Page", "contents"])
        stage.tap("Save3")
        #expect(tools.pressed == ["save"])
    }

    @Test("Items come and go with conditions")
    func conditions() {
        let stage = NavigationStage(ToolPage(tools: tools))
        _ = stage.lines
        stage.tap("Edit")
        #expect(stage.lines.first == "Cancel Save3")
        stage.tap("Cancel")
        tools.isEditing = false
        tools.title = "Other"
        #expect(stage.lines.prefix(2) == ["Edit Save3", "Other"] && tools.pressed == ["cancel"])
    }

    @Test("An item in the middle is there instead of the title, and views alone are at the trailing edge")
    func principal() {
        let stage = NavigationStage(
            NavigationStack {
                Text("contents")
                    .toolbar { Button("Go") {} }
                    .toolbar { ToolbarItem(placement: .principal) { Text("Middle") } }
                    .navigationTitle("Title")
                    .navigationBarItems(leading: Text("L"), trailing: Text("T"))
            })
        #expect(stage.lines == ["L Middle Go T", "Title", "contents"])
    }

    @Test("Items for the bar below are there while the page is, and a title can be in the bar")
    func below() {
        let stage = NavigationStage(
            NavigationStack {
                NavigationLink("on") { Text("no bar below").navigationTitle("Next") }
                    .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .bottomBar) { Button("Below") { tools.pressed.append("below") } }
                    }
            })
        #expect(stage.lines == ["Title", "on", "Below"])
        stage.tap("Below")
        #expect(tools.pressed == ["below"])
        stage.tap("on")
        #expect(stage.lines == ["‹ Title Next", "no bar below"])
        stage.tap("Title")
        #expect(stage.lines == ["Title", "on", "Below"])
    }

    @Test("An innermost title counts, and a hosting controller passes its title on to the bar it is in")
    func titles() {
        let inner = VStack { Text("contents").navigationTitle("Inner") }.navigationTitle("Outer")
        #expect(NavigationStage(NavigationStack { inner }).lines.first == "Inner")
        let navigation = UINavigationController(rootViewController: UIHostingController(rootView: inner))
        #expect(NavigationStage(navigation).lines.first == "Inner")
    }

    @Test("A page can hide its bar and its way back")
    func hiding() {
        let stage = NavigationStage(
            NavigationStack {
                VStack {
                    NavigationLink("bare") { Text("no bar").toolbar(.hidden, for: .navigationBar) }
                    NavigationLink("no way") { Text("no way").navigationBarBackButtonHidden().navigationTitle("Here") }
                }
                .navigationTitle("Root")
            })
        stage.tap("bare")
        #expect(stage.lines == ["no bar"])
        _ = stage.navigations.first?.popViewController(animated: true)
        #expect(stage.lines.first == "Root")
        stage.tap("no way")
        #expect(stage.lines == ["Here", "no way"])
    }
}
