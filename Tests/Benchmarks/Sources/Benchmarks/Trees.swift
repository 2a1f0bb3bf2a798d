import DeclarativeUI

/// A window in a scene over a tree of views, ten of which observe a trait.
@MainActor final class Tree {
    let scene = UIWindowScene()
    let window: UIWindow
    let top: UIView
    /// How often handlers ran.
    private(set) var hits = 0
    /// All views of the tree, parents first.
    private(set) var views: [UIView] = []

    /// - Parameters:
    ///   - count: the number of views.
    ///   - width: how many subviews a view has.
    ///   - isBordered: whether there are four boundaries between the worlds above the views.
    init(count: Int, width: Int = 10, observers: Int = 10, isBordered: Bool = false) {
        window = UIWindow(windowScene: scene)
        window.isHidden = false
        top = UIView()
        if isBordered {
            window.rootViewController = UIHostingController(rootView: OuterIsland(top: top))
        } else {
            window.addSubview(top)
        }
        window.layoutIfNeeded()
        if top.window !== window { fatalError("The tree did not get into the window.") }
        views.reserveCapacity(count)
        views.append(top)
        var parent = 0
        while views.count < count {
            for _ in 0..<min(width, count - views.count) {
                let view = UIView()
                views[parent].addSubview(view)
                views.append(view)
            }
            parent += 1
        }
        for index in 0..<observers {
            let view = views[(index + 1) * (count / observers) - 1]
            view.registerForTraitChanges([ToneTrait.self]) { [unowned self] (_: UIView, _) in hits += 1 }
        }
        window.layoutIfNeeded()
    }
}

/// The declarative part above the second boundary.
private struct OuterIsland: UIViewRepresentable {
    let top: UIView

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let hosting = _UIHostingView(rootView: InnerIsland(top: top))
        hosting.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.addSubview(hosting)
        return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {}
}

/// The declarative part above the fourth boundary.
private struct InnerIsland: UIViewRepresentable {
    let top: UIView

    func makeUIView(context: Context) -> UIView { top }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

/// A node of a hand-written tree that keeps its own value and is told of each change.
final class PushedNode {
    var value = 0
    var children: [PushedNode] = []
    var handler: (() -> Void)?

    func push(_ new: Int) {
        value = new
        handler?()
        for child in children { child.push(new) }
    }
}
