import DeclarativeUI
import Foundation
import Observation
import Testing

/// What views under test share.
@MainActor private final class Desk: ObservableObject {
    @Published var names: [String] = ["one", "two"]
    @Published var offersScene = false
    @Published var suffix = ""
    @Published var showsReader = true
    var texts: [String: String] = ["one": "", "two": ""]
    var runs = 0
    var seen: String?
    var rename: (String?) -> Void = { _ in }

    func binding(_ name: String) -> Binding<String> {
        Binding(get: { self.texts[name] ?? "" }, set: { self.texts[name] = $0 })
    }
}

@Observable private final class Palette {
    var name: String
    init(_ name: String) { self.name = name }
}

private struct NameKey: FocusedValueKey {
    typealias Value = String
}

extension FocusedValues {
    fileprivate var documentName: String? {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
    @Entry fileprivate var title: Binding<String>?
}

private struct Editors: View {
    @ObservedObject var desk: Desk

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(desk.names, id: \.self) { name in
                Button(name) {}
                    .focusedValue(\.documentName, name + desk.suffix)
                    .focusedValue(\.title, desk.binding(name))
            }
            Button("none") {}
        }
        .focusedSceneValue(\.documentName, desk.offersScene ? "scene" : nil)
    }
}

private struct Reader: View {
    let desk: Desk
    @FocusedValue(\.documentName) private var name
    @FocusedBinding(\.title) private var title

    var body: some View {
        desk.runs += 1
        desk.seen = name
        desk.rename = { title = $0 }
        return Text(name ?? "-")
    }
}

private struct Page<Content: View>: View {
    @ObservedObject var desk: Desk
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if desk.showsReader { Reader(desk: desk) }
            content
        }
    }
}

/// Shows views through the imperative world.
private struct Island<Content: View>: UIViewRepresentable {
    let content: Content

    func makeUIView(context: Context) -> UIView { _UIHostingView(rootView: content) }
    func updateUIView(_ view: UIView, context: Context) {}
}

@MainActor @Suite struct FocusedValueTests {
    private let desk = Desk()

    @Test("What the view with the focus offers is read anywhere in the window")
    func follows() {
        let stage = FieldStage(Page(desk: desk) { Editors(desk: desk) })
        #expect(stage.values(of: desk, tabs: 4) == ["one", "two", nil, "one"])
    }

    @Test("A reader runs when the value changes, and not when the focus moves between views that offer the same")
    func runs() {
        let stage = FieldStage(Page(desk: desk) { Editors(desk: desk).focusedValue(\.documentName, "same") })
        _ = stage.values(of: desk, tabs: 1)
        let runs = desk.runs
        _ = stage.values(of: desk, tabs: 1)
        #expect(desk.seen == "two" && desk.runs == runs + 1)
        desk.names.append("three")
        _ = stage.lines
        #expect(desk.runs == runs + 1)
    }

    @Test("Of views around each other the innermost counts, then those around it, then what is offered for the window")
    func order() {
        desk.offersScene = true
        let stage = FieldStage(Page(desk: desk) { Editors(desk: desk) })
        _ = stage.lines
        #expect(desk.seen == "scene")
        #expect(stage.values(of: desk, tabs: 3) == ["one", "two", "scene"])
        let other = Desk()
        let outer = FieldStage(Page(desk: other) { Editors(desk: other).focusedValue(\.documentName, "outer") })
        #expect(outer.values(of: other, tabs: 3) == ["one", "two", "outer"])
    }

    @Test("A value that changes while its view has the focus is read anew")
    func changes() {
        let stage = FieldStage(Page(desk: desk) { Editors(desk: desk) })
        _ = stage.values(of: desk, tabs: 1)
        desk.suffix = "!"
        _ = stage.lines
        #expect(desk.seen == "one!")
        desk.names = ["two"]
        _ = stage.lines
        #expect(desk.seen == nil)
    }

    @Test("Values come through both worlds, from below and from around the boundary")
    func boundaries() {
        let inner = Island(content: Editors(desk: desk))
        let stage = FieldStage(Page(desk: desk) { inner.focusedValue(\.documentName, "around") })
        #expect(stage.values(of: desk, tabs: 3) == ["one", "two", "around"])
    }

    @Test("A focused binding reads and sets what the focused view's binding is bound to")
    func bindings() {
        let stage = FieldStage(Page(desk: desk) { Editors(desk: desk) })
        desk.rename("nowhere")
        _ = stage.values(of: desk, tabs: 2)
        desk.rename("second")
        desk.rename(nil)
        #expect(desk.texts == ["one": "", "two": "second"])
    }

    @Test("An object is offered and read by its type")
    func objects() {
        struct Swatch: View {
            @FocusedValue(Palette.self) var palette
            var body: some View { Text(palette?.name ?? "-") }
        }
        let palette = Palette("warm")
        let stage = FieldStage(
            VStack(alignment: .leading, spacing: 0) {
                Swatch()
                Button("button") {}.focusedValue(palette)
            })
        #expect(stage.lines.first == "-")
        stage.host.press(.keyboardTab)
        #expect(stage.lines.first == "warm")
        palette.name = "cold"
        #expect(stage.lines.first == "cold")
    }

    @Test("A window has values of its own, and views that go to another window take theirs with them")
    func windows() {
        desk.offersScene = true
        let other = Desk()
        let (first, second) = (UIWindow(), UIWindow())
        let offering = _UIHostingView(rootView: Editors(desk: desk))
        let (here, there) = (
            _UIHostingView(rootView: Reader(desk: desk)), _UIHostingView(rootView: Reader(desk: other))
        )
        for view in [here, offering] as [UIView] { first.addSubview(view) }
        second.addSubview(there)
        for window in [first, second] {
            window.isHidden = false
            window.layoutIfNeeded()
        }
        #expect(desk.seen == "scene" && other.seen == nil)
        second.addSubview(offering)
        for window in [first, second] { window.layoutIfNeeded() }
        #expect(desk.seen == nil && other.seen == "scene")
        offering.removeFromSuperview()
        second.layoutIfNeeded()
        #expect(other.seen == nil)
    }
}

extension FieldStage {
    /// Moves the focus on a number of times. Returns what the reader has seen after each.
    fileprivate func values(of desk: Desk, tabs: Int) -> [String?] {
        (0..<tabs).map { _ in
            host.press(.keyboardTab)
            _ = lines
            return desk.seen
        }
    }
}
