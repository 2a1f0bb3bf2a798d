import DeclarativeUI
import Drawing
import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeViews

/// What pictures of points show, where text shows something else or nothing.
@MainActor @Suite("The look of views in pictures of points") struct PictureLookTests {
    private func window(
        _ view: some View, isDark: Bool = false, isLarge: Bool = false, height: CGFloat = 480,
        medium: Snapshot.Medium = .vector
    ) -> UIWindow {
        window(
            showing: UIHostingController(rootView: view), isDark: isDark, isLarge: isLarge, height: height,
            medium: medium)
    }

    private func window(
        showing controller: UIViewController, isDark: Bool = false, isLarge: Bool = false, height: CGFloat = 480,
        medium: Snapshot.Medium = .vector
    ) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        window.textMedium = medium
        window.rootViewController = controller
        window.overrideUserInterfaceStyle = isDark ? .dark : .light
        if isLarge { window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge }
        window.makeKeyAndVisible()
        update(window)
        return window
    }

    private func update(_ window: UIWindow) {
        window.layoutIfNeeded()
        UpdateQueue.shared.flush()
        window.layoutIfNeeded()
    }

    private func contents(_ window: UIWindow) -> DisplayListContents {
        update(window)
        return DisplayListContents(window.displayList())
    }

    private func place(of text: String, in contents: DisplayListContents) -> CGRect? {
        zip(contents.items, contents.places).first { item, _ in
            if case .text(let run) = item { run.lines.contains { $0.text == text } } else { false }
        }?.1
    }

    /// A colour without the rounding of views.
    private func bytes(_ color: ColorComponents) -> [Int] {
        [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }

    // MARK: Fields

    @Test("A field with a border is 34 to 36 points high, its text as wide as that of a Text, and secrets are discs")
    func fields() {
        let text = "ada@example.org"
        let view = VStack(alignment: .leading) {
            TextField("Name", text: .constant(text)).textFieldStyle(.roundedBorder)
            Text(text)
            SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
            TextEditor(text: .constant("Notes")).frame(height: 80)
        }
        let contents = contents(window(view))
        let runs = contents.runs.filter { $0.lines.first?.text == text }
        #expect(runs.count == 2 && runs.allSatisfy { $0.font.medium == .vector })
        #expect(abs((runs.first?.frame.width ?? 0) - (runs.last?.frame.width ?? 1)) < 1)
        let borders = zip(contents.items, contents.places).compactMap { item, place -> CGRect? in
            if case .fill(.roundedRect, _, _) = item { place } else { nil }
        }
        #expect(borders.count == 2 && borders.allSatisfy { (34...36).contains($0.height) })
        let discs = contents.items.filter { if case .fill(.ellipse, _, _) = $0 { true } else { false } }
        #expect(discs.count == 6)
        #expect(place(of: "Notes", in: contents)?.minX == 5)
    }

    // MARK: Colours

    @Test("In the dark, the whole of a sheet is elevated")
    func elevated() {
        struct Page: View {
            @State var isShown = true
            var body: some View {
                List { Text("Under") }
                    .sheet(isPresented: $isShown) { List { Text("Above") } }
            }
        }
        let window = window(Page(), isDark: true)
        let colors = Set(
            contents(window).items.compactMap { item -> [Int]? in
                if case .fill(_, .color(let color), _) = item, color.alpha == 1 { bytes(color) } else { nil }
            })
        let dark = SystemPalette.Appearance(isDark: true)
        let raised = SystemPalette.Appearance(isDark: true, isElevated: true)
        for appearance in [dark, raised] {
            #expect(colors.contains(bytes(SystemPalette.systemGroupedBackground.components(in: appearance))))
            #expect(colors.contains(bytes(SystemPalette.secondarySystemGroupedBackground.components(in: appearance))))
        }
    }

    @Test("What is disabled can be read, by the number of the audit", arguments: [false, true])
    func disabled(isDark: Bool) {
        let view = VStack {
            Button("Plain") {}.buttonStyle(.plain)
            Button("Borderless") {}.buttonStyle(.borderless)
            Button("Bordered") {}.buttonStyle(.bordered)
            Button("Prominent") {}.buttonStyle(.borderedProminent)
            Button("Red", role: .destructive) {}.buttonStyle(.bordered)
            Picker("", selection: .constant(1)) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .pickerStyle(.segmented)
        }
        .disabled(true)
        let window = window(view, isDark: isDark)
        update(window)
        let behind = SystemPalette.systemBackground.components(in: SystemPalette.Appearance(isDark: isDark))
        let texts = window.displayList().drawnTexts(on: behind)
        #expect(texts.count == 7)
        for text in texts { #expect(text.contrast >= 3, "\(text.text): \(text.contrast)") }
    }

    @Test("The options of a picker have the look of the picker, also where it is disabled")
    func options() {
        let view = Picker("Size", selection: .constant(1)) {
            Text("S").tag(0)
            Text("M").tag(1)
            Text("L").bold().tag(2)
        }
        let enabled = contents(window(view.pickerStyle(.segmented)))
        #expect(enabled.runs.map(\.font.size) == [13, 13, 13])
        #expect(enabled.runs.map(\.font.weight) == [.medium, .semibold, .bold])
        for style in [true, false] {
            let shown = style ? AnyView(view.pickerStyle(.segmented)) : AnyView(view.pickerStyle(.wheel))
            let (one, other) = (contents(window(shown)), contents(window(shown.disabled(true))))
            #expect(one.runs.count == 3)
            for (run, disabled) in zip(one.runs, other.runs) { #expect(run.paint != disabled.paint) }
        }
    }

    @Test("A label that is hidden takes no room beside a stepper")
    func hiddenLabel() {
        let stepper = Stepper("Copies", value: .constant(2))
        #expect(contents(window(stepper)).runs.map { $0.lines[0].text } == ["Copies"])
        #expect(contents(window(stepper.labelsHidden())).runs.isEmpty)
    }

    @Test("In the largest text a value stands below its label, and a ring holds its texts")
    func largeRows() throws {
        let view = VStack {
            LabeledContent("Manufacturer", value: "A long name")
            Stepper("Number of copies", value: .constant(2))
            Gauge(value: 0.5) {
                Text("km")
            } currentValueLabel: {
                Text("60")
            }
            .gaugeStyle(.accessoryCircular)
        }
        let contents = contents(window(view, isLarge: true, height: 900))
        let label = try #require(place(of: "Manufacturer", in: contents))
        let value = try #require(place(of: "A long name", in: contents))
        #expect(value.minY >= label.maxY - 1 && value.minX == label.minX)
        let number = try #require(place(of: "60", in: contents))
        #expect(number.width < 40)
    }

    @Test("What a medium changes in a control that was shown in text is changed in its picture, too")
    func shownInText() throws {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Save"
        button.isEnabled = false
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.selectedSegmentIndex = 0
        let column = UIStackView(arrangedSubviews: [button, segments])
        column.axis = .vertical
        let controller = UIViewController()
        controller.view.addSubview(column)
        column.frame = CGRect(x: 16, y: 16, width: 200, height: 80)
        let window = window(showing: controller, height: 160, medium: .text)
        #expect(window.snapshot().text().filter { $0 != " " }.contains("[A]"))
        let svg = window.snapshot().svg()
        let titles = svg.split(separator: "\n").filter { $0.contains(">A<") }
        #expect(titles.count == 1 && titles[0].contains("fill=\"#000000\""))
        // The plate of the disabled button.
        #expect(svg.contains("fill=\"#767680\" fill-opacity=\"0.12\""))
    }

    @Test("The marks of menus are drawings in pictures of points, and characters in text", arguments: [true, false])
    func menuMarks(isText: Bool) throws {
        final class Page: UIViewController {
            let button = UIButton(configuration: .plain())

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Title"
                navigationItem.titleMenuProvider = { _ in UIMenu(children: [UIAction(title: "Rename") { _ in }]) }
                let inner = UIMenu(title: "More", children: [UIAction(title: "Other") { _ in }])
                button.menu = UIMenu(children: [UIAction(title: "Red", state: .on) { _ in }, inner])
                (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
                button.frame = CGRect(x: 16, y: 32, width: 160, height: 48)
                view.addSubview(button)
            }
        }
        let page = Page()
        let window = window(
            showing: UINavigationController(rootViewController: page), medium: isText ? .text : .vector)
        #expect(window.tap(label: "Red"))
        let texts = Set(contents(window).runs.flatMap(\.lines).map(\.text))
        #expect(texts.isSuperset(of: ["Title", "Red", "More"]))
        #expect(texts.intersection(["▾", "✓", "›"]) == (isText ? ["▾", "✓", "›"] : []))
    }

    @Test("In the largest text the image of a row is above its text, which begins where the image does")
    func largeImages() throws {
        func frames(isLarge: Bool) throws -> (text: CGRect, image: CGRect, height: CGFloat) {
            var content = UIListContentConfiguration.cell()
            (content.text, content.image) = ("A row", UIImage(systemName: "book"))
            let view = UIListContentView(configuration: content)
            let controller = UIViewController()
            controller.view.addSubview(view)
            let window = window(showing: controller, isLarge: isLarge)
            view.frame = CGRect(origin: .zero, size: view.sizeThatFits(CGSize(width: 320, height: 0)))
            update(window)
            let image = try #require(view.subviews.first { $0 is UIImageView })
            let shown = contents(window)
            return (try #require(place(of: "A row", in: shown)), image.frame, view.frame.height)
        }
        let (small, large) = (try frames(isLarge: false), try frames(isLarge: true))
        #expect(small.text.minX > small.image.maxX && small.height == 44)
        #expect(large.text.minY >= large.image.maxY && large.text.minX == large.image.minX)
        #expect(large.height >= large.image.height + large.text.height)
    }

    // MARK: Marks and bars

    @Test("The marks of rows are drawings in pictures of points, and characters in text")
    func marks() {
        struct Page: View {
            @State var isOpen = true
            var body: some View {
                NavigationStack {
                    List {
                        DisclosureGroup("Open", isExpanded: $isOpen) { Text("Inside") }
                        NavigationLink("Link") { Text("There") }
                        Picker("Menu", selection: .constant(1)) { Text("A").tag(1) }
                    }
                }
            }
        }
        let texts = contents(window(Page())).runs.flatMap { $0.lines.map(\.text) }
        #expect(texts.contains("Link") && Set(texts).isDisjoint(with: ["›", "⌄", "▾"]))
        let cells = contents(window(Page(), medium: .text)).runs.flatMap { $0.lines.map(\.text) }
        #expect(Set(cells).isSuperset(of: ["›", "⌄", "▾"]))
    }

    @Test("The items of a bottom bar are spread over it, and one alone is in the middle")
    func bottomBar() {
        func page(@ToolbarContentBuilder _ items: () -> some ToolbarContent) -> some View {
            NavigationStack { Text("Page").toolbar(content: items) }
        }
        let two = contents(
            window(
                page {
                    ToolbarItem(placement: .bottomBar) { Text("First") }
                    ToolbarItem(placement: .bottomBar) { Text("Last") }
                }))
        #expect(place(of: "First", in: two)?.minX == 16)
        #expect(abs((place(of: "Last", in: two)?.maxX ?? 0) - 304) < 1)
        let group = contents(
            window(
                page {
                    ToolbarItemGroup(placement: .bottomBar) {
                        Text("One")
                        Text("Two")
                        Text("Three")
                    }
                }))
        #expect(abs((place(of: "One", in: group)?.minX ?? 0) - 16) < 1)
        #expect(abs((place(of: "Three", in: group)?.maxX ?? 0) - 304) < 1)
        let one = contents(window(page { ToolbarItem(placement: .bottomBar) { Text("Alone") } }))
        #expect(abs((place(of: "Alone", in: one)?.midX ?? 0) - 160) < 1)
        let spaced = contents(
            window(
                page {
                    ToolbarItemGroup(placement: .bottomBar) {
                        Spacer()
                        Text("End")
                    }
                }))
        #expect(abs((place(of: "End", in: spaced)?.maxX ?? 0) - 304) < 1)
    }

    @Test("A list scrolled under a bar has a line above it, and the page's colour is behind the bar before")
    func bar() {
        func page(_ anchor: UnitPoint?) -> some View {
            NavigationStack {
                List(0..<40, id: \.self) { Text("Row \($0)") }.navigationTitle("Title").defaultScrollAnchor(anchor)
            }
        }
        func fills(_ window: UIWindow) -> [(CGRect, ColorComponents)] {
            let contents = contents(window)
            return zip(contents.items, contents.places).compactMap { item, place in
                if case .fill(.rect, .color(let color), _) = item { (place, color) } else { nil }
            }
        }
        let grouped = SystemPalette.systemGroupedBackground.components(in: SystemPalette.Appearance())
        func lines(_ window: UIWindow) -> Int {
            fills(window).filter { $0.0.height <= 1 && $0.0.width == 320 }.count
        }
        let (start, end) = (window(page(nil)), window(page(.bottom)))
        for window in [start, end] {
            #expect(fills(window).contains { $0.0.minY == 0 && $0.0.width == 320 && bytes($0.1) == bytes(grouped) })
        }
        #expect(lines(start) == 0 && lines(end) == 1)
    }

    @Test("A swiped row keeps the corners of its card")
    func swiped() {
        struct Page: View {
            var body: some View {
                List { ForEach(0..<2, id: \.self) { Text("Row \($0)") }.onDelete { _ in } }
                    .environment(\.editMode, .constant(.active))
            }
        }
        let window = window(Page())
        #expect(window.tap(label: "Remove"))
        let clips = contents(window).groups.compactMap { $0.effects.clip?.shape }
        let isRounded = clips.contains { shape in
            switch shape {
            case .path, .roundedRect: true
            default: false
            }
        }
        #expect(isRounded)
    }

    // MARK: Large type

    @Test("With large type, a picker's value is below its label, and no word of either is broken")
    func picker() {
        let view = List {
            Picker("Appearance", selection: .constant(1)) { Text("Automatic").tag(1) }
        }
        let small = contents(window(view))
        #expect(place(of: "Appearance", in: small)?.midY == place(of: "Automatic", in: small)?.midY)
        let large = contents(window(view, isLarge: true))
        guard let label = place(of: "Appearance", in: large), let value = place(of: "Automatic", in: large) else {
            Issue.record("A word is broken.")
            return
        }
        #expect(value.minY >= label.maxY - 1)
    }

    @Test("With large type, days stay in their circles and rows of wheels apart")
    func dates() {
        let date = Date(timeIntervalSince1970: 1_794_000_000)
        let view = VStack {
            DatePicker("", selection: .constant(date), displayedComponents: .date).datePickerStyle(.graphical)
            Picker("", selection: .constant(2)) { ForEach(0..<6, id: \.self) { Text("Choice \($0)") } }
                .pickerStyle(.wheel)
        }
        let contents = contents(window(view, isLarge: true, height: 800))
        let rows = (0..<4).compactMap { place(of: "Choice \($0)", in: contents) }
        #expect(rows.count == 4)
        for (one, next) in zip(rows, rows.dropFirst()) { #expect(one.maxY <= next.minY + 2) }
        for day in ["6", "20", "30"] {
            #expect((place(of: day, in: contents)?.height ?? .infinity) <= 36)
        }
    }
}
