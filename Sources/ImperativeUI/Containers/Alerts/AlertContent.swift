import Foundation

/// The content of an alert.
struct AlertContent {
    var title: String?
    var message: String?
    var fields: [UITextField] = []
    var accessory: UIView?
    var actions: [UIAlertAction] = []
    var preferred: UIAlertAction?
    var style = UIAlertController.Style.alert

    /// The actions in the order of their buttons from above: the one that cancels is the last.
    @MainActor var column: [UIAlertAction] {
        actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
    }

    /// The actions in the order of their buttons beside each other: the one that cancels is the first.
    @MainActor var row: [UIAlertAction] {
        actions.filter { $0.style == .cancel } + actions.filter { $0.style != .cancel }
    }

    /// Whether the titles of buttons stand at the leading edge, as there are images at the other one. Not that of the
    /// one that cancels.
    @MainActor var hasImages: Bool { actions.contains { $0.image != nil } }

    /// Whether a button stands out.
    @MainActor func isStrong(_ action: UIAlertAction) -> Bool {
        preferred.map { $0 === action } ?? (action.style == .cancel)
    }
}
