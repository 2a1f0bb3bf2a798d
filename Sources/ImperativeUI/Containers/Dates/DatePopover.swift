import Drawing
import Foundation
import BridgedEnvironment

/// A popover beside a field of a compact date picker, with the calendar or the wheels.
final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate {
    /// The picker of the date.
    let picker = UIDatePicker(frame: .zero)

    init(_ mode: UIDatePicker.Mode, of owner: UIDatePicker, beside field: UIView) {
        super.init(nibName: nil, bundle: nil)
        picker.preferredDatePickerStyle = mode == .time ? .wheels : .inline
        picker.datePickerMode = mode
        modalPresentationStyle = .popover
        popoverPresentationController?.sourceView = field
        popoverPresentationController?.delegate = self
        show(from: owner)
        picker.addAction(
            UIAction { [weak self, weak owner] _ in
                if let self { owner?.userChose(picker.date) }
            }, for: .valueChanged)
    }

    required init?(coder: NSCoder) {
        fatalError("The popover of a date picker cannot come from an archive.")
    }

    /// Takes over the settings of the picker it belongs to.
    func show(from owner: UIDatePicker) {
        let region = owner.region
        (picker.calendar, picker.locale, picker.timeZone) = (region.calendar, region.locale, region.calendar.timeZone)
        picker.roundsToMinuteInterval = owner.roundsToMinuteInterval
        picker.minuteInterval = owner.minuteInterval
        let bounds = owner.dateBounds
        if picker.minimumDate != bounds.first || picker.maximumDate != bounds.last {
            // Both are set before they are compared.
            (picker.minimumDate, picker.maximumDate) = (nil, nil)
            (picker.minimumDate, picker.maximumDate) = (bounds.first, bounds.last)
        }
        if picker.date != owner.date { picker.date = owner.date }
        picker.isEnabled = owner.isEnabled
        picker.tintColor = owner.tintColor
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(picker)
    }

    private var margin: CGFloat { traitCollection.textMedium.figures.dateFields.popoverMargin }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        picker.frame = view.bounds.insetBy(dx: margin, dy: margin)
        let size = picker.intrinsicContentSize
        let wanted = CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
        if preferredContentSize != wanted { preferredContentSize = wanted }
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

extension UIDatePicker {
    /// Opens the picker of a part of the date.
    final func open(_ mode: Mode, beside field: DateField) {
        guard isEnabled, popover == nil, let window else { return }
        guard let presenter = window.frontViewController else {
            return RuntimeIssue.report(
                "date-picker",
                "A compact UIDatePicker opens over the root controller of a window: this one has none, and nothing is "
                    + "opened. Set the window's rootViewController.")
        }
        let controller = DatePopover(mode, of: self, beside: field)
        if let presentation = controller.presentationController { leadTraits(of: presentation) }
        var isShown = true
        presenter.presentIfPossible(controller) { isShown = $0 }
        if isShown { popover = controller }
    }
}
