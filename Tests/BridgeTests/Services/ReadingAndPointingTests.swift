import DeclarativeUI
import Drawing
import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@MainActor @Suite("Texts that are copied, pointers, keyboards and titles", .serialized) struct ReadingAndPointingTests {
    // MARK: Copying

    private struct Letter: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text("Read me").textSelection(.enabled)
                Text("Not me")
                Text("Nor me").textSelection(.disabled)
            }
            .textSelection(.disabled)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    @Test("A text that allows it is copied from its menu, and others have none")
    func copying() {
        UIPasteboard.general.string = "before"
        let stage = NavigationStage(Letter(), size: CGSize(width: 320, height: 320))
        stage.host.secondaryClick(at: CGPoint(x: 20, y: 24))
        #expect(!stage.lines.contains { $0.contains("Copy") })
        stage.host.secondaryClick(at: CGPoint(x: 20, y: 40))
        #expect(!stage.lines.contains { $0.contains("Copy") })
        stage.host.secondaryClick(at: CGPoint(x: 20, y: 8))
        #expect(stage.lines.contains { $0.contains("Copy") })
        stage.tap("Copy")
        _ = stage.lines
        #expect(UIPasteboard.general.string == "Read me")
    }

    @Test("A press on a text that is held down opens the menu that copies it")
    func pressing() {
        let stage = NavigationStage(Letter(), size: CGSize(width: 320, height: 320))
        stage.host.send(.pointer(HostPointer(.down, at: CGPoint(x: 20, y: 8))))
        stage.host.wait(1)
        #expect(stage.lines.contains { $0.contains("Copy") })
        stage.host.send(.pointer(HostPointer(.up, at: CGPoint(x: 20, y: 8))))
    }

    // MARK: Pointers

    private func shapes(_ stage: NavigationStage) -> Int {
        UpdateQueue.shared.flush()
        func count(_ list: DisplayList) -> Int {
            list.items.reduce(0) { sum, item in
                switch item {
                case .group(let group): sum + count(group.list)
                case .fill(_, let paint, _): sum + (paint.isClear ? 0 : 1)
                default: sum
                }
            }
        }
        return count(stage.window.displayList())
    }

    private struct Pointed: View {
        let isEnabled: Bool
        let isDisabled: Bool

        var body: some View {
            Text("Point here").hoverEffect(.highlight, isEnabled: isEnabled).hoverEffectDisabled(isDisabled)
        }
    }

    @Test("A view is highlighted while a pointer is over it, unless that is turned off")
    func hovering() {
        for (isEnabled, isDisabled) in [(true, false), (false, false), (true, true)] {
            let stage = NavigationStage(Pointed(isEnabled: isEnabled, isDisabled: isDisabled))
            let before = shapes(stage)
            stage.host.send(.pointer(HostPointer(.move, at: CGPoint(x: 160, y: 96))))
            #expect(shapes(stage) == before + (isEnabled && !isDisabled ? 1 : 0))
            stage.host.send(.pointer(HostPointer(.move, at: CGPoint(x: 2, y: 2))))
            #expect(shapes(stage) == before)
        }
    }

    // MARK: Keyboards

    private struct Typing: View {
        let mode: ScrollDismissesKeyboardMode
        @State private var text = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack(spacing: 0) {
                TextField("Name", text: $text).focused($isFocused)
                    .autocapitalization(.words).disableAutocorrection(true)
                Text(isFocused ? "focused" : "free")
                ScrollView { ForEach(0..<40, id: \.self) { Text("Row \($0)") } }
                    .scrollDismissesKeyboard(mode)
            }
        }
    }

    @Test("A scroll ends the editing of a field, as the mode says", arguments: [0, 1, 2, 3])
    func scrolling(which: Int) {
        let mode: ScrollDismissesKeyboardMode = [.automatic, .never, .immediately, .interactively][which]
        let stage = NavigationStage(Typing(mode: mode))
        stage.host.tap(at: CGPoint(x: 20, y: 8))
        #expect(stage.lines.contains("focused"))
        stage.host.send(.wheel(CGVector(dx: 0, dy: 32), at: CGPoint(x: 160, y: 120)))
        #expect(!stage.lines.contains("Row 0"))
        #expect(stage.lines.contains(which < 2 ? "focused" : "free"))
    }

    @Test("Types of capitals are the same in both worlds")
    func capitals() {
        #expect(TextInputAutocapitalization(.none) == .never && TextInputAutocapitalization(.words) == .words)
        #expect(TextInputAutocapitalization(.sentences) == .sentences)
        #expect(TextInputAutocapitalization(.allCharacters) == .characters)
    }

    // MARK: Titles

    @Observable final class Model {
        var title = "Page"
        var notes: [String] = []
    }

    private struct Titled: View {
        let model: Model

        var body: some View {
            NavigationStack {
                Text("contents")
                    .navigationTitle(model.title)
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarTitleMenu {
                            Button("Rename") { model.notes.append("rename") }
                            Button("Move") { model.notes.append("move") }
                        }
                    }
            }
        }
    }

    @Test("The title of a page opens its menu")
    func titleMenu() {
        let model = Model()
        let stage = NavigationStage(Titled(model: model), size: CGSize(width: 320, height: 320))
        #expect(stage.lines.first == "Page ▾")
        model.title = "Other"
        #expect(stage.lines.first == "Other ▾")
        stage.tap("Other")
        #expect(stage.lines.contains { $0.contains("Rename") })
        stage.tap("Move")
        _ = stage.lines
        #expect(model.notes == ["move"])
    }

    @Test("The title of a navigation item opens the menu of its provider, which is asked each time")
    func titleMenuProvider() {
        let controller = UIViewController()
        controller.title = "Page"
        var count = 0
        controller.navigationItem.titleMenuProvider = { suggested in
            count += 1
            return UIMenu(children: suggested + [UIAction(title: "Item\(count)") { _ in count += 10 }])
        }
        let stage = NavigationStage(
            UINavigationController(rootViewController: controller), size: CGSize(width: 320, height: 320))
        #expect(stage.lines.first == "Page ▾")
        #expect(count == 0)
        stage.tap("Page")
        _ = stage.lines
        #expect(stage.lines.contains { $0.contains("Item1") })
        stage.tap("Item1")
        _ = stage.lines
        #expect(count == 11)
        controller.navigationItem.titleMenuProvider = nil
        #expect(stage.lines.first == "Page")
    }
}
