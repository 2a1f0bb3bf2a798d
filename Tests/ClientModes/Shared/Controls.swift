import SwiftUI

// Controls, styles and scroll views as programs use them.

struct CounterPage: View {
    @State private var count = 0
    @State private var isOn = false
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        VStack {
            Button("Add") { count += 1 }
                .buttonStyle(.borderedProminent)
            Button(action: reset) {
                Label("Reset", systemImage: "arrow.counterclockwise")
            }
            .buttonStyle(ScaledStyle(strength: 2))
            .disabled(count == 0)
            Button("Delete", role: .destructive, action: reset)
                .buttonStyle(TwiceStyle())
            Button {
                reset()
            } label: {
                Text("Count \(count)")
            }
            .accessibilityIdentifier("count")
            Toggle("Switch", isOn: $isOn)
                .toggleStyle(CheckStyle())
            Toggle(isOn: $isOn) { Text(verbatim: "Button") }
                .toggleStyle(.button)
            Label {
                Text("Title")
            } icon: {
                Image(systemName: "star").imageScale(.large)
            }
            .labelStyle(.iconOnly)
            Divider()
            Color.red
                .onTapGesture(perform: reset)
                .onTapGesture(count: 2) { count += isEnabled ? 1 : 0 }
                .allowsHitTesting(isOn)
                .zIndex(1)
                .tag(count)
                .hidden()
        }
    }

    private func reset() { count = 0 }
}

struct ScaledStyle: ButtonStyle {
    let strength: Double
    @Environment(\.isEnabled) private var isEnabled
    @State private var presses = 0

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(configuration.isPressed ? strength : 0)
            .foregroundStyle(configuration.role == .cancel || !isEnabled ? Color.gray : Color.blue)
    }
}

struct TwiceStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
            .onTapGesture(count: 2, perform: configuration.trigger)
    }
}

struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square")
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}

struct BoxedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            configuration.icon
        }
    }
}

extension ButtonStyle where Self == ScaledStyle {
    static var scaled: ScaledStyle { ScaledStyle(strength: 1) }
}

struct MessagesPage: View {
    @State private var messages = ["a", "b"]

    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                Button("Last") {
                    messages.append("c")
                    proxy.scrollTo(messages.count - 1, anchor: .bottom)
                }
                .buttonStyle(.scaled)
                ScrollView(.vertical, showsIndicators: false) {
                    ForEach(messages.indices, id: \.self) { index in
                        Text(messages[index]).id(index)
                    }
                }
                .scrollIndicators(.hidden)
                .scrollDisabled(messages.isEmpty)
            }
            .onChange(of: messages.count) { proxy.scrollTo(0) }
        }
    }
}

struct Shelf: Identifiable {
    let id: Int
    var name: LocalizedStringKey
    var titles: [String]
}

struct LibraryPage: View {
    let shelves: [Shelf]
    @State private var marked: Set<String> = []

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                Section("Marked") {
                    ForEach(marked.sorted(), id: \.self) { Text($0) }
                }
                ForEach(shelves) { shelf in
                    Section {
                        ForEach(shelf.titles, id: \.self) { title in
                            Text(title).onTapGesture { marked.insert(title) }
                        }
                    } header: {
                        Text(shelf.name).font(.headline)
                    } footer: {
                        Text("\(shelf.titles.count) titles")
                    }
                }
            }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], pinnedViews: .sectionHeaders) {
                Section(header) {
                    ForEach(shelves) { Text($0.name) }
                }
                Section {
                    Divider()
                }
            }
        }
    }

    private var header: String { "All shelves" }
}

@MainActor func tapsThePage() -> Bool {
    let controller = UIHostingController(rootView: CounterPage())
    controller.loadViewIfNeeded()
    let wasTapped = controller.tap(label: "Add") && controller.tap(identifier: "count")
    controller.view.layoutIfNeeded()
    return wasTapped
}
