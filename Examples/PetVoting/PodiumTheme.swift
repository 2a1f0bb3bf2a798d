import DeclarativeUI

/// How the podium is coloured: a trait of the imperative world, an environment value of the declarative one.
enum PodiumTheme: Int { case plain, medals }

struct PodiumThemeTrait: UITraitDefinition {
    static let defaultValue = PodiumTheme.plain
    static let affectsColorAppearance = true
}

struct PodiumThemeKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = PodiumTheme.plain
    static func read(from traitCollection: UITraitCollection) -> PodiumTheme { traitCollection[PodiumThemeTrait.self] }
    static func write(to mutableTraits: inout any UIMutableTraits, value: PodiumTheme) {
        mutableTraits[PodiumThemeTrait.self] = value
    }
}

extension EnvironmentValues {
    /// The colours of the three steps, the highest first.
    var podium: [Color] {
        switch self[PodiumThemeKey.self] {
        case .plain: [Color.gray.opacity(0.2), Color.gray.opacity(0.3), Color.gray.opacity(0.4)]
        case .medals: [Color.yellow.opacity(0.4), Color.gray.opacity(0.3), Color.brown.opacity(0.4)]
        }
    }
}

/// The app in an imperative shell: a controller that hosts it under a theme of its own.
final class PollController: UIViewController {
    let poll: Poll

    init(poll: Poll) {
        self.poll = poll
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let hosted = UIHostingController(rootView: ContentView(poll: poll))
        addChild(hosted)
        view.addSubview(hosted.view)
        hosted.didMove(toParent: self)
        traitOverrides[PodiumThemeTrait.self] = .medals
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        children.first?.view.frame = view.bounds
    }
}
