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

final class ClientBars: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    override var shouldAutorotate: Bool { false }
    override var childForStatusBarStyle: UIViewController? { children.last }

    override func viewDidLoad() {
        super.viewDidLoad()
        setNeedsStatusBarAppearanceUpdate()
    }
}

struct ClientPresentations: View {
    struct Item: Identifiable { let id: Int }
    enum Failure: LocalizedError { case lost }

    @State private var isShown = false
    @State private var item: Item?
    @State private var failure: Failure?
    @State private var name = ""
    @State private var detent = PresentationDetent.medium
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode

    var body: some View {
        VStack {
            sheets
            alerts
            Button("Leave") { dismiss() }
            Button("Leave") { mode.wrappedValue.dismiss() }
        }
        .preferredColorScheme(.dark)
        .statusBarHidden()
        .statusBar(hidden: true)
        .persistentSystemOverlays(.hidden)
    }

    private var sheets: some View {
        Text("Sheets")
            .sheet(isPresented: $isShown) {
                Text("Sheet")
                    .presentationDetents(
                        [.medium, .large, .fraction(0.3), .height(200), .custom(ClientLowDetent.self)],
                        selection: $detent
                    )
                    .presentationDragIndicator(.visible)
                    .interactiveDismissDisabled()
                    .presentationBackground(.background)
                    .presentationCornerRadius(20)
                    .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                    .presentationContentInteraction(.scrolls)
                    .presentationCompactAdaptation(.none)
            }
            .sheet(item: $item, onDismiss: { print("gone") }) { Text("\($0.id)") }
            .fullScreenCover(isPresented: $isShown, onDismiss: didDismiss) { Text("Cover") }
            .fullScreenCover(item: $item) { item in Text("\(item.id)").presentationBackground { Color.red } }
            .popover(isPresented: $isShown, attachmentAnchor: .point(.bottom), arrowEdge: .top) { Text("Popover") }
            .popover(item: $item, attachmentAnchor: .rect(.bounds)) { Text("\($0.id)") }
    }

    private func didDismiss() {}

    private var alerts: some View {
        Text("Alerts")
            .alert("Title", isPresented: $isShown) { Button("OK", role: .cancel) {} }
            .alert(name, isPresented: $isShown) {
                TextField("Name", text: $name)
                Button("Delete", role: .destructive, action: didDismiss)
            } message: {
                Text("Message")
            }
            .alert(Text("About"), isPresented: $isShown, presenting: item) { item in
                Button("Use \(item.id)") {}
            } message: { item in
                Text("\(item.id)")
            }
            .alert(isPresented: $isShown, error: failure) { Button("OK") {} }
            .alert(isPresented: $isShown, error: failure) { _ in
                Button("OK") {}
            } message: { failure in
                Text(failure.localizedDescription)
            }
            .alert(isPresented: $isShown) {
                Alert(title: Text("Old"), message: Text("Way"), dismissButton: .default(Text("OK")))
            }
            .alert(item: $item) { item in
                Alert(
                    title: Text("\(item.id)"), primaryButton: .destructive(Text("Delete")) { name = "" },
                    secondaryButton: .cancel())
            }
            .confirmationDialog("Choose", isPresented: $isShown, titleVisibility: .visible) {
                Button("One") {}
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("Why")
            }
            .confirmationDialog("Choose", isPresented: $isShown, presenting: item) { Text("\($0.id)") }
            .actionSheet(isPresented: $isShown) {
                ActionSheet(title: Text("Old"), message: nil, buttons: [.default(Text("One")), .cancel()])
            }
    }
}

struct ClientLowDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { min(200, 0.2 * context.maxDetentValue) }
}
