import DeclarativeUI
import Foundation
import Testing

@testable import BrowserHost

@Suite("Scenes in pages", .serialized) @MainActor struct BrowserTabTests {
    private final class CountController: UIViewController {
        let label = UILabel()
        let field = UITextField()
        var count = 0 { didSet { label.text = "Count \(count)" } }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Counts"
            label.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
            field.frame = CGRect(x: 20, y: 80, width: 200, height: 40)
            field.keyboardType = .emailAddress
            field.textContentType = .emailAddress
            let button = UIButton(
                type: .system, primaryAction: UIAction(title: "Add") { [weak self] _ in self?.count += 1 })
            button.frame = CGRect(x: 20, y: 140, width: 100, height: 44)
            for view in [label, field, button] { self.view.addSubview(view) }
        }
    }

    /// Runs a test on a page that shows the controller. The application ends with it: no other test runs meanwhile.
    private func onStage(_ test: (TabStage, CountController) throws -> Void) throws {
        let controller = CountController()
        let stage = try TabStage(controller)
        defer { stage.end() }
        #expect(stage.settle())
        try test(stage, controller)
    }

    private func frames(_ messages: [String]) -> Int { messages.filter { $0.contains("\"frame\"") }.count }

    @Test("A page is told the scene's title and its size")
    func first() throws {
        try onStage { stage, _ in
            #expect(stage.page.title == "Counts")
            #expect(stage.page.size == [390, 844])
            #expect(stage.page.scene == stage.shown.name)
        }
    }

    @Test("A page that has not shown a frame gets no other one, and then the latest")
    func slowPages() throws {
        try onStage { stage, controller in
            for count in 1...5 {
                controller.count = count
                stage.sendFrame()
            }
            #expect(frames(stage.page.incoming) == 1)
            #expect(stage.settle())
            #expect(stage.page.model.picture.contains("Count 5"))
            #expect(stage.page.model.picture == stage.picture)
        }
    }

    @Test("Nothing is sent while nothing changes")
    func idle() throws {
        try onStage { stage, _ in
            stage.shown.frameIsDue()
            stage.sendFrame()
            #expect(stage.page.incoming.isEmpty)
        }
    }

    @Test("A hidden page is sent no frames, and its scene is in the background")
    func hiddenPages() throws {
        try onStage { stage, controller in
            stage.shown.receive(.visible(false))
            #expect(stage.scene.windowScene.activationState == .background)
            controller.count = 3
            stage.sendFrame()
            #expect(stage.page.incoming.isEmpty)
            stage.shown.receive(.visible(true))
            #expect(stage.settle())
            #expect(stage.page.model.picture.contains("Count 3"))
        }
    }

    @Test("A page that connects again is sent the whole picture, and the scene has kept its state")
    func reconnection() throws {
        try onStage { stage, controller in
            controller.count = 7
            stage.reconnect(isReloaded: true)
            #expect(stage.settle())
            #expect(stage.page.model.picture.contains("Count 7"))
            #expect(stage.page.model.picture == stage.picture)
        }
    }

    @Test("A change of a text is sent in less than two kilobytes")
    func size() throws {
        try onStage { stage, controller in
            controller.count = 1
            stage.sendFrame()
            #expect(stage.page.incoming.count == 1 && stage.page.incoming[0].utf8.count < 600)
        }
    }

    @Test("The appearance of a page is the scene's, and so is its size class")
    func traits() throws {
        try onStage { stage, _ in
            var traits = PageTraits()
            (traits.isDark, traits.width, traits.font, traits.languages) = (true, 1000, 24, ["ar-EG", "en"])
            stage.shown.receive(.traits(traits))
            let shown = stage.scene.windowScene.traitCollection
            #expect(shown.userInterfaceStyle == .dark)
            #expect(shown.horizontalSizeClass == .regular)
            #expect(shown.preferredContentSizeCategory > .extraExtraLarge)
            #expect(shown.layoutDirection == .rightToLeft)
        }
    }

    private struct Settings: View {
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
        var body: some View { Text("motion \(reducesMotion), transparency \(reducesTransparency)") }
    }

    @Test("The assistive settings of a page are its scene's, in views and in colours, and nobody else's")
    func settings() throws {
        let stage = try TabStage(UIHostingController(rootView: Settings()))
        defer { stage.end() }
        #expect(stage.settle())
        #expect(stage.page.model.picture.contains("motion false, transparency false"))
        var traits = PageTraits()
        traits.reducesMotion = true
        stage.shown.receive(.traits(traits))
        #expect(stage.settle())
        #expect(stage.page.model.picture.contains("motion true, transparency false"))
        #expect(!UIAccessibility.isReduceMotionEnabled)
        let blur = UIBlurEffect(style: .systemMaterial)
        let clear = blur.paint(with: stage.scene.windowScene.traitCollection).plainColor
        traits.reducesTransparency = true
        stage.shown.receive(.traits(traits))
        #expect(stage.settle())
        #expect(stage.page.model.picture.contains("motion true, transparency true"))
        let opaque = blur.paint(with: stage.scene.windowScene.traitCollection).plainColor
        #expect(clear.map { $0.alpha < 1 } == true && opaque?.alpha == 1)
    }

    @Test("A page is told which text is edited, in the words of HTML")
    func input() throws {
        try onStage { stage, controller in
            controller.field.becomeFirstResponder()
            #expect(stage.settle())
            #expect(stage.page.input["isEditing"] as? Bool == true)
            #expect(stage.page.input["inputmode"] as? String == "email")
            #expect(stage.page.input["autocomplete"] as? String == "email")
            controller.field.resignFirstResponder()
            #expect(stage.settle())
            #expect(stage.page.input["isEditing"] as? Bool == false)
        }
    }
}
