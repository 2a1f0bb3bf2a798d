import DeclarativeUI

/// SwiftUI in a `UIHostingController`, which shows a controller of UIKit.
struct OuterView: View {
    let changes: Changes
    @State private var override: Theme?

    var body: some View {
        Panel(level: .outer, changes: changes, override: $override) {
            RepresentedController(changes: changes)
        }
        .environment(\.themeOverride, override)
    }
}

/// Puts the controller into the view above.
struct RepresentedController: UIViewControllerRepresentable {
    let changes: Changes

    func makeUIViewController(context: Context) -> InnerController { InnerController(changes: changes) }
    func updateUIViewController(_ uiViewController: InnerController, context: Context) {}
}

/// UIKit in a view of SwiftUI, which hosts one of its own.
final class InnerController: UIViewController {
    private let changes: Changes

    init(changes: Changes) {
        self.changes = changes
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = PanelView(
            .controller, node: self, changes: changes, override: { [weak self] in self?.traitOverrides.ownTheme },
            set: { [weak self] in self?.traitOverrides.ownTheme = $0 })
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let hosted = UIHostingController(rootView: InnerView(changes: changes))
        addChild(hosted)
        (view as? PanelView)?.content = hosted.view
        hosted.didMove(toParent: self)
    }
}

/// SwiftUI in a controller in a view, which shows a view of UIKit.
struct InnerView: View {
    let changes: Changes
    @State private var override: Theme?

    var body: some View {
        Panel(level: .inner, changes: changes, override: $override) {
            RepresentedLeaf(changes: changes)
        }
        .environment(\.themeOverride, override)
    }
}

/// Puts the innermost view into the view above.
struct RepresentedLeaf: UIViewRepresentable {
    let changes: Changes

    func makeUIView(context: Context) -> LeafView { LeafView(changes: changes) }
    func updateUIView(_ uiView: LeafView, context: Context) {}
}

/// The innermost view, with a sample in a colour that is looked up by the theme.
final class LeafView: UIView {
    private let sample = UILabel()
    private let changes: Changes
    private lazy var panel = PanelView(
        .leaf, node: self, changes: changes, override: { [weak self] in self?.traitOverrides.ownTheme },
        set: { [weak self] in self?.traitOverrides.ownTheme = $0 })

    init(changes: Changes) {
        self.changes = changes
        super.init(frame: .zero)
        sample.text = " A sample "
        sample.textColor = .white
        sample.backgroundColor = UIColor { $0.theme.color }
        panel.content = sample
        addSubview(panel)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        panel.frame = bounds
    }
}

extension UITraitOverrides {
    /// The theme that is set here; `nil` where none is. Setting `nil` removes it.
    var ownTheme: Theme? {
        get { contains(ThemeTrait.self) ? theme : nil }
        set {
            if let newValue { self[ThemeTrait.self] = newValue } else { remove(ThemeTrait.self) }
        }
    }
}
