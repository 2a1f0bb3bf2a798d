import DeclarativeUI

/// The whole program: a title, the levels one inside the other, how the value came to the innermost.
final class RootController: UIViewController {
    private let scene: UIWindowScene
    private let changes = Changes()
    private let heading = UILabel()
    private let scroll = UIScrollView()
    private let account = UILabel()
    private let hosted: UIHostingController<OuterView>
    private lazy var scenePanel = PanelView(
        .scene, node: scene, changes: changes, override: { [scene] in scene.traitOverrides.ownTheme },
        set: { [scene] in scene.traitOverrides.ownTheme = $0 })
    private lazy var ownPanel = PanelView(
        .root, node: self, changes: changes, override: { [weak self] in self?.traitOverrides.ownTheme },
        set: { [weak self] in self?.traitOverrides.ownTheme = $0 })

    init(scene: UIWindowScene) {
        self.scene = scene
        hosted = UIHostingController(rootView: OuterView(changes: changes))
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = "Theme bridge: one value through both worlds"
        heading.font = .boldSystemFont(ofSize: 17)
        account.textColor = .secondaryLabel
        account.numberOfLines = 0
        for part in [heading, scroll] { view.addSubview(part) }
        addChild(hosted)
        ownPanel.content = hosted.view
        hosted.didMove(toParent: self)
        scenePanel.content = ownPanel
        scroll.addSubview(scenePanel)
        scroll.addSubview(account)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isCompact = view.bounds.width < 72 * 8
        traitOverrides.horizontalSizeClass = isCompact ? .compact : .regular
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        _ = changes.count
        let bounds = view.bounds.insetBy(dx: view.bounds.width < 72 * 8 ? 0 : 8, dy: 0)
        let line = PanelMetrics.line
        let isLow = bounds.height < 10 * line
        let width = min(bounds.width, 110 * 8)
        func frame(y: CGFloat, height: CGFloat) -> CGRect {
            CGRect(x: bounds.minX, y: y, width: bounds.width, height: height)
        }
        heading.isHidden = isLow
        heading.frame = frame(y: 0, height: line)
        let top = isLow ? 0 : 2 * line
        scroll.frame = frame(y: top, height: max(bounds.height - top, 0))

        let isCompact = traitCollection.horizontalSizeClass == .compact
        let levels = CGFloat(Level.allCases.count) * PanelMetrics.height(isCompact: isCompact) + line
        scenePanel.frame = CGRect(x: 0, y: 0, width: width, height: levels)
        account.text = scene.windows.first?.explain(ThemeTrait.self, in: LeafView.self).first?.account
        let height = account.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        account.frame = CGRect(x: 0, y: levels + line, width: width, height: height)
        scroll.contentSize = CGSize(width: width, height: account.frame.maxY)
    }
}
