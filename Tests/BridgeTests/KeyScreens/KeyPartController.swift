import DeclarativeUI
import Foundation

/// The parts of a page in views, one below the other. Parts of the declarative world are hosted.
final class KeyPartController: UIViewController {
    static let partHeight: CGFloat = 112
    private let parts: [KeyPart]

    init(_ parts: [KeyPart]) {
        self.parts = parts
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in parts { view.addSubview(made(part)) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let height = min(Self.partHeight, area.height / CGFloat(max(1, parts.count)))
        for (index, view) in view.subviews.enumerated() {
            view.frame = CGRect(x: area.minX, y: area.minY + CGFloat(index) * height, width: area.width, height: height)
        }
    }

    private func made(_ part: KeyPart) -> UIView {
        switch part {
        case .uiButton(let number): return button(number) {}
        case .uiSwitch(let number): return named(UISwitch(), number)
        case .uiSlider(let number): return named(UISlider(), number)
        case .uiField(let number): return named(UITextField(), number)
        case .uiSegments(let number): return UISegmentedControl(items: [KeyPart.name(number), "Two", "Three"])
        case .uiPush(let number, let parts): return button(number) { [weak self] in self?.push(parts) }
        case .uiSheet(let number, let parts):
            return button(number) { [weak self] in self?.present(KeyPartController(parts), animated: false) }
        case .uiAlert(let number):
            return button(number) { [weak self] in self?.showAlert(number) }
        default:
            let hosting = UIHostingController(rootView: KeyPartView(part: part))
            addChild(hosting)
            defer { hosting.didMove(toParent: self) }
            return hosting.view
        }
    }

    private func named(_ view: UIView, _ number: Int) -> UIView {
        view.accessibilityLabel = KeyPart.name(number)
        return view
    }

    private func button(_ number: Int, _ action: @escaping () -> Void) -> UIView {
        UIButton(type: .system, primaryAction: UIAction(title: KeyPart.name(number)) { _ in action() })
    }

    private func push(_ parts: [KeyPart]) {
        let page = KeyPartController(parts)
        if let navigationController {
            navigationController.pushViewController(page, animated: false)
        } else {
            present(page, animated: false)
        }
    }

    private func showAlert(_ number: Int) {
        let alert = UIAlertController(title: "Alert \(number)", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: false)
    }
}

extension KeyScreen {
    /// Makes the controller that shows the screen.
    @MainActor func makeController() -> UIViewController {
        switch root {
        case .plain: return UIHostingController(rootView: KeyPageView(parts: pages[0]))
        case .stack: return UIHostingController(rootView: KeyStackView(parts: pages[0]))
        case .tabs:
            return UIHostingController(
                rootView: TabView {
                    ForEach(Array(pages.indices), id: \.self) { index in
                        KeyStackView(parts: pages[index]).tabItem { Text("Tab \(index)") }
                    }
                })
        case .split:
            return UIHostingController(
                rootView: NavigationSplitView {
                    KeyPageView(parts: pages[0])
                } detail: {
                    KeyStackView(parts: pages[1])
                })
        case .uiNavigation: return UINavigationController(rootViewController: KeyPartController(pages[0]))
        case .uiTabs:
            let tabs = UITabBarController()
            tabs.viewControllers = pages.indices.map { index in
                let page = UINavigationController(rootViewController: KeyPartController(pages[index]))
                page.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
                return page
            }
            return tabs
        }
    }

    /// The names of the enabled controls on the pages that are shown first.
    var controls: [String] { pages.prefix(root == .split ? 2 : 1).flatMap { $0.flatMap(\.controls) } }
}
