import DeclarativeUI
import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

/// What views under test share.
@MainActor private final class Desk: ObservableObject {
    @Published var isShown = false
    @Published var other = false
    @Published var item: Note?
    @Published var word = "a"
    @Published var detent = PresentationDetent.medium
    var notes: [String] = []

    func take() -> [String] {
        defer { notes = [] }
        return notes
    }
}

private struct Note: Identifiable, Equatable {
    let id: Int
    var text = "note"
}

private struct DeskMoodKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = "plain"
    static func read(from traitCollection: UITraitCollection) -> String { traitCollection[DeskMoodTrait.self] }
    static func write(to mutableTraits: inout any UIMutableTraits, value: String) {
        mutableTraits[DeskMoodTrait.self] = value
    }
}

private struct DeskMoodTrait: UITraitDefinition { static let defaultValue = "plain" }

private struct DeskKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
    fileprivate var deskMood: String {
        get { self[DeskMoodKey.self] }
        set { self[DeskMoodKey.self] = newValue }
    }
    fileprivate var deskWord: String {
        get { self[DeskKey.self] }
        set { self[DeskKey.self] = newValue }
    }
}

/// What is presented: it says what it sees, and can leave.
private struct Page: View {
    let name: String
    @ObservedObject var desk: Desk
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode
    @Environment(\.isPresented) private var isPresented
    @Environment(\.deskMood) private var deskMood
    @Environment(\.deskWord) private var deskWord

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("\(name) \(desk.word) \(count) \(deskMood) \(deskWord) \(isPresented ? "in" : "out")")
            Button("more \(name)") { count += 1 }
            Button("leave \(name)") { dismiss() }
            Button("old leave \(name)") { mode.wrappedValue.dismiss() }
        }
        .onAppear { desk.notes.append("+\(name)") }
        .onDisappear { desk.notes.append("-\(name)") }
    }
}

private struct Room: View {
    @ObservedObject var desk: Desk
    var covers = false

    var body: some View {
        VStack(spacing: 0) {
            Text("room \(desk.isShown ? "asks" : "rests")")
            Button("show") { desk.isShown = true }
            presenter.environment(\.deskMood, "calm").environment(\.deskWord, "set")
        }
    }

    @ViewBuilder private var presenter: some View {
        if covers {
            Text("cover").fullScreenCover(isPresented: $desk.isShown, onDismiss: note) {
                Page(name: "page", desk: desk)
            }
        } else {
            Text("sheet").sheet(isPresented: $desk.isShown, onDismiss: note) { Page(name: "page", desk: desk) }
        }
    }

    private func note() { desk.notes.append("dismissed \(desk.isShown)") }
}

@MainActor @Suite("Sheets of views", .serialized) struct SheetBridgeTests {
    @Test("A sheet is there while its binding is true, with a state of its own, and follows what it depends on")
    func binding() {
        for covers in [false, true] {
            let desk = Desk()
            let stage = NavigationStage(Room(desk: desk, covers: covers))
            desk.isShown = true
            #expect(stage.lines.contains("page a 0 calm set in"))
            stage.tap("more page")
            desk.word = "b"
            #expect(stage.lines.contains("page b 1 calm set in"))
            desk.isShown = false
            #expect(stage.lines.first == "room rests")
            #expect(desk.take().filter { $0 != "+room" } == ["+page", "-page", "dismissed false"])
            desk.isShown = true
            #expect(stage.lines.contains("page b 0 calm set in"))
        }
    }

    @Test("Whatever dismisses a sheet sets its binding and is told once")
    func ways() {
        let ways: [(String, (NavigationStage) -> Void)] = [
            ("dismiss", { $0.tap("leave page") }), ("presentation mode", { $0.tap("old leave page") }),
            ("Escape", { $0.host.press(.keyboardEscape) }),
            ("a touch beside", { $0.host.tap(at: CGPoint(x: 160, y: 4)) }),
            ("a drag", { $0.host.drag(from: CGPoint(x: 160, y: 24), to: CGPoint(x: 160, y: 188)) }),
            ("UIKit's presenter", { $0.controller.dismiss(animated: true) }),
            ("UIKit's presented", { $0.controller.presentedViewController?.dismiss(animated: true) }),
        ]
        for (name, leave) in ways {
            let desk = Desk()
            let stage = NavigationStage(Room(desk: desk))
            stage.tap("show")
            #expect(stage.lines.contains("page a 0 calm set in"))
            leave(stage)
            #expect(stage.lines == ["room rests", "show", "sheet"], "\(name)")
            #expect(desk.take() == ["+page", "-page", "dismissed false"], "\(name)")
            #expect(!desk.isShown, "\(name)")
            desk.isShown = true
            #expect(stage.lines.contains("page a 0 calm set in"), "\(name)")
            // The program can still end the next one.
            desk.isShown = false
            #expect(stage.lines == ["room rests", "show", "sheet"], "\(name)")
        }
    }

    private struct ItemRoom: View {
        @ObservedObject var desk: Desk
        var body: some View {
            Text("room").sheet(item: $desk.item, onDismiss: { desk.notes.append("dismissed") }) { note in
                Text("\(note.text) \(note.id)").onAppear { desk.notes.append("+\(note.id)") }
            }
        }
    }

    @Test("A sheet for an item shows it, follows its changes, and is another one for another item")
    func items() {
        let desk = Desk()
        let stage = NavigationStage(ItemRoom(desk: desk))
        desk.item = Note(id: 1)
        #expect(stage.lines.contains("note 1"))
        let first = stage.controller.presentedViewController
        desk.item = Note(id: 1, text: "other")
        #expect(stage.lines.contains("other 1"))
        #expect(stage.controller.presentedViewController === first)
        desk.item = Note(id: 2)
        #expect(stage.lines.contains("note 2"))
        #expect(stage.controller.presentedViewController !== first)
        #expect(desk.take() == ["+1", "dismissed", "+2"])
        stage.host.press(.keyboardEscape)
        _ = stage.lines
        #expect(desk.item == nil && desk.take() == ["dismissed"])
    }

    private struct Nested: View {
        @ObservedObject var desk: Desk
        var body: some View {
            Text("room").sheet(isPresented: $desk.isShown) {
                Text("first").sheet(isPresented: $desk.other) { Text("second") }
            }
        }
    }

    @Test("A sheet can present another one, and both go with the first")
    func nested() {
        let desk = Desk()
        let stage = NavigationStage(Nested(desk: desk))
        (desk.isShown, desk.other) = (true, true)
        #expect(stage.lines.contains("second"))
        desk.isShown = false
        #expect(stage.lines == ["room"])
        #expect(stage.controller.presentedViewController == nil && !desk.other)
        desk.isShown = true
        _ = stage.lines
        desk.other = true
        _ = stage.lines
        desk.other = false
        #expect(stage.lines.contains("first") && !stage.lines.contains("second"))
    }

    private struct Two: View {
        @ObservedObject var desk: Desk
        var body: some View {
            VStack {
                Text("one").sheet(isPresented: $desk.isShown) { Text("first") }
                Text("two").sheet(isPresented: $desk.other) { Text("second") }
            }
        }
    }

    @Test("Of two sheets that are wanted the second waits for the first, and one of UIKit's goes before both")
    func queue() {
        let desk = Desk()
        let stage = NavigationStage(Two(desk: desk))
        stage.controller.present(UIViewController(), animated: false)
        (desk.isShown, desk.other) = (true, true)
        #expect(!stage.lines.contains("first") && !stage.lines.contains("second"))
        stage.controller.dismiss(animated: false)
        #expect(stage.lines.contains("first"))
        stage.host.press(.keyboardEscape)
        #expect(stage.lines.contains("second"))
        #expect(!desk.isShown && desk.other)
        desk.other = false
        #expect(stage.lines == ["one", "two"])
    }

    @Test("A sheet that is wanted from the start is shown once its host is in a window, and goes with its view")
    func start() {
        struct Fickle: View {
            @ObservedObject var desk: Desk
            var body: some View {
                VStack {
                    if desk.word == "a" { Text("there").sheet(isPresented: $desk.isShown) { Text("sheet") } }
                    Text("room")
                }
            }
        }
        let desk = Desk()
        desk.isShown = true
        let stage = NavigationStage(Fickle(desk: desk))
        #expect(stage.lines.contains("sheet"))
        desk.word = "b"
        #expect(stage.lines == ["room"])
        #expect(stage.controller.presentedViewController == nil)
    }

    @Test("A presentation's traits are set over those of the place of the modifier")
    func traits() {
        let desk = Desk()
        let stage = NavigationStage(Room(desk: desk))
        stage.window.traitOverrides[DeskMoodTrait.self] = "window"
        desk.isShown = true
        _ = stage.lines
        let shown = stage.controller.presentedViewController
        #expect(shown?.traitCollection[DeskMoodTrait.self] == "calm")
        #expect(shown?.traitCollection.userInterfaceLevel == .elevated)
        shown?.presentationController?.traitOverrides[DeskMoodTrait.self] = "presented"
        #expect(stage.lines.contains("page a 0 presented set in"))
        shown?.presentationController?.traitOverrides.remove(DeskMoodTrait.self)
        #expect(stage.lines.contains("page a 0 calm set in"))
    }

    private struct Sized: View {
        @ObservedObject var desk: Desk
        var inNavigation = false
        var body: some View {
            Text("room").sheet(isPresented: $desk.isShown) {
                if inNavigation {
                    NavigationStack { content }
                } else {
                    content
                }
            }
        }
        private var content: some View {
            Text("sheet")
                .presentationDetents([.medium, .large, .height(32)], selection: $desk.detent)
                .presentationDragIndicator(.visible)
                .interactiveDismissDisabled(desk.word == "a")
        }
    }

    @Test("Views in a sheet, also in the pages of a stack, say which detents it has, and follow the user's choice")
    func detents() throws {
        for inNavigation in [false, true] {
            let desk = Desk()
            let stage = NavigationStage(Sized(desk: desk, inNavigation: inNavigation))
            desk.isShown = true
            _ = stage.lines
            let sheet = try #require(stage.controller.presentedViewController?.sheetPresentationController)
            #expect(
                sheet.detents.count == 3 && sheet.selectedDetentIdentifier == .medium && sheet.prefersGrabberVisible)
            stage.host.drag(from: CGPoint(x: 160, y: 104), to: CGPoint(x: 160, y: 20))
            _ = stage.lines
            #expect(desk.detent == .large)
            desk.detent = .height(32)
            _ = stage.lines
            #expect(sheet.frameOfPresentedViewInContainerView.maxY == 192)
            #expect(sheet.frameOfPresentedViewInContainerView.height == 16)
            stage.host.press(.keyboardEscape)
            _ = stage.lines
            #expect(desk.isShown)
            desk.word = "b"
            _ = stage.lines
            stage.host.press(.keyboardEscape)
            _ = stage.lines
            #expect(!desk.isShown)
        }
    }

    private struct Colored: View {
        @ObservedObject var desk: Desk
        @Environment(\.colorScheme) private var scheme
        var body: some View {
            Text("room \(scheme == .dark ? "dark" : "light")")
                .preferredColorScheme(desk.other ? .dark : nil)
                .sheet(isPresented: $desk.isShown) {
                    Scheme().preferredColorScheme(desk.word == "a" ? .dark : nil)
                        .presentationBackground(.red)
                }
        }
    }

    private struct Scheme: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text("sheet \(scheme == .dark ? "dark" : "light")") }
    }

    @Test("A preferred colour scheme is that of the window, or of the presentation it is asked for in")
    func colorScheme() {
        let desk = Desk()
        let stage = NavigationStage(Colored(desk: desk))
        #expect(stage.lines == ["room light"])
        desk.isShown = true
        #expect(stage.lines.contains { $0.contains("sheet") && $0.contains("dark") }, "\(stage.lines)")
        #expect(stage.window.overrideUserInterfaceStyle == .unspecified)
        desk.word = "b"
        #expect(stage.lines.contains { $0.contains("sheet") && $0.contains("light") }, "\(stage.lines)")
        desk.isShown = false
        desk.other = true
        #expect(stage.lines == ["room dark"])
        #expect(stage.window.overrideUserInterfaceStyle == .dark)
        desk.other = false
        #expect(stage.lines == ["room light"])
        desk.other = true
        _ = stage.lines
        stage.window.rootViewController = UIViewController()
        _ = stage.lines
        #expect(stage.window.overrideUserInterfaceStyle == .unspecified)
    }

    @Test("A popover is beside its view where there is room, and a sheet elsewhere")
    func popover() throws {
        struct Popped: View {
            @ObservedObject var desk: Desk
            var body: some View {
                VStack {
                    Spacer().frame(height: 32)
                    Text("source")
                        .popover(isPresented: $desk.isShown, arrowEdge: .bottom) {
                            Text("popped").presentationCompactAdaptation(desk.other ? .popover : .automatic)
                        }
                    Spacer()
                }
            }
        }
        for keeps in [false, true] {
            let desk = Desk()
            desk.other = keeps
            let stage = NavigationStage(Popped(desk: desk))
            desk.isShown = true
            #expect(stage.lines.contains { $0.contains("popped") })
            let popover = try #require(stage.controller.presentedViewController?.popoverPresentationController)
            _ = stage.lines
            #expect(popover.arrowDirection == (keeps ? .up : .unknown))
            if keeps {
                let frame = popover.frameOfPresentedViewInContainerView
                #expect(frame.size == CGSize(width: 48, height: 16) && frame.minY == 64)
            }
            stage.host.tap(at: CGPoint(x: 4, y: 4))
            #expect(stage.lines == ["source"] && !desk.isShown)
        }
    }

    @Test("What was presented is freed once it is gone")
    func freed() {
        let tracker = LifetimeTracker()
        let desk = Desk()
        let stage = NavigationStage(Room(desk: desk))
        for _ in 0..<2 {
            desk.isShown = true
            _ = stage.lines
            if let shown = stage.controller.presentedViewController {
                tracker.track(shown)
                shown.presentationController.map { _ = tracker.track($0) }
                shown.viewIfLoaded.map { _ = tracker.track($0) }
            }
            desk.isShown = false
            _ = stage.lines
        }
        #expect(tracker.alive.isEmpty)
    }
}
