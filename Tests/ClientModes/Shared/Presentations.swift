// Presentation as client code writes it, in both worlds.

import SwiftUI
import UIKit

final class ClientPresenter: UIViewController {
    private let cell = UIView()

    func presentAll() {
        let details = UIViewController()
        details.modalPresentationStyle = .fullScreen
        details.modalTransitionStyle = .crossDissolve
        details.isModalInPresentation = true
        present(details, animated: true, completion: nil)

        let sheet = UINavigationController(rootViewController: UIViewController())
        if let controller = sheet.sheetPresentationController {
            controller.detents = [
                .medium(), .large(), .custom(identifier: .init("low")) { 0.3 * $0.maximumDetentValue },
            ]
            controller.selectedDetentIdentifier = .medium
            controller.largestUndimmedDetentIdentifier = .medium
            controller.prefersGrabberVisible = true
            controller.prefersScrollingExpandsWhenScrolledToEdge = false
            controller.prefersEdgeAttachedInCompactHeight = true
            controller.widthFollowsPreferredContentSizeWhenEdgeAttached = true
            controller.preferredCornerRadius = 24
            controller.delegate = self
            controller.animateChanges { controller.selectedDetentIdentifier = .large }
        }
        sheet.presentationController?.delegate = self
        present(sheet, animated: true) { print("presented") }

        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 200, height: 100)
        popover.popoverPresentationController?.sourceView = cell
        popover.popoverPresentationController?.sourceRect = cell.bounds
        popover.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        popover.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        popover.popoverPresentationController?.delegate = self
        present(popover, animated: true)
    }

    func ask() {
        let alert = UIAlertController(title: "Delete", message: nil, preferredStyle: .alert)
        alert.addTextField { field in field.placeholder = "Name" }
        alert.addTextField()
        let delete = UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
            self?.dismiss(animated: true)
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(delete)
        alert.preferredAction = delete
        delete.isEnabled = alert.textFields?.first?.text?.isEmpty == false
        present(alert, animated: true, completion: nil)

        let choice = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        choice.addAction(.init(title: "Share", style: .default, handler: { action in print(action.title ?? "") }))
        if let popover = choice.popoverPresentationController {
            popover.sourceView = view
            popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        }
        present(choice, animated: true)
    }
}

extension ClientPresenter: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

final class ClientDimming: UIPresentationController {
    private let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return containerView.bounds.insetBy(dx: 20, dy: 100)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        containerView?.insertSubview(dimming, at: 0)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimming.removeFromSuperview() }
    }
}

extension ClientPresenter: UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { ClientDimming(presentedViewController: presented, presenting: presenting) }
}
