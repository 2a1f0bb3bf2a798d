import DeclarativeUI
import Foundation
import ImperativeUI
import Observation
import Testing

@MainActor @Observable private final class Allowance { var isAllowed = true }

/// Where keys lead in screens of both worlds.
@MainActor @Suite("The order of the focus", .serialized) struct FocusOrderTests {
    private struct OneView: App {
        static var content: () -> AnyView = { AnyView(EmptyView()) }
        var body: some Scene { WindowGroup { Self.content() } }
    }

    private func launch<V: View>(
        size: CGSize = CGSize(width: 400, height: 480), @ViewBuilder _ content: @escaping @MainActor () -> V
    ) -> HeadlessHost {
        OneView.content = { AnyView(content()) }
        return HeadlessHost.launch(OneView.self, size: size)
    }

    /// The line in which the focus is marked, without the marks and spaces at its ends.
    private func marked(_ host: HeadlessHost) -> String? {
        host.text.split(separator: "\n").first { $0.contains("▸") }.map { line in
            String(line.filter { !"▸◂>│▏▕▌[]".contains($0) }.map { "░▒▓".contains($0) ? " " : $0 })
                .trimmingCharacters(in: .whitespaces)
        }
    }

    // MARK: What scrolls

    private struct NativeButton: UIViewRepresentable {
        let title: String
        func makeUIView(context: Context) -> UIButton {
            UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
        }
        func updateUIView(_ button: UIButton, context: Context) {}
    }

    /// A scroll view with six buttons, every other one of the other world, of which two are in sight.
    private struct Scrolled: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ScrollView {
                    VStack(alignment: .leading, spacing: 0) {
                        ForEach(0..<6, id: \.self) { row in
                            if row.isMultiple(of: 2) {
                                Button("Row \(row)") {}.frame(height: 16)
                            } else {
                                NativeButton(title: "Row \(row)").frame(height: 16)
                            }
                        }
                    }
                }
                .frame(height: 32)
                Button("After") {}
            }
            // Room for the marks of the focus.
            .padding(.leading, 16)
        }
    }

    @Test("Tab goes through all that scrolls, in sight or not, before it goes to what is beside that")
    func tabInScrollView() {
        let host = launch { Scrolled() }
        defer { host.end() }
        for row in 0..<6 {
            host.press(.keyboardTab)
            #expect(marked(host) == "Row \(row)")
        }
        host.press(.keyboardTab)
        #expect(marked(host) == "After")
        for row in (0..<6).reversed() {
            host.press(.keyboardTab, modifiers: .shift)
            #expect(marked(host) == "Row \(row)")
        }
    }

    @Test("Arrow keys move inside of what scrolls as long as there is more of it")
    func arrowsInScrollView() {
        let host = launch { Scrolled() }
        defer { host.end() }
        host.press(.keyboardTab)
        for row in 1..<6 {
            host.press(.keyboardDownArrow)
            #expect(marked(host) == "Row \(row)")
        }
        host.press(.keyboardDownArrow)
        #expect(marked(host) == "After")
        host.press(.keyboardUpArrow)
        #expect(marked(host) == "Row 5")
    }

    @Test("End takes the focus along out of segments that scroll away, to the last control of the scroll view")
    func endBesideSegments() {
        let host = launch {
            VStack(alignment: .leading, spacing: 0) {
                ScrollView {
                    Picker("Size", selection: .constant(0)) { ForEach(0..<3, id: \.self) { Text("Size \($0)") } }
                        .pickerStyle(.segmented)
                    Color.clear.frame(height: 160)
                    NativeButton(title: "Last").frame(height: 16)
                }
                .frame(height: 64)
                Button("After") {}
            }
        }
        defer { host.end() }
        host.press(.keyboardTab)
        host.press(.keyboardEnd)
        #expect(marked(host) == "Last")
    }

    @Test("The focus does not come back by itself to a control that was disabled for a while")
    func disabled() {
        let model = Allowance()
        let host = launch {
            VStack(spacing: 0) {
                Button("First") {}
                Button("Second") {}.disabled(!model.isAllowed)
            }
        }
        defer { host.end() }
        host.press(.keyboardTab)
        host.press(.keyboardTab)
        #expect(marked(host) == "Second")
        model.isAllowed = false
        host.wait(0)
        #expect(marked(host) == nil)
        model.isAllowed = true
        host.wait(0)
        #expect(marked(host) == nil)
    }

    // MARK: Groups

    @Test("One Tab enters a list and one leaves it, and arrow keys move inside")
    func listIsAGroup() {
        let host = launch {
            VStack(spacing: 0) {
                Button("Before") {}
                List(0..<5, id: \.self) { row in Button("Row \(row)") {} }
                Button("After") {}
            }
        }
        defer { host.end() }
        host.press(.keyboardTab)
        #expect(marked(host) == "Before")
        host.press(.keyboardTab)
        #expect(marked(host)?.contains("Row 0") == true)
        host.press(.keyboardDownArrow)
        #expect(marked(host)?.contains("Row 1") == true)
        host.press(.keyboardTab)
        #expect(marked(host) == "After")
        host.press(.keyboardTab, modifiers: .shift)
        #expect(marked(host)?.contains("Row 1") == true, "It comes back to the row it left.")
        host.press(.keyboardTab, modifiers: .shift)
        #expect(marked(host) == "Before")
    }

    @Test("Tab goes from row to row of a form")
    func formIsNoGroup() {
        let host = launch {
            Form {
                Button("One") {}
                Button("Two") {}
            }
        }
        defer { host.end() }
        host.press(.keyboardTab)
        #expect(marked(host)?.contains("One") == true)
        host.press(.keyboardTab)
        #expect(marked(host)?.contains("Two") == true)
    }

    @Test("Tab enters a list at its selected row")
    func entersAtTheSelection() {
        struct Root: View {
            @State private var chosen: Int? = 2
            var body: some View {
                VStack(spacing: 0) {
                    Button("Before") {}
                    List(0..<4, id: \.self, selection: $chosen) { Text("Row \($0)") }
                }
            }
        }
        let host = launch { Root() }
        defer { host.end() }
        host.press(.keyboardTab)
        host.press(.keyboardTab)
        #expect(marked(host)?.contains("Row 2") == true)
    }

    @Test("Tab enters segments at the selected one", arguments: [true, false])
    func segments(isDeclarative: Bool) {
        struct Segments: UIViewRepresentable {
            func makeUIView(context: Context) -> UISegmentedControl {
                let control = UISegmentedControl(items: ["10%", "15%", "20%", "25%"])
                control.selectedSegmentIndex = 2
                return control
            }
            func updateUIView(_ view: UISegmentedControl, context: Context) {}
        }
        struct Root: View {
            let isDeclarative: Bool
            @State private var tip = 20
            var body: some View {
                VStack {
                    if isDeclarative {
                        Picker("Tip", selection: $tip) {
                            ForEach([10, 15, 20, 25], id: \.self) { Text("\($0)%") }
                        }
                        .pickerStyle(.segmented)
                    } else {
                        Segments()
                    }
                    Button("After") {}
                }
            }
        }
        let host = launch { Root(isDeclarative: isDeclarative) }
        defer { host.end() }
        host.press(.keyboardTab)
        #expect(host.text.contains("▸20%◂") || host.text.contains("▸ ") && marked(host)?.contains("20%") == true)
        host.press(.keyboardRightArrow)
        host.press(.keyboardReturnOrEnter)
        host.press(.keyboardTab)
        #expect(marked(host) == "After")
        host.press(.keyboardTab)
        #expect(host.text.contains("▸25%◂") || marked(host)?.contains("25%") == true)
    }

    @MainActor private final class Chosen { var index = -1 }

    @Test("Arrow keys stay in segments as long as there are more, whatever is nearer beside them")
    func segmentsBesideOthers() {
        struct Segments: UIViewRepresentable {
            let chosen: Chosen
            func makeUIView(context: Context) -> UISegmentedControl {
                let control = UISegmentedControl(items: ["One", "Two", "Three"])
                let note = UIAction { [weak control, chosen] _ in chosen.index = control?.selectedSegmentIndex ?? -1 }
                control.addAction(note, for: .valueChanged)
                return control
            }
            func updateUIView(_ view: UISegmentedControl, context: Context) {}
        }
        let chosen = Chosen()
        let host = launch {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    ForEach(0..<6, id: \.self) { column in Button("\(column)") {}.frame(width: 56) }
                }
                Segments(chosen: chosen).frame(width: 336)
            }
        }
        defer { host.end() }
        for _ in 0..<7 { host.press(.keyboardTab) }
        host.press(.keyboardRightArrow)
        host.press(.keyboardRightArrow)
        host.press(.keyboardReturnOrEnter)
        #expect(chosen.index == 2)
        host.press(.keyboardLeftArrow)
        host.press(.keyboardLeftArrow)
        host.press(.keyboardReturnOrEnter)
        #expect(chosen.index == 0)
        host.press(.keyboardUpArrow)
        host.press(.keyboardReturnOrEnter)
        #expect(chosen.index == 0)
    }

    @Test("Tab enters a tab bar at the selected tab, after the content")
    func tabs() {
        let host = launch {
            TabView {
                Button("Press") {}.tabItem { Text("First") }
                Text("Other").tabItem { Text("Second") }
                Text("Third page").tabItem { Text("Third") }
            }
        }
        defer { host.end() }
        host.press(.keyboardTab)
        #expect(marked(host) == "Press")
        host.press(.keyboardTab)
        host.press(.keyboardRightArrow)
        host.press(.keyboardReturnOrEnter)
        #expect(host.text.contains("Other"))
    }

    // MARK: Rows

    private struct Names: View {
        @State private var names = ["Ada", "Ben", "Cleo"]
        var body: some View {
            NavigationStack {
                List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
                    .toolbar { Button("Add") { names.append("New") } }
            }
        }
    }

    @Test("A row that can be deleted is deleted by keys, though it is no control")
    func deletesByKeys() {
        let host = launch { Names() }
        defer { host.end() }
        host.press(.keyboardTab)
        #expect(marked(host)?.contains("Ada") == true, "Bars come after the content.")
        host.press(.keyboardLeftArrow)
        #expect(host.text.contains("Delete"))
        host.press(.keyboardReturnOrEnter)
        #expect(!host.text.contains("Ada"))
        host.press(.keyboardDownArrow)
        host.press(.keyboardDeleteOrBackspace)
        #expect(!host.text.contains("Ben") || !host.text.contains("Cleo"))
    }

    @Test("Escape hides the buttons of a row, and the row has the focus again")
    func escapeFromSwipe() {
        let host = launch { Names() }
        defer { host.end() }
        host.press(.keyboardTab)
        host.press(.keyboardDownArrow)
        host.press(.keyboardLeftArrow)
        #expect(host.text.contains("Delete"))
        host.press(.keyboardEscape)
        #expect(!host.text.contains("Delete"))
        #expect(marked(host)?.contains("Ben") == true)
    }

    @Test("Home and End lead to the first and the last row of a list of uneven rows")
    func ends() {
        let host = launch {
            NavigationStack {
                List(0..<40, id: \.self) { row in
                    NavigationLink("Row \(row)") { Text("Page \(row)") }.frame(height: row > 20 ? 90 : 44)
                }
            }
        }
        defer { host.end() }
        host.press(.keyboardTab)
        host.press(.keyboardEnd)
        host.wait(1)
        #expect(marked(host)?.contains("Row 39") == true)
        host.press(.keyboardHome)
        host.wait(1)
        #expect(marked(host)?.contains("Row 0") == true)
        host.press(.keyboardEnd)
        host.press(.keyboardReturnOrEnter)
        host.wait(1)
        #expect(host.text.contains("Page 39"))
    }

    @Test("Page Down takes the focus along")
    func pages() {
        let host = launch {
            List(0..<100, id: \.self) { row in Button("Row \(row).") {} }
        }
        defer { host.end() }
        host.press(.keyboardTab)
        host.press(.keyboardPageDown)
        host.wait(1)
        let row = marked(host)
        #expect(row != nil)
        #expect(row?.contains("Row 0.") == false)
    }

    // MARK: Going back

    private func links(_ kind: Int) -> some View {
        NavigationStack {
            Group {
                switch kind {
                case 0: List(0..<5, id: \.self) { row in NavigationLink("Row \(row)") { Text("Page \(row)") } }
                case 1:
                    ScrollView {
                        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))]) {
                            ForEach(0..<8) { row in NavigationLink("Row \(row)") { Text("Page \(row)") } }
                        }
                    }
                default: VStack { ForEach(0..<5) { row in NavigationLink("Row \(row)") { Text("Page \(row)") } } }
                }
            }
            .navigationTitle("Start")
        }
    }

    @Test("After going back, the focus is on the link that was opened", arguments: 0..<3, [0, 1, 2])
    func returnsToTheLink(kind: Int, way: Int) {
        let host = launch { links(kind) }
        defer { host.end() }
        host.press(.keyboardTab)
        host.press(.keyboardDownArrow)
        let name = host.text.split(separator: "\n").first { $0.contains("▸") }.map(String.init)
        host.press(.keyboardReturnOrEnter)
        host.wait(1)
        #expect(host.text.contains("Page"))
        let page = host.text
        switch way {
        case 0: host.press(.keyboardEscape)
        case 1:
            host.press(.keyboardTab)
            host.press(.keyboardReturnOrEnter)
        default: host.click("Start")
        }
        host.wait(1)
        #expect(!host.text.contains("Page"))
        #expect(host.text.split(separator: "\n").first { $0.contains("▸") }.map(String.init) == name)
        host.press(.keyboardReturnOrEnter)
        host.wait(1)
        #expect(host.text == page)
    }

    @Test("A link opened by a pointer is where keys go on after going back, without a mark before")
    func returnsToTheClickedLink() {
        let host = launch { links(0) }
        defer { host.end() }
        host.click("Row 2")
        host.wait(1)
        #expect(host.text.contains("Page 2"))
        host.press(.keyboardEscape)
        host.wait(1)
        #expect(marked(host) == nil)
        host.press(.keyboardDownArrow)
        #expect(marked(host)?.contains("Row 3") == true)
    }

    @Test("Escape goes back wherever the focus is, or is not", arguments: 0..<4)
    func escapes(kind: Int) {
        struct Sheet<Content: View>: View {
            let content: Content
            @State private var isShown = true
            var body: some View { Text("Under").sheet(isPresented: $isShown) { content } }
        }
        let stack = NavigationStack {
            NavigationLink("Open") { Text("Page") }.navigationTitle("Start")
        }
        let host = launch(size: kind == 3 ? CGSize(width: 800, height: 480) : CGSize(width: 400, height: 480)) {
            switch kind {
            case 0: AnyView(stack)
            case 1:
                AnyView(
                    TabView {
                        stack.tabItem { Text("First") }
                        Text("Other").tabItem { Text("Second") }
                    })
            case 2: AnyView(Sheet(content: stack))
            default:
                AnyView(
                    NavigationSplitView {
                        List { Text("Side") }
                    } detail: {
                        stack
                    })
            }
        }
        defer { host.end() }
        host.wait(1)
        host.click("Open")
        host.wait(1)
        #expect(host.text.contains("Page"))
        host.press(.keyboardEscape)
        host.wait(1)
        #expect(!host.text.contains("Page"))
        #expect(host.text.contains("Open"))
    }

    // MARK: The first key

    @Test("The first arrow marks the first element of the content, and the next moves on")
    func firstArrow() {
        let host = launch {
            VStack {
                Button("Leave", role: .cancel) {}
                Button("One") {}
                Button("Two") {}
            }
        }
        defer { host.end() }
        #expect(marked(host) == nil)
        host.press(.keyboardDownArrow)
        #expect(marked(host) == "One", "What cancels is not first.")
        host.press(.keyboardDownArrow)
        #expect(marked(host) == "Two")
    }

    @Test("The first Return presses the first element of the content")
    func firstReturn() {
        struct Root: View {
            @State private var count = 0
            var body: some View { Button("Pressed \(count)") { count += 1 } }
        }
        let host = launch { Root() }
        defer { host.end() }
        host.press(.keyboardReturnOrEnter)
        #expect(host.text.contains("Pressed 1"))
    }

    @Test("Letters go to the first text, and keys to the first view that acts on them")
    func firstLetter() {
        struct Field: View {
            @State private var name = ""
            var body: some View { TextField("Name", text: $name) }
        }
        let host = launch { Field() }
        defer { host.end() }
        host.type("Ada")
        #expect(host.text.contains("Ada"))
        struct Game: View {
            @State private var keys = ""
            var body: some View {
                Text("Keys: \(keys)").focusable().onKeyPress { press in
                    keys += press.key == .upArrow ? "↑" : press.characters
                    return .handled
                }
            }
        }
        let game = launch { Game() }
        defer { game.end() }
        game.press(.keyboardUpArrow)
        game.type("x")
        #expect(game.text.contains("Keys: ↑x"))
    }

    @Test("After a click, Tab goes on from there")
    func tabAfterClick() {
        let host = launch { VStack { ForEach(0..<5) { Button("Number \($0)") {} } } }
        defer { host.end() }
        host.click("Number 2")
        #expect(marked(host) == nil, "A pointer marks nothing.")
        host.press(.keyboardTab)
        #expect(marked(host) == "Number 3")
    }

    // MARK: Taps

    @Test("A view that is tapped and has the trait of a button is pressed by keys", arguments: [true, false])
    func tapsByKeys(traitFirst: Bool) {
        struct Card: View {
            let traitFirst: Bool
            @State private var isOpen = false
            var body: some View {
                let text = Text(isOpen ? "Paris" : "Capital of France?").padding()
                VStack {
                    Button("Other") {}
                    if traitFirst {
                        text.accessibilityAddTraits(.isButton).onTapGesture { isOpen.toggle() }
                    } else {
                        text.onTapGesture { isOpen.toggle() }.accessibilityAddTraits(.isButton)
                    }
                    Text("Background").onTapGesture {}
                }
            }
        }
        let host = launch { Card(traitFirst: traitFirst) }
        defer { host.end() }
        host.press(.keyboardTab)
        host.press(.keyboardTab)
        host.press(.keyboardReturnOrEnter)
        #expect(host.text.contains("Paris"))
        host.press(.keyboardTab)
        #expect(marked(host) == "Other", "A view that is only tapped is passed over.")
    }

    @Test("An imperative view with a tap recogniser and the trait of a button is pressed by keys")
    func tapRecognisers() {
        final class Page: UIViewController {
            var count = 0
            let card = UILabel()
            override func viewDidLoad() {
                for (index, traits) in [UIAccessibilityTraits.button, []].enumerated() {
                    let label = index == 0 ? card : UILabel()
                    label.frame = CGRect(x: 16, y: index * 16, width: 160, height: 16)
                    label.text = index == 0 ? "Card" : "Plain"
                    label.isUserInteractionEnabled = true
                    label.accessibilityTraits = traits
                    label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Page.tapped))
                    view.addSubview(label)
                }
            }
            func tapped() {
                count += 1
                card.text = "Card \(count)"
            }
        }
        struct Represented: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> Page { Page() }
            func updateUIViewController(_ controller: Page, context: Context) {}
        }
        let host = launch { Represented() }
        defer { host.end() }
        host.press(.keyboardTab)
        #expect(marked(host) == "Card")
        host.press(.keyboardReturnOrEnter)
        #expect(marked(host) == "Card 1")
        host.press(.keyboardTab)
        #expect(marked(host) == "Card 1", "There is nothing else to go to.")
    }

    @Test("Keys do what a touch does on a button that waits for the end of a touch")
    func touchUpInside() {
        final class Page: UIViewController {
            var events: [String] = []
            let label = UILabel()
            override func viewDidLoad() {
                let button = UIButton(type: .system)
                button.setTitle("Press", for: .normal)
                button.addTarget(self, action: Page.pressed, for: .touchUpInside)
                button.frame = CGRect(x: 0, y: 0, width: 160, height: 32)
                label.frame = CGRect(x: 0, y: 64, width: 160, height: 16)
                view.addSubview(button)
                view.addSubview(label)
            }
            func pressed() { label.text = "Pressed" }
        }
        struct Represented: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> Page { Page() }
            func updateUIViewController(_ controller: Page, context: Context) {}
        }
        let host = launch { Represented() }
        defer { host.end() }
        host.press(.keyboardReturnOrEnter)
        #expect(host.text.contains("Pressed"))
    }

    @Test("Tab through a search field does not begin the search; typing does")
    func searchField() {
        struct Root: View {
            @State private var query = ""
            var body: some View {
                NavigationStack {
                    List(["Vail", "Arcs"].filter { query.isEmpty || $0.contains(query) }, id: \.self) { name in
                        Button(name) {}
                    }
                    .navigationTitle("Resorts").searchable(text: $query)
                }
            }
        }
        let host = launch { Root() }
        defer { host.end() }
        host.press(.keyboardTab)
        host.press(.keyboardTab)
        #expect(!host.text.contains("Cancel"))
        host.type("Va")
        #expect(host.text.contains("Cancel"))
        #expect(!host.text.contains("Arcs"))
        host.press(.keyboardReturnOrEnter)
        host.press(.keyboardEscape)
        #expect(host.text.contains("Arcs"))
    }
}
