import Foundation

/// Opens a menu for a view: by a press that is held down, by the secondary button of a mouse, and, while the view or
/// something in it has the focus, by the keys Shift-F10 or the key for menus.
@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How much a menu shows.
    public enum Appearance: UInt, Sendable {
        /// Not known, as no menu is shown.
        case unknown = 0
        /// A preview and a menu.
        case rich = 1
        /// A menu alone.
        case compact = 2
    }

    /// Gives the menus. It is held weakly.
    public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that has the interaction.
    public private(set) final weak var view: UIView?
    private final var press: MenuPress?
    private final var place = CGPoint.zero
    private final weak var shown: MenuController?
    private final var hasPreview = false

    /// An interaction whose menus a delegate gives.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Called before a view has the interaction, or loses it.
    open func willMove(to view: UIView?) {
        if let press { self.view?.removeGestureRecognizer(press) }
    }

    /// Called after a view has got the interaction, or has lost it.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return press = nil }
        let made = MenuPress { [weak self] point in
            guard let self, let found = configuration(at: point) else { return nil }
            return { [weak self] in self?.open(found, at: point, beside: nil) }
        }
        press = made
        view.addGestureRecognizer(made)
    }

    /// How much the menu shows that is shown.
    public final var menuAppearance: Appearance { shown == nil ? .unknown : hasPreview ? .rich : .compact }

    /// Returns where the menu was asked for last, in the coordinates of a view, or of the topmost one for `nil`.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

    /// Shows another menu in place of the one that is shown, or of those inside it that are.
    ///
    /// - Parameter block: Returns the new menu for the one there is.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let shown else { return }
        shown.update(block(shown.menu))
    }

    /// Closes the menu that is shown.
    open func dismissMenu() { shown?.close() }

    // MARK: Opening

    /// Opens the menu for a point of the view. Returns whether there is one.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - source: What the menu is beside; `nil` for the point.
    @discardableResult
    final func open(at point: CGPoint, beside source: CGRect? = nil) -> Bool {
        guard let found = configuration(at: point) else { return false }
        return open(found, at: point, beside: source)
    }

    /// Returns what the menu at a point shows; `nil` where there is none.
    private final func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let view, let delegate, view.window != nil else { return nil }
        place = point
        return delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    }

    @discardableResult
    private final func open(
        _ configuration: UIContextMenuConfiguration, at point: CGPoint, beside source: CGRect?
    ) -> Bool {
        guard let view else { return false }
        place = point
        let preview = configuration.previewProvider?()
        let menu = configuration.actionProvider?([]) ?? UIMenu()
        hasPreview = preview != nil
        let rect = source ?? CGRect(origin: point, size: .zero)
        shown = MenuPresenter.open(
            menu, from: MenuSource(view) { rect }, sender: self, order: configuration.preferredMenuElementOrder,
            preview: preview, events: events(of: configuration, preview))
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
        // Those of a collection view's items are not its own.
        interactions.compactMap { $0 as? UIContextMenuInteraction }.filter {
            $0.delegate != nil && !($0.delegate is ItemMenus)
        }
    }

    /// Whether the view may have a menu that using it does not open.
    final var hasContextMenu: Bool {
        if interactions.isEmpty || (self as? UIControl)?.isEnabled == false { return false }
        return !contextMenus.isEmpty && (self as? UIButton)?.showsMenuAsPrimaryAction != true
    }

    /// Opens the view's menu beside it. Returns whether there is one.
    final func openOwnContextMenu() -> Bool {
        contextMenus.contains { $0.open(at: CGPoint(x: bounds.midX, y: bounds.midY), beside: bounds) }
    }
}

extension UIWindow {
    /// Opens the context menu of what is at a point. Returns whether there is one.
    final func openContextMenu(at point: CGPoint, of hit: UIView) -> Bool {
        var (view, child): (UIView?, UIView?) = (hit, nil)
        while let here = view {
            let place = convert(point, to: here)
            if here.contents?.openMenu(.point(place, child: child)) == true { return true }
            for interaction in here.interactions {
                if (interaction as? UIContextMenuInteraction)?.open(at: place) == true { return true }
            }
            (child, view) = (here, here.superview)
        }
        return false
    }

    /// Opens the context menu of what has the focus. Returns whether there is one.
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
