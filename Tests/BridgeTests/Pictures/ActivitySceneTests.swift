import DeclarativeUI
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What lists of activities look like, as they are stored. `ISTHMUS_RECORD=1` stores them anew.
@MainActor @Suite("What lists of activities look like", .serialized) struct ActivitySceneTests {
    /// A scene by its name.
    enum Scene: String, CaseIterable, Sendable {
        case sheet, popover, link
    }

    @Test("A scene is the same as stored", arguments: Scene.allCases, PresentationSceneTests.Style.allCases)
    func scene(scene: Scene, style: PresentationSceneTests.Style) throws {
        let isWide = scene == .popover
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: isWide ? 480 : 320, height: 320))
        window.traitOverrides.horizontalSizeClass = isWide ? .regular : .compact
        window.traitOverrides.verticalSizeClass = .regular
        let root =
            scene == .link
            ? UIHostingController(
                rootView: ShareLink(
                    item: URL(string: "https://example.org")!, message: Text("To be read"),
                    preview: SharePreview("A page", image: Image(systemName: "book"))))
            : UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        if scene == .link {
            _ = window.tap(label: "Share…")
        } else {
            let list = UIActivityViewController(
                activityItems: [URL(string: "https://example.org")!],
                applicationActivities: [Mark("Keep for Later", "bookmark"), Mark("Without Image", nil)])
            list.popoverPresentationController?.sourceView = root.view
            list.popoverPresentationController?.sourceRect = CGRect(x: 200, y: 48, width: 80, height: 16)
            root.present(list, animated: false)
        }
        window.layoutIfNeeded()
        let snapshot = window.snapshot(traits: style.traits)
        try snapshot.verify("activities-\(scene.rawValue)-\(style.rawValue)", as: [.text, .svg])
        #expect(XMLParser(data: Data(snapshot.svg().utf8)).parse())
    }

    private final class Mark: UIActivity {
        let title: String
        let symbol: String?

        init(_ title: String, _ symbol: String?) { (self.title, self.symbol) = (title, symbol) }

        override var activityTitle: String? { title }
        override var activityImage: UIImage? { symbol.flatMap { UIImage(systemName: $0) } }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    }
}
