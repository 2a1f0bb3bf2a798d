import DeclarativeUI
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Scenes of what is presented over a window, by either world, as they are stored.
///
/// `ISTHMUS_RECORD=1` stores them anew.
@MainActor @Suite("What presentations look like", .serialized) struct PresentationSceneTests {
    /// What a scene is shown under.
    enum Style: String, CaseIterable, Sendable {
        case light, dark, rtl, large

        @MainActor var traits: UITraitCollection {
            UITraitCollection { traits in
                switch self {
                case .light: break
                case .dark: traits.userInterfaceStyle = .dark
                case .rtl: traits.layoutDirection = .rightToLeft
                case .large: traits.preferredContentSizeCategory = .accessibilityLarge
                }
            }
        }
    }

    /// A scene by its name.
    enum Scene: String, CaseIterable, Sendable {
        case sheet, medium = "medium-sheet", form = "form-sheet", popover, alert, fields = "alert-fields"
        case actionSheet = "action-sheet", choice = "action-popover"
        case views = "sheet-of-views", question = "alert-of-views", dialog = "dialog-of-views", bubble =
            "popover-of-views"
    }

    @Test("A scene is the same as stored", arguments: SizeOfTests.scenes(Scene.allCases, in: Style.allCases))
    func scene(scene: Scene, style: Style) throws {
        let window = PresentationScenes.window(of: scene)
        window.traitOverrides.horizontalSizeClass = [.form, .choice].contains(scene) ? .regular : .compact
        window.traitOverrides.verticalSizeClass = .regular
        window.layoutIfNeeded()
        let snapshot = window.snapshot(traits: style.traits)
        try snapshot.verify("presented-\(scene.rawValue)-\(style.rawValue)", as: [.text, .svg])
        #expect(XMLParser(data: Data(snapshot.svg().utf8)).parse())
    }
}

/// The windows of the scenes.
@MainActor enum PresentationScenes {
    static func window(of scene: PresentationSceneTests.Scene) -> UIWindow {
        let isWide = [.form, .choice].contains(scene)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: isWide ? 480 : 320, height: 320))
        let root = root(of: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        if let shown = presented(in: scene, over: root) { root.present(shown, animated: false) }
        window.layoutIfNeeded()
        return window
    }

    private static func root(of scene: PresentationSceneTests.Scene) -> UIViewController {
        switch scene {
        case .views, .question, .dialog, .bubble: return UIHostingController(rootView: Room(scene: scene))
        default:
            let page = Lines("Room", count: 18)
            page.title = "Room"
            return UINavigationController(rootViewController: page)
        }
    }

    private static func presented(
        in scene: PresentationSceneTests.Scene, over root: UIViewController
    ) -> UIViewController? {
        let page = Lines("Sheet", count: 6)
        page.title = "Sheet"
        let navigation = UINavigationController(rootViewController: page)
        let sheet = navigation.sheetPresentationController
        switch scene {
        case .sheet: return navigation
        case .medium:
            sheet?.detents = [.medium(), .large()]
            sheet?.prefersGrabberVisible = true
            return navigation
        case .form:
            navigation.modalPresentationStyle = .formSheet
            navigation.preferredContentSize = CGSize(width: 240, height: 160)
            return navigation
        case .popover: return popover(over: root)
        case .alert, .fields: return alert(hasFields: scene == .fields)
        case .actionSheet, .choice: return choice(over: scene == .choice ? root : nil)
        default: return nil
        }
    }

    private static func popover(over root: UIViewController) -> UIViewController {
        let shown = Lines("Popover", count: 2)
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = CGSize(width: 128, height: 48)
        shown.popoverPresentationController?.sourceView = root.view
        shown.popoverPresentationController?.sourceRect = CGRect(x: 40, y: 96, width: 80, height: 16)
        shown.popoverPresentationController?.delegate = Staying.shared
        return shown
    }

    private static func alert(hasFields: Bool) -> UIAlertController {
        let alert = UIAlertController(
            title: hasFields ? "Log In" : "Delete the note?", message: hasFields ? nil : "It cannot be brought back.",
            preferredStyle: .alert)
        if hasFields { for name in ["Name", "Password"] { alert.addTextField { $0.placeholder = name } } }
        alert.addAction(
            UIAlertAction(title: hasFields ? "Log In" : "Delete", style: hasFields ? .default : .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }

    private static func choice(over root: UIViewController?) -> UIAlertController {
        let choice = UIAlertController(title: "Photo", message: "Where from?", preferredStyle: .actionSheet)
        for title in ["Camera", "Library"] { choice.addAction(UIAlertAction(title: title, style: .default)) }
        choice.addAction(UIAlertAction(title: "Remove", style: .destructive))
        choice.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        if let root {
            choice.popoverPresentationController?.sourceView = root.view
            choice.popoverPresentationController?.sourceRect = CGRect(x: 200, y: 64, width: 80, height: 16)
        }
        return choice
    }

    /// Keeps popovers where the window is narrow.
    private final class Staying: UIPopoverPresentationControllerDelegate {
        static let shared = Staying()
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }

    /// Shows lines of text.
    private final class Lines: UIViewController {
        private let labels: [UILabel]

        init(_ name: String, count: Int) {
            labels = (1...count).map { ControlScenes.label("\(name) \($0)") }
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            view.backgroundColor = .systemBackground
            for label in labels { view.addSubview(label) }
        }

        override func viewDidLayoutSubviews() {
            for (index, label) in labels.enumerated() {
                label.frame = CGRect(x: 8, y: CGFloat(index) * 16, width: view.bounds.width - 16, height: 16)
            }
        }
    }
}

/// Views that present something from the start.
private struct Room: View {
    let scene: PresentationSceneTests.Scene
    @State private var isShown = true
    @State private var name = "Ann"

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ForEach(0..<3, id: \.self) { Text("Line \($0)") }
            presenter
            ForEach(3..<8, id: \.self) { Text("Line \($0)") }
        }
    }

    @ViewBuilder private var presenter: some View {
        switch scene {
        case .views:
            Text("Source").sheet(isPresented: $isShown) {
                VStack(spacing: 16) {
                    Text("A sheet of views").font(.headline)
                    Button("Done") {}.buttonStyle(.borderedProminent)
                }
                .presentationDetents([.medium, .large])
            }
        case .question:
            Text("Source").alert("Rename", isPresented: $isShown) {
                TextField("Name", text: $name)
                Button("Cancel", role: .cancel) {}
                Button("Rename") {}.keyboardShortcut(.defaultAction)
            } message: {
                Text("Choose another name.")
            }
        case .dialog:
            Text("Source").confirmationDialog("Delete?", isPresented: $isShown, titleVisibility: .visible) {
                Button("Delete", role: .destructive) {}
                Button("Archive") {}
            }
        default:
            Text("Source").popover(isPresented: $isShown) {
                Text("A popover").padding(16).presentationCompactAdaptation(.popover)
            }
        }
    }
}
