import Foundation
import BridgedEnvironment

/// Shows the input views of a window's first responder at the bottom of the window.
///
/// They stay while something in them has the focus of the keyboard, so that keys reach it.
@MainActor final class InputViews: PictureWatcher {
    private unowned let window: UIWindow
    private var host: InputViewHost?
    /// Whether the first responder was in the views.
    private var wasInside = false

    init(_ window: UIWindow) { self.window = window }

    private var follower: (any FirstResponderFollower)? { window.focusStorage as? any FirstResponderFollower }

    /// Whether a responder has input views, or one above it in the chain.
    static func areWanted(by first: UIResponder?) -> Bool { owner(above: first) != nil }

    private static func owner(above first: UIResponder?) -> UIResponder? {
        first?.chain.first { $0.inputAccessoryView != nil || $0.inputView != nil }
    }

    /// Shows the views of the first responder as it is now. Called whenever pictures have changed.
    func look() {
        if window.firstResponder == nil, wasInside, let owner = host?.owner { _ = owner.becomeFirstResponder() }
        let first = window.firstResponder
        wasInside = (first as? UIView).map { view in host.map { view.isDescendant(of: $0) } ?? false } ?? false
        let isUsed = host.map { follower?.isInside($0) ?? false } ?? false
        let start = first ?? (isUsed ? host?.owner : nil)
        guard let owner = Self.owner(above: start), let chain = start?.chain else { return hide() }
        let accessory = chain.lazy.compactMap(\.inputAccessoryView).first { _ in true }
        let input = chain.lazy.compactMap(\.inputView).first { _ in true }
        let bar = host ?? InputViewHost(frame: .zero)
        host = bar
        bar.owner = owner
        let top = follower?.top ?? window
        if bar.superview !== top { top.addSubview(bar) }
        bar.show([accessory, input].compactMap { $0 })
        let scene = window.windowScene
        let height = bar.height(in: top.bounds)
        let below = min(max(window.safeAreaInsets.bottom, scene?.keyboardHeight ?? 0), top.bounds.height - height)
        let frame = CGRect(
            x: 0, y: top.bounds.height - height - below, width: top.bounds.width, height: height + below)
        if bar.frame != frame { bar.frame = frame }
        bar.below = below
        scene?.inputViewsHeight = height
    }

    /// A responder that is no longer the first is to have no input views any more.
    func endUse(by responder: UIResponder) { if host?.owner === responder, window.firstResponder == nil { hide() } }

    private func hide() {
        StepWatch.shared.remove(self)
        guard let host else { return }
        self.host = nil
        wasInside = false
        host.show([])
        host.removeFromSuperview()
        window.windowScene?.inputViewsHeight = 0
    }
}

extension UIWindow {
    /// The first responder, or its input views, may be others: they are shown after the update.
    final func inputViewsMayHaveChanged() {
        if inputViewsStorage == nil, !InputViews.areWanted(by: firstResponder) { return }
        let views = inputViewsStorage ?? InputViews(self)
        inputViewsStorage = views
        StepWatch.shared.add(views)
    }
}

/// The bar with the input views, from top to bottom.
private final class InputViewHost: UIView {
    /// The responder whose views they are.
    weak var owner: UIResponder?
    private var views: [UIView] = []
    /// The room below the views, in points.
    var below: CGFloat = 0 { didSet { if below != oldValue { setNeedsLayout() } } }

    /// The least height of a view that has none, in points.
    private static let leastHeight: CGFloat = 216

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    }

    required init?(coder: NSCoder) { fatalError("The bar of input views cannot come from an archive.") }

    override var next: UIResponder? { owner ?? super.next }

    func show(_ new: [UIView]) {
        if new.elementsEqual(views, by: { $0 === $1 }) { return }
        for view in views where view.superview === self && !new.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        views = new
        for view in new where view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    /// Returns the height of all views, which is at most that of an area.
    func height(in area: CGRect) -> CGFloat {
        min(views.reduce(0) { $0 + height(of: $1, width: area.width) }, area.height)
    }

    private func height(of view: UIView, width: CGFloat) -> CGFloat {
        if !view.translatesAutoresizingMaskIntoConstraints {
            return view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height.usableLength
        }
        if view.bounds.height > 0 { return view.bounds.height }
        let fitting = view.sizeThatFits(CGSize(width: width, height: 0)).height
        let height = max(fitting, view.intrinsicContentSize.height)
        return height > 0 && height.isFinite ? height : Self.leastHeight
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        for view in views {
            let height = min(height(of: view, width: bounds.width), max(0, bounds.height - below - top))
            let frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            if view.translatesAutoresizingMaskIntoConstraints {
                if view.frame != frame { view.frame = frame }
            } else {
                view.place(in: frame)
            }
            top += height
        }
    }
}
