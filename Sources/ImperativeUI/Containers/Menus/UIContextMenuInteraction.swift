import Foundation

/// An interaction that opens a context menu for a view. It opens with a long press, with the secondary mouse button,
/// and, while the view or its content has focus, with Shift-F10 or the menu key.
@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The appearances of a context menu.
    public enum Appearance: UInt, Sendable {
        /// The appearance is not known because no menu is shown.
        case unknown = 0
        /// The menu is shown with a preview.
        case rich = 1
        /// The menu is shown without a preview.
        case compact = 2
    }

    /// The delegate that provides the menus, held weakly.
    public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that has the interaction.
    public private(set) final weak var view: UIView?
    /// Whether the menus are those of the view itself, and not of items in it.
    var isOfWholeView: Bool { true }
    private final var press: MenuPress?
    private final var point = CGPoint.zero
    private final weak var shown: MenuController?
    private final var hasPreview = false

    /// Creates an interaction with a delegate that provides its menus.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Tells the interaction that it is about to be added to a view or removed from one.
    open func willMove(to view: UIView?) {
        if let press { self.view?.removeGestureRecognizer(press) }
    }

    /// Tells the interaction that it was added to a view or removed from one.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return press = nil }
        let made = MenuPress { [weak self] point in
            guard let self, let found = configuration(at: point) else { return nil }
            return { [weak self] in self?.open(found, at: point) }
        }
        press = made
        view.addGestureRecognizer(made)
    }

    /// The appearance of the menu that is shown.
    public final var menuAppearance: Appearance { shown == nil ? .unknown : hasPreview ? .rich : .compact }

    /// Returns the location at which a menu was last requested, in the coordinates of a view, or of the topmost view
    /// if it is `nil`.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(point, to: view) ?? point }

    /// Replaces the visible menu. Submenus that are open stay open if the new menu still has them.
    ///
    /// - Parameter block: A closure that takes the current menu and returns its replacement.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let shown else { return }
        shown.update(block(shown.menu))
    }

    /// Dismisses the menu that is shown.
    open func dismissMenu() { shown?.close() }

    // MARK: Opening

    /// Opens the menu for a point of the view. Returns whether there is one.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - source: The rectangle that the menu is beside; `nil` for the point.
    @discardableResult
    final func open(at point: CGPoint, beside source: CGRect? = nil) -> Bool {
        guard let found = configuration(at: point) else { return false }
        return open(found, at: point, beside: source)
    }

    @discardableResult
    private final func open(
        _ configuration: UIContextMenuConfiguration, at point: CGPoint, beside source: CGRect? = nil
    ) -> Bool {
        guard let view else { return false }
        self.point = point
        let rect = source ?? CGRect(origin: point, size: .zero)
        return open(configuration, from: MenuSource(view) { rect }, sender: self)
    }

    /// Returns the configuration of the menu at a point; `nil` where there is none.
    final func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let view, let delegate, view.window != nil else { return nil }
        self.point = point
        return delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    }

    /// Opens the menu of a configuration. Returns whether it is shown.
    ///
    /// - Parameters:
    ///   - configuration: The configuration.
    ///   - source: The rectangle that the menu is beside.
    ///   - sender: The sender of the chosen action.
    ///   - adjust: Adds to the functions called in the life of the menu.
    final func open(
        _ configuration: UIContextMenuConfiguration, from source: MenuSource, sender: Any,
        adjust: (inout MenuEvents) -> Void = { _ in }
    ) -> Bool {
        let preview = configuration.previewProvider?()
        let menu = configuration.actionProvider?([]) ?? UIMenu()
        hasPreview = preview != nil
        var events = events(of: configuration, preview)
        adjust(&events)
        shown = MenuPresenter.open(
            menu, from: source, sender: sender, order: configuration.preferredMenuElementOrder, preview: preview,
            events: events)
        return shown != nil
    }

    private final func events(of configuration: UIContextMenuConfiguration, _ preview: UIViewController?) -> MenuEvents
    {
        var events = MenuEvents()
        let (opening, closing) = (MenuAnimator(preview), MenuAnimator(preview))
        events.willOpen = { [weak self] in
            guard let self else { return }
            delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: opening)
            opening.finish()
        }
        events.willClose = { [weak self] in
            guard let self else { return }
            delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: closing)
        }
        events.didClose = { closing.finish() }
        events.previewChosen = { [weak self] in
            guard let self else { return }
            let animator = MenuAnimator(preview)
            delegate?.contextMenuInteraction(
                self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
            animator.finish()
        }
        return events
    }
}

extension UIView {
    private final var contextMenus: [UIContextMenuInteraction] {
        interactions.compactMap { $0 as? UIContextMenuInteraction }.filter { $0.delegate != nil && $0.isOfWholeView }
    }

    /// Whether the view may have a menu that using it does not open.
    final var hasContextMenu: Bool {
        if interactions.isEmpty || (self as? UIControl)?.isEnabled == false { return false }
        return !contextMenus.isEmpty && (self as? UIControl)?.showsMenuAsPrimaryAction != true
    }

    /// Whether the view, or one around it, may have a menu for an element in it.
    final var hasMenuAround: Bool {
        let owner = selfAndSuperviews.first { view in
            view.interactions.contains { ($0 as? UIContextMenuInteraction)?.delegate != nil }
        }
        return owner != nil && (owner as? UIControl)?.showsMenuAsPrimaryAction != true
    }

    /// Opens the view's menu beside it. Returns whether there is one.
    final func openOwnContextMenu() -> Bool {
        contextMenus.contains { $0.open(at: CGPoint(x: bounds.midX, y: bounds.midY), beside: bounds) }
    }
}

extension UIWindow {
    /// Opens the context menu of the contents at a point. Returns whether there is one.
    final func openContextMenu(at point: CGPoint, of hit: UIView) -> Bool {
        var (view, child): (UIView?, UIView?) = (hit, nil)
        while let here = view {
            let local = convert(point, to: here)
            if here.contents?.openMenu(.point(local, child: child)) == true { return true }
            for interaction in here.interactions {
                if (interaction as? UIContextMenuInteraction)?.open(at: local) == true { return true }
            }
            (child, view) = (here, here.superview)
        }
        return false
    }

    /// Opens the context menu of the focused element. Returns whether there is one.
    final func openContextMenuByKey() -> Bool {
        guard let stop = focus.focused, let view = stop.view, let frame = stop.frame() else { return false }
        if view.contents?.openMenu(.focused(stop.object)) == true { return true }
        var (next, child): (UIView?, UIView?) = (view, nil)
        while let here = next {
            let source = view.convert(frame, to: here)
            let middle = CGPoint(x: source.midX, y: source.midY)
            if child != nil, here.contents?.openMenu(.point(middle, child: child)) == true { return true }
            for interaction in here.interactions {
                guard let interaction = interaction as? UIContextMenuInteraction else { continue }
                if interaction.open(at: middle, beside: source) { return true }
            }
            (child, next) = (here, here.superview)
        }
        return false
    }
}
