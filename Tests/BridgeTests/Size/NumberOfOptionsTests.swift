import Observation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Observable private final class Model {
    var count: Int
    var title = "x"
    var choice = 0
    @ObservationIgnored var bodies = 0

    init(count: Int) { self.count = count }
}

/// One of many options. Counts its bodies.
private struct Option: View {
    let model: Model
    let number: Int

    var body: some View {
        model.bodies += 1
        return Text(number == model.count / 2 ? model.title : "\(number)")
    }
}

private struct Options: View {
    let model: Model

    var body: some View { ForEach(0..<model.count, id: \.self) { Option(model: model, number: $0).tag($0) } }
}

private struct Tabs: View {
    @Bindable var model: Model

    var body: some View {
        TabView(selection: $model.choice) {
            ForEach(0..<model.count, id: \.self) { number in
                Tab(number == model.count / 2 ? model.title : "\(number)", systemImage: "star", value: number) {
                    Option(model: model, number: number)
                }
            }
        }
    }
}

private struct LabelledTabs: View {
    @Bindable var model: Model

    var body: some View {
        TabView(selection: $model.choice) {
            ForEach(0..<model.count, id: \.self) { number in
                Option(model: model, number: number).tag(number)
                    .tabItem { Text(number == model.count / 2 ? model.title : "\(number)") }
            }
        }
    }
}

private struct Tools: View {
    let model: Model
    let placement: ToolbarItemPlacement

    var body: some View {
        NavigationStack {
            Text("page").toolbar {
                ToolbarItemGroup(placement: placement) {
                    ForEach(0..<model.count, id: \.self) { number in
                        Button(number == model.count / 2 ? model.title : "\(number)") { model.choice = number }
                    }
                }
            }
        }
    }
}

private struct Choice<Style: PickerStyle>: View {
    @Bindable var model: Model
    let style: Style

    var body: some View {
        Picker("Which?", selection: $model.choice) { Options(model: model) }.pickerStyle(style)
    }
}

/// A menu in a menu in a menu, or a section in a section.
private struct Nested: View {
    let model: Model
    let kind: MenuNesting
    let level: Int

    var body: AnyView {
        model.bodies += 1
        if level == 0 { return AnyView(Button(model.title) { model.choice = -1 }) }
        let inner = Nested(model: model, kind: kind, level: level - 1)
        switch kind {
        case .menus:
            return AnyView(
                Menu("\(level)") {
                    Button("beside") {}
                    inner
                })
        case .sections: return AnyView(Section("\(level)") { inner })
        case .groups: return AnyView(ControlGroup { inner })
        }
    }
}

/// What is in each other in a menu.
enum MenuNesting: CaseIterable, Sendable { case menus, sections, groups }

/// What has many options to choose from.
enum OptionKind: CaseIterable, Sendable {
    case tabs, labelledTabs, pages
    case barItems, toolbarItems
    case menuPicker, inlinePicker, segmentedPicker, wheelPicker, menu

    @MainActor fileprivate func view(_ model: Model) -> AnyView {
        switch self {
        case .tabs: AnyView(Tabs(model: model))
        case .labelledTabs: AnyView(LabelledTabs(model: model))
        case .pages: AnyView(LabelledTabs(model: model).tabViewStyle(.page))
        case .barItems: AnyView(Tools(model: model, placement: .topBarTrailing))
        case .toolbarItems: AnyView(Tools(model: model, placement: .bottomBar))
        case .menuPicker: AnyView(Choice(model: model, style: .menu))
        case .inlinePicker: AnyView(Choice(model: model, style: .inline))
        case .segmentedPicker: AnyView(Choice(model: model, style: .segmented))
        case .wheelPicker: AnyView(Choice(model: model, style: .wheel))
        case .menu: AnyView(Menu("open") { Options(model: model) })
        }
    }
}

/// Many tabs, items of bars, options of pickers and menus in each other, of views.
@MainActor @Suite("Number of options") struct NumberOfOptionsTests {
    private let sizes = SizeOfTests.isFull ? [1, 300, 10_000] : [1, 15, 120]

    private func shown(_ view: some View) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.rootViewController = UIHostingController(rootView: view)
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    /// What was done: steps of updates, and bodies.
    private struct Work {
        var steps: [Int] = []
        var bodies: [Int] = []
    }

    /// Does some things, one after the other, with few and with many options. Expects each to be linear in their number.
    private func expectLinear(_ kinds: String, _ tasks: (Int) -> [(model: Model, task: () -> Void)]) {
        let work = sizes.map { count in
            var work = Work()
            for (model, task) in tasks(count) {
                let (steps, bodies) = (UpdateWork.steps, model.bodies)
                task()
                work.steps.append(UpdateWork.steps - steps)
                work.bodies.append(model.bodies - bodies)
            }
            return work
        }
        let factor = 2 * sizes[2] / sizes[1]
        for (few, many) in zip(work[1].steps, work[2].steps) {
            #expect(many <= factor * (few + 32), "\(kinds): \(work)")
        }
        for (few, many) in zip(work[1].bodies, work[2].bodies) {
            #expect(many <= factor * (few + 2), "\(kinds): \(work)")
        }
    }

    @Test(
        "1, 300 and 10,000 options are shown, renamed, chosen and added to with work linear in their number",
        arguments: OptionKind.allCases)
    func options(_ kind: OptionKind) {
        expectLinear("\(kind)") { count in
            let model = Model(count: count)
            var window: UIWindow?
            return [
                { window = shown(kind.view(model)) },
                {
                    let label = kind == .menu ? "open" : count == 1 ? model.title : "0"
                    if kind == .menuPicker || kind == .menu { #expect(window?.tap(label: label) == true) }
                },
                { model.title = "another" }, { model.choice = count - 1 }, { model.count += 1 },
            ].map { task in
                (
                    model,
                    {
                        task()
                        window?.layoutIfNeeded()
                    }
                )
            }
        }
    }

    @Test(
        "Menus, sections and groups of a menu in each other are shown and changed with work linear in their number",
        arguments: MenuNesting.allCases)
    func nested(_ kind: MenuNesting) {
        expectLinear("\(kind)") { count in
            let model = Model(count: count)
            var window: UIWindow?
            return [
                {
                    window = shown(Menu("open") { Nested(model: model, kind: kind, level: count) })
                },
                {
                    #expect(window?.tap(label: "open") == true)
                    window?.layoutIfNeeded()
                },
                {
                    model.title = "another"
                    window?.layoutIfNeeded()
                    let menu = (window?.rootViewController?.presentedViewController as? MenuController)?.menu
                    #expect(innermost(menu).title == "another")
                    #expect(innermost(menu).depth == count + 1)
                },
            ].map { (model, $0) }
        }
    }

    /// The title of the last element of the innermost menu, and how many menus are around it.
    private func innermost(_ menu: UIMenu?) -> (title: String?, depth: Int) {
        var depth = 0
        var last: UIMenuElement? = menu
        while let menu = last as? UIMenu {
            depth += 1
            last = menu.children.last
        }
        return (last?.title, depth)
    }
}
