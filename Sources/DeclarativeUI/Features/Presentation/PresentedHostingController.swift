import DeclarativeViews
import Foundation
import ImperativeUI
import BridgedEnvironment

/// The hosting controller of views that are presented for other views.
final class PresentedHostingController: UIHostingController<PresentedContent>, PresentationFollower {
    private var settings = PresentationSettings()
    /// The detents of the sheet, by their identifiers.
    private var detents: [UISheetPresentationController.Detent.Identifier: PresentationDetent] = [:]

    init(_ content: PresentedContent) {
        super.init(rootView: content)
    }

    required init?(coder: NSCoder) {
        fatalError("Views that are presented cannot come from an archive.")
    }

    override func loadView() {
        super.loadView()
        hostingView?.presentation = ModalPresentation(of: self)
    }

    // MARK: Settings of the views

    /// Follows the settings that its views, and those in child controllers, make for the presentation.
    func follow(_ new: PresentationSettings) {
        let old = settings
        settings = new
        showBackground(new.background, before: old.background)
        if let sheet { write(new, to: sheet) }
        presentationController?.containerView?.setNeedsLayout()
    }

    private var sheet: UISheetPresentationController? {
        sheetPresentationController ?? popoverPresentationController?.adaptiveSheetPresentationController
    }

    private func showBackground(_ background: AnyView?, before: AnyView?) {
        if background == nil, before == nil { return }
        rootView.background = background
        hostingView?.showBackground(background == nil ? .systemBackground : .clear)
        sheetBackground = background == nil ? nil : .clear
    }

    private func write(_ settings: PresentationSettings, to sheet: UISheetPresentationController) {
        let wanted = settings.detents ?? []
        if Set(detents.values) != wanted {
            detents = [:]
            for detent in wanted { detents[identifier(of: detent)] = detent }
            sheet.detents = wanted.isEmpty ? [.large()] : detents.map { made($0.value, $0.key) }
        }
        if let selected = settings.selection?.wrappedValue { sheet.selectedDetentIdentifier = identifier(of: selected) }
        let hasMark = settings.dragIndicator == .visible || settings.dragIndicator != .hidden && wanted.count > 1
        sheet.prefersGrabberVisible = hasMark
        sheet.preferredCornerRadius = settings.cornerRadius ?? nil
        sheet.prefersScrollingExpandsWhenScrolledToEdge = settings.contentInteraction != .scrolls
        sheet.isNeverDimmed = false
        sheet.largestUndimmedDetentIdentifier = nil
        switch settings.backgroundInteraction?.kind {
        case .enabled: sheet.isNeverDimmed = true
        case .upThrough(let detent): sheet.largestUndimmedDetentIdentifier = identifier(of: detent)
        default: break
        }
    }

    private func identifier(of detent: PresentationDetent) -> UISheetPresentationController.Detent.Identifier {
        if detent.isMedium { return .medium }
        if detent.isLarge { return .large }
        return UISheetPresentationController.Detent.Identifier(String(describing: detent))
    }

    private func made(
        _ detent: PresentationDetent, _ identifier: UISheetPresentationController.Detent.Identifier
    ) -> UISheetPresentationController.Detent {
        if detent.isMedium { return .medium() }
        if detent.isLarge { return .large() }
        return .custom(identifier: identifier) { [weak self] context in
            let values = self?.hostingView.map { EnvironmentValues(map: $0.viewGraph.scope.map) }
            return detent.height(
                in: PresentationDetent.Context(
                    values: values ?? EnvironmentValues(), maxDetentValue: context.maximumDetentValue))
        }
    }
}

extension PresentedHostingController: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        guard let selection = settings.selection,
            let detent = sheetPresentationController.selectedDetentIdentifier.flatMap({ detents[$0] })
        else { return }
        selection.wrappedValue = detent
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        let isNarrow = traitCollection.horizontalSizeClass == .compact
        let isLow = traitCollection.verticalSizeClass == .compact
        guard let adaptation = settings.adaptation, isNarrow || isLow else {
            return isNarrow ? controller.adaptivePresentationStyle : .none
        }
        let isPopover = controller is UIPopoverPresentationController
        switch (isNarrow ? adaptation.horizontal : adaptation.vertical).kind {
        case .automatic: return isNarrow ? controller.adaptivePresentationStyle : .none
        case .none: return .none
        case .popover: return isPopover ? .none : controller.adaptivePresentationStyle
        case .sheet: return isPopover ? .formSheet : .none
        case .fullScreenCover: return .fullScreen
        }
    }
}
