import Foundation
import ImperativeUI
import TestSupport
import UITestSupport

/// A controller with a title that knows by its callbacks whether it is visible.
final class SplitPage: UIViewController {
    private(set) var isVisible = false

    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        super.loadView()
        let label = UILabel()
        label.text = title.map { "in \($0)" }
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 16)
        view.addSubview(label)
        let button = UIButton(type: .system)
        button.setTitle("\(title ?? "") button", for: .normal)
        button.frame = CGRect(x: 0, y: 16, width: 100, height: 16)
        view.addSubview(button)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isVisible = true
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isVisible = false
    }
}

/// A split view that fills the window of an application.
@MainActor final class SplitRig {
    typealias Column = UISplitViewController.Column

    let split: UISplitViewController
    let host: HeadlessHost
    private let delegate: ControllerDelegate
    var window: UIWindow { delegate.window }

    static let wide = CGSize(width: 640, height: 144)
    static let narrow = CGSize(width: 320, height: 144)

    /// Makes a split view with the columns "a", "b" and, with three, "c".
    convenience init(
        _ style: UISplitViewController.Style, size: CGSize = wide, traits: UITraitCollection = UITraitCollection()
    ) {
        let split = UISplitViewController(style: style)
        let columns: [Column] =
            style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for (column, name) in zip(columns, ["a", "b", "c"]) { split.setViewController(SplitPage(name), for: column) }
        self.init(split, size: size, traits: traits)
    }

    init(_ split: UISplitViewController, size: CGSize = wide, traits: UITraitCollection = UITraitCollection()) {
        self.split = split
        delegate = ControllerDelegate(split)
        host = HeadlessHost.launch(delegate, size: size, traits: traits)
    }

    isolated deinit { host.end() }

    /// The first row of the window, with one space for several.
    var titles: String { row(0) }

    func row(_ index: Int) -> String {
        let rows = host.text.split(separator: "\n", omittingEmptySubsequences: false)
        guard rows.indices.contains(index) else { return "" }
        return rows[index].replacingOccurrences(of: "│", with: " │ ").split(separator: " ").joined(separator: " ")
    }

    func navigation(_ column: Column) -> UINavigationController? {
        (split.viewController(for: column) as? UINavigationController)
            ?? split.viewController(for: column)?.navigationController
    }

    func tap(_ label: String) { _ = window.tap(label: label) }
}
