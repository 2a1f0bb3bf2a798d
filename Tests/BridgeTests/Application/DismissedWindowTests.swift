import DeclarativeUI
import Foundation
import Testing

@Suite("Windows that their views dismiss", .serialized) @MainActor struct DismissedWindowTests {
    private struct Closer: View {
        @Environment(\.dismissWindow) private var dismissWindow

        var body: some View { Button("Close") { dismissWindow() } }
    }

    private struct Closers: App {
        var body: some Scene {
            WindowGroup { Closer() }
        }
    }

    @MainActor private final class Desk: MultiSceneHost {
        let surroundings = HostSurroundings(size: CGSize(width: 320, height: 160))
        let clock: AnimationClock = ManualAnimationClock()

        func start(_ application: HostedApplication) throws {}
        func stop() {}
        func sceneDidOpen(_ scene: HostedScene) {}
        func frameIsDue(in scene: HostedScene) {}
        func sceneDidClose(_ scene: HostedScene) {}
    }

    @Test("A view that dismisses without saying what closes its own window, not the front one")
    func own() throws {
        let application = HostedApplication(Closers.self, on: Desk())
        try application.start()
        let (first, second) = (application.openScene(), application.openScene())
        #expect(application.scenes.last === second)
        _ = first.frame()
        #expect(try #require(first.windowScene.windows.first).tap(label: "Close"))
        #expect(first.isClosed && !second.isClosed)
        application.end()
    }
}
