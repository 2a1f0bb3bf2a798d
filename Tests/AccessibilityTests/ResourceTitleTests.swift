import DeclarativeUI
import Foundation
import Localization
import Testing

@MainActor @Suite("Titles that are resources") struct ResourceTitleTests {
    private let title = LocalizedStringResource("title", defaultValue: "Title")

    @Test("Controls are called what a resource says")
    func controls() {
        let (text, flag, choice, date) = (Box(""), Box(false), Box(1), Box(Date(timeIntervalSince1970: 0)))
        let shown = Shown {
            VStack {
                Button(title, systemImage: "star") {}
                Button(title, systemImage: "star", role: .destructive) {}
                Toggle(title, systemImage: "star", isOn: flag.binding)
                Picker(title, selection: choice.binding) { Text("One").tag(1) }
                Picker(title, systemImage: "star", selection: choice.binding) { Text("One").tag(1) }
                Menu(title) { Button("Entry") {} }
                Menu(title, systemImage: "star") { Button("Entry") {} }
                TextField(title, text: text.binding)
                SecureField(title, text: text.binding)
            }
        }
        #expect(
            shown.lines == [
                #"button "Title""#, #"button "Title""#, #"switch "Title" = "0""#, #"button "Title" = "One""#,
                #"button "Title" = "One""#, #"button "Title""#, #"button "Title""#, #"text field "Title""#,
                #"secure text field "Title""#,
            ])
        let others = Shown {
            List {
                Section(title) {
                    ProgressView(title, value: 0.5)
                    DatePicker(title, selection: date.binding, displayedComponents: .date)
                }
            }
        }
        #expect(others.lines.prefix(3) == ["list", #"  heading "Title""#, #"  progress "Title" = "50%""#])
        #expect(others.tree.elements(.button, label: "Title").count == 1)
    }

    @Test("Links, steppers, tabs and fields to search with are called what a resource says")
    func places() throws {
        let page = try #require(URL(string: "https://example.com"))
        let count = Box(2)
        let shown = Shown {
            NavigationStack {
                VStack {
                    Link(title, destination: page)
                    NavigationLink(title) { Text("Page") }
                    NavigationLink(title, value: 1)
                    Stepper(title, value: count.binding)
                    Stepper(title, value: count.binding, in: 0...4)
                    Stepper(title, onIncrement: {}, onDecrement: {})
                }
                .searchable(text: .constant(""), prompt: title)
            }
        }
        #expect(shown.tree.elements(.link, label: "Title").count == 1)
        #expect(shown.tree.elements(.button, label: "Title").count == 2)
        #expect(shown.lines.filter { $0 == #"stepper "Title""# }.count == 3, "\(shown.lines)")
        #expect(shown.lines.contains { $0.contains("search") && $0.contains("Title") }, "\(shown.lines)")
        let tabs = Shown {
            TabView {
                Tab(title, systemImage: "star") { Text("First") }
                Tab("Other", systemImage: "circle") { Text("Second") }
            }
        }
        #expect(tabs.lines.contains { $0.contains(#""Title""#) }, "\(tabs.lines)")
    }

    @Test("What is told of a view is what a resource says")
    func told() {
        let shown = Shown {
            VStack {
                Circle().accessibilityLabel(title).accessibilityValue(title).accessibilityHint(title)
                    .accessibilityAction(named: title) {}
                Text("A").accessibilityLabel(title, isEnabled: false)
                Text("B").accessibilityLabel(title, isEnabled: true).accessibilityValue(title, isEnabled: false)
                    .accessibilityHint(title, isEnabled: false)
            }
        }
        #expect(shown.lines.count == 3, "\(shown.lines)")
        #expect(shown.lines[0].contains(#""Title" = "Title""#), "\(shown.lines)")
        #expect(shown.lines[1].contains(#""A""#) && shown.lines[2].contains(#""Title""#), "\(shown.lines)")
        #expect(!shown.lines[2].contains("= "), "\(shown.lines)")
    }

    @Test("Alerts and dialogs ask what a resource says")
    func asking() {
        let alert = Shown { Text("Behind").alert(title, isPresented: .constant(true)) { Button("OK") {} } }
        #expect(alert.tree.elements(.heading, label: "Title").count == 1)
        let dialog = Shown {
            Text("Behind").confirmationDialog(title, isPresented: .constant(true), titleVisibility: .visible) {
                Button("OK") {}
            }
        }
        #expect(dialog.tree.elements(.heading, label: "Title").count == 1)
    }
}
