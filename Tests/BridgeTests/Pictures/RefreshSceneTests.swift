import DeclarativeUI
import Foundation
import Testing

/// Contents that are refreshed, in both worlds, as they are stored.
///
/// `ISTHMUS_RECORD=1` stores them anew.
@MainActor @Suite("What contents look like while they are refreshed", .serialized) struct RefreshSceneTests {
    /// A scene by its name.
    enum Scene: String, CaseIterable, Sendable {
        case list, pulled, imperative
    }

    @Test("A scene is the same as stored", arguments: Scene.allCases, PresentationSceneTests.Style.allCases)
    func scene(scene: Scene, style: PresentationSceneTests.Style) throws {
        let stage = NavigationStage(
            scene == .imperative
                ? Refreshed() : UIHostingController(rootView: List(0..<9) { Text("Mail \($0)") }.refreshable {}))
        _ = stage.lines
        if scene == .pulled {
            stage.host.send(.pointer(HostPointer(.down, at: CGPoint(x: 240, y: 32))))
            stage.host.send(.pointer(HostPointer(.move, at: CGPoint(x: 240, y: 80))))
        } else {
            stage.host.press(.keyboardF5)
        }
        try stage.window.snapshot(traits: style.traits)
            .verify("refreshed-\(scene.rawValue)-\(style.rawValue)", as: [.text, .svg])
    }
}

/// A table-like scroll view that is refreshed, below a bar.
private final class Refreshed: UIViewController {
    private let scroll = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for number in 0..<20 {
            let label = UILabel(frame: CGRect(x: 16, y: CGFloat(number) * 16, width: 200, height: 16))
            label.text = "Line \(number)"
            scroll.addSubview(label)
        }
        scroll.contentSize = CGSize(width: 200, height: 320)
        scroll.refreshControl = UIRefreshControl()
        scroll.refreshControl?.tintColor = .systemPurple
        view.addSubview(scroll)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds
    }
}
