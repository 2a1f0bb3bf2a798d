import DeclarativeUI
import Foundation
import TestSupport
import Testing
import BridgedEnvironment

/// Notes the phases that a view is made for, and tells when another one comes.
@MainActor private final class Phases {
    private(set) var notes: [String] = []

    func note(_ phase: AsyncImagePhase) {
        let note =
            switch phase {
            case .empty: "empty"
            case .success: "image"
            case .failure: "error"
            }
        if notes.last == note { return }
        notes.append(note)
    }

    /// Waits until there were a number of phases.
    func wait(for count: Int) async { await eventually("phase \(count) of an image") { notes.count >= count } }
}

private struct Page: View {
    let url: URL?
    let phases: Phases

    var body: some View {
        AsyncImage(url: url, scale: 2) { phase in
            let _ = phases.note(phase)
            if let image = phase.image { image } else { Text(phase.error == nil ? "wait" : "sorry") }
        }
    }
}

@MainActor @Suite("Images that are loaded") struct AsyncImageTests {
    private static let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAQAAABeK7cBAAAADUlEQVR42mMQUDBwAAABRQChjtg0XwAAAABJRU5ErkJggg=="
    private let data = URL(string: "data:image/png;base64,\(png)")

    private func show<V: View>(_ view: V) -> (UIHostingController<V>, UIWindow) {
        let controller = UIHostingController(rootView: view)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        return (controller, window)
    }

    @Test("An image is empty, then there; with another URL it begins anew, and fails where there is none")
    func phases() async throws {
        let phases = Phases()
        let (controller, window) = show(Page(url: data, phases: phases))
        #expect(phases.notes == ["empty"] && window.snapshot().text().contains("wait"))
        await phases.wait(for: 2)
        #expect(phases.notes == ["empty", "image"])
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("image-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        controller.rootView = Page(url: folder.appendingPathComponent("none.png"), phases: phases)
        await phases.wait(for: 4)
        window.layoutIfNeeded()
        #expect(phases.notes.suffix(2) == ["empty", "error"] && window.snapshot().text().contains("sorry"))
        let file = folder.appendingPathComponent("some.png")
        try #require(Data(base64Encoded: Self.png)).write(to: file)
        controller.rootView = Page(url: file, phases: phases)
        await phases.wait(for: 6)
        #expect(phases.notes.suffix(2) == ["empty", "image"])
        controller.rootView = Page(url: URL(string: "data:image/png,nothing"), phases: phases)
        await phases.wait(for: 8)
        #expect(phases.notes.suffix(2) == ["empty", "error"])
        controller.rootView = Page(url: nil, phases: phases)
        window.layoutIfNeeded()
        #expect(phases.notes.last == "empty")
    }

    @Test("An image is as large as its pixels at its scale, the area before it takes the room there is")
    func sizes() async throws {
        let room = CGSize(width: 50, height: 20)
        let controller = UIHostingController(rootView: AsyncImage(url: nil))
        #expect(controller.sizeThatFits(in: room) == room)
        let phases = Phases()
        let (shown, window) = show(Page(url: data, phases: phases))
        await phases.wait(for: 2)
        #expect(shown.view.window === window && shown.sizeThatFits(in: room) == CGSize(width: 1, height: 0.5))
    }

    @Test("A placeholder stands for what is not there")
    func placeholder() {
        let view = AsyncImage(url: URL(string: "nowhere:")) {
            $0.resizable()
        } placeholder: {
            Text("later")
        }
        #expect(show(view).1.snapshot().text().contains("later"))
    }
}
