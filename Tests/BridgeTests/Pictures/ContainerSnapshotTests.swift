import DeclarativeUI
import Testing

@MainActor @Suite("Snapshots of views that are containers") struct ContainerSnapshotTests {
    private let size = CGSize(width: 400, height: 320)

    private func isShownAlike<V: View>(_ view: V) -> Bool {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = UIHostingController(rootView: view)
        window.makeKeyAndVisible()
        let (alone, inWindow) = (view.snapshot(size: size), window.snapshot())
        return alone.text() == inWindow.text() && alone.text().contains("Row")
    }

    @Test("A navigation stack looks as in a window")
    func stack() {
        #expect(isShownAlike(NavigationStack { List { Text("Row") }.navigationTitle("Title") }))
    }

    @Test("A tab view looks as in a window")
    func tabs() {
        #expect(isShownAlike(TabView { Text("Row").tabItem { Text("One") } }))
    }

    @Test("A split view looks as in a window")
    func split() {
        #expect(
            isShownAlike(
                NavigationSplitView {
                    List { Text("Row") }
                } detail: {
                    Text("Detail")
                }))
    }
}
