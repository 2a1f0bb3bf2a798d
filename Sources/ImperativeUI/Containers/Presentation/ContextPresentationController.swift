import Foundation

/// Presents over the view of the presenter.
final class ContextPresentationController: UIPresentationController {
    override func containerFrame(in window: UIWindow) -> CGRect {
        if let cover, let around = cover.superview, around.window === window {
            return around.convert(presentingViewController.viewIfLoaded?.frame ?? around.bounds, to: window)
        }
        guard let view = presentingViewController.viewIfLoaded, view.window === window else { return .zero }
        return view.convert(view.bounds, to: window)
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        guard let containerView, let followed = cover?.superview ?? presentingViewController.viewIfLoaded else {
            return
        }
        PositionWatch.shared.follow(followed, for: containerView)
    }
}
