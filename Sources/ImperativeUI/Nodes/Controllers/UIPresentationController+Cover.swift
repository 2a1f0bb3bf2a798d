import BridgedEnvironment

extension UIPresentationController {
    /// Where a presenter's view was before it left the window.
    @MainActor struct Cover {
        weak var superview: UIView?
        let index: Int
        let inheritsWhileCovered: Bool
    }

    /// Takes the presenter's view out of the window, or puts it back, as the style says. Part of a change.
    final func updateCover() {
        guard window != nil else { return }
        if shouldRemovePresentersView { coverPresenter() } else { uncover() }
    }

    private func coverPresenter() {
        guard cover == nil, let presenter, let view = presenter.viewIfLoaded, let superview = view.superview,
            let index = superview.subviews.firstIndex(where: { $0 === view })
        else { return }
        let inherits = presenter.flags.contains(.inheritsWhileCovered)
        cover = Cover(superview: superview, index: index, inheritsWhileCovered: inherits)
        // Its content goes on living, as the presented controller may depend on it.
        presenter.inheritWhileCovered()
        view.removeFromSuperview()
    }

    /// Puts the presenter's view back where it was, unless it is somewhere else by now. Part of a change.
    final func uncover() {
        guard let cover, let presenter else { return }
        self.cover = nil
        if let view = presenter.viewIfLoaded, view.superview == nil, let superview = cover.superview {
            let isOnItsOwn = presenter.flags.contains(.isOnItsOwn)
            superview.insertSubview(view, at: min(cover.index, superview.subviews.count))
            presenter.flags.set(.isOnItsOwn, isOnItsOwn)
            superview.setNeedsLayout()
        }
        presenter.flags.set(.inheritsWhileCovered, cover.inheritsWhileCovered)
    }

    /// Leaves the presenter's view where it is, as the presenter goes as well.
    final func forgetCover() {
        guard let cover, let presenter else { return }
        self.cover = nil
        presenter.changeScopeParent {
            presenter.flags.set(.inheritsWhileCovered, cover.inheritsWhileCovered)
            if !cover.inheritsWhileCovered, presenter.viewIfLoaded?.superview == nil {
                presenter.flags.insert(.viewLeft)
            }
        }
    }
}
