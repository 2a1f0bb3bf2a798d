import DeclarativeUI
import Testing

@testable import ClientSwift6

/// Runs the screens of the listings about lifetimes, transactions and preferences.
@Suite("Client screens", .serialized) @MainActor
struct ScreenTests {
    /// A view in a window that is laid out.
    @MainActor private struct Stage<Content: View> {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let controller: UIHostingController<Content>

        init(_ content: Content) {
            controller = UIHostingController(rootView: content)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }

        func tap(_ label: String) {
            #expect(controller.tap(label: label))
            window.layoutIfNeeded()
        }

        /// Lets tasks go on until something holds, for two minutes and a thousand looks at most.
        func wait(until condition: () -> Bool) async throws {
            let start = ContinuousClock.now
            var looks = 0
            while !condition(), looks < 1_000 || ContinuousClock.now - start < .seconds(120) {
                looks += 1
                try await Task.sleep(for: .milliseconds(5))
            }
            #expect(condition())
            window.layoutIfNeeded()
        }
    }

    @Test("Appearances, changes and tasks of a page are told in order")
    func page() async throws {
        let model = SearchModel()
        let log = VisitLog()
        let stage = Stage(SearchPage(model: model, log: log))
        // The list has nothing to show yet, and the phase of a scene is `background` where none says otherwise.
        #expect(log.lines == ["page appears", "background"])
        try await stage.wait { model.results.count == 3 }
        #expect(log.lines.dropFirst(2).sorted() == ["0 to 3", "list appears"])
        log.lines = []
        stage.tap("Toggle")
        #expect(log.lines == ["closed", "list disappears"])
        #expect(model.searchCount == 1)
    }

    @Test("A task with an id runs again for another id")
    func liveSearch() async throws {
        var found: [String] = []
        let binding = Binding(get: { found }, set: { found = $0 })
        let stage = Stage(LiveSearch(term: "Em", found: binding))
        try await stage.wait { found == ["Emma"] }
        stage.controller.rootView = LiveSearch(term: "Wa", found: binding)
        stage.window.layoutIfNeeded()
        try await stage.wait { found == ["Walden"] }
    }

    @Test("Actions in the environment reach the views inside")
    func actions() {
        let log = VisitLog()
        let stage = Stage(DraftPage(log: log))
        stage.tap("Save")
        stage.tap("Help")
        stage.tap("Save")
        #expect(log.lines == ["saved Draft", "opened help", "saved Draft!"])
        #expect(!stage.controller.tap(label: "Close"))
    }

    @Test("A key of a transaction decides how a change is animated, and a completion runs at the end")
    func dial() {
        let clock = ManualAnimationClock()
        clock.withCurrent {
            var told: [String] = []
            let stage = Stage(Dial { told.append($0) })
            stage.tap("Turn")
            #expect(clock.isAnimating)
            clock.advance(by: 1)
            #expect(!clock.isAnimating)
            stage.tap("Open")
            clock.advance(by: 0.5)
            #expect(told == [])
            clock.advance(by: 0.5)
            #expect(told == ["open"])
            stage.tap("Reset")
            #expect(!clock.isAnimating)
        }
    }

    @Test("What views hand up is known after the layout")
    func preferences() {
        var titles: [String] = []
        _ = Stage(TitledPage { titles.append($0) })
        #expect(titles == ["Chapter 1"])
        let rows = Stage(EqualWidths(titles: ["a", "abcdef"]))
        let one = Stage(EqualWidths(titles: ["abcdef"]))
        let size = CGSize(width: 300, height: 600)
        #expect(rows.controller.sizeThatFits(in: size).width == one.controller.sizeThatFits(in: size).width)
    }

    @Test("An anchor is read where the strip is, and follows the choice")
    func anchors() {
        var chosen = "One"
        var frames: [CGRect] = []
        let strip = TabStrip(
            tabs: ["One", "Two"], chosen: Binding(get: { chosen }, set: { chosen = $0 }),
            placed: { frames.append($0) })
        let stage = Stage(strip)
        #expect(frames.last?.minX == 0)
        #expect(stage.controller.tap(label: "Two"))
        #expect(chosen == "Two")
    }
}
