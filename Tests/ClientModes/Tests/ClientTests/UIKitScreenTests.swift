import DeclarativeUI
import Testing

@testable import ClientSwift6

/// Screens written for UIKit, tapped and looked at.
@Suite("UIKit screens") @MainActor
struct UIKitScreenTests {
    private func window(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 280, height: 200))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test("A button runs its action, a switch its target")
    func form() {
        let form = FormController()
        let window = window(form)
        #expect(window.tap(label: "Save"))
        #expect(window.tap(identifier: "toggle"))
        #expect(form.saves == 1)
        #expect(form.toggles == [true])
        #expect(window.snapshot().text().contains("Notifications"))
    }

    @Test("What a view draws is in its picture, and follows it")
    func badge() {
        let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
        #expect(badge.snapshot().svg().contains(">0</text>"))
        badge.count = 7
        #expect(badge.snapshot().svg().contains(">7</text>"))
    }

    @Test("A row of a list is chosen by a tap on what its hosted view shows")
    func albums() {
        let albums = AlbumController()
        let window = window(albums)
        let text = window.snapshot().text()
        #expect(text.contains("Summer") && text.contains("Winter"))
        window.tap(at: CGPoint(x: 40, y: 12))
        #expect(albums.chosen == ["Summer"])
    }

    @Test("A card of texts, shapes and a bar has a picture")
    func card() {
        let picture = ProfileCard(name: "Ada").snapshot(size: CGSize(width: 200, height: 120))
        #expect(picture.svg().contains(">Ada</text>"))
        let wedge = Wedge(angle: .degrees(90)).fill(.red).snapshot(size: CGSize(width: 32, height: 32))
        #expect(wedge.svg().contains("<path"))
    }
}
