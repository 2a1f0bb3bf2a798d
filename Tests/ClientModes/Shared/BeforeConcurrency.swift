import SwiftUI
import UIKit

// Code that was written before concurrency: plain functions and classes that touch the user interface, deinitialisers
// among them. In Swift 5 mode it compiles without a word; in Swift 6 mode with warnings, no error.

func highlight(_ view: UIView) { view.backgroundColor = .red }

func showsDarkColors(_ environment: UITraitEnvironment) -> Bool {
    environment.traitCollection.userInterfaceStyle == .dark
}

final class BadgeFactory {
    #if swift(>=6.0)
        // A default value that is isolated is an error in Swift 6 mode, whatever its type was declared as.
        private let container: UIView
        init() { container = UIView() }
    #else
        private let container = UIView()
    #endif
    private(set) var made: [UILabel] = []

    func makeBadge(_ text: String) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 16))
        label.text = text
        label.textColor = .white
        highlight(label)
        container.addSubview(label)
        made.append(label)
        return label
    }

    deinit { container.subviews.forEach { $0.removeFromSuperview() } }
}

/// A model that is its screen's delegate and data source, as it was written: no isolation anywhere.
final class PlainSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let rows = ["One", "Two"]
    private(set) var chosen: [IndexPath] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        cell.contentView.backgroundColor = .systemGray
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen.append(indexPath)
        collectionView.deselectItem(at: indexPath, animated: false)
    }
}

final class RouterBeforeConcurrency {
    private weak var window: UIWindow?
    private var token: UITraitChangeRegistration?

    init(window: UIWindow) { self.window = window }

    func start() {
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        window?.rootViewController = UINavigationController(rootViewController: root)
        window?.makeKeyAndVisible()
        token = root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (controller: UIViewController, _: UITraitCollection) in
            highlight(controller.view)
        }
    }

    func show(_ title: String) {
        let hosting = UIHostingController(rootView: Text(title))
        window?.rootViewController?.present(hosting, animated: false, completion: nil)
    }

    deinit { window?.rootViewController = nil }
}

final class PageBeforeConcurrency: UIViewController {
    let factory = BadgeFactory()
    lazy var page: UIView = factory.makeBadge("page")
    deinit { page.removeFromSuperview() }
}

// Swift 6 mode does not let a value that may be shared be passed to the main actor.
#if !swift(>=6)
    func hostedView<Content: View>(_ content: Content) -> UIView { UIHostingController(rootView: content).view }
#endif
func heightOfBody<V: View>(_ view: V) -> Any { view.body }
