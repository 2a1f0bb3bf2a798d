import DeclarativeViews
import Foundation
import ImperativeUI
import BridgedEnvironment

/// A question that is asked for views: a controller with the buttons of their actions, and what else is among these.
final class PresentedAlert: PresentedThing {
    private let alert: UIAlertController
    let boundary: BoundaryView
    private let place: PresentingPlace
    private let actions: _UIHostingView<AskedReader>
    private let message: _UIHostingView<AnyView>
    private let isDialog: Bool
    private var buttons: [ObjectIdentifier: UIAlertAction] = [:]

    init(_ request: PresentationRequest, of node: any PresentingNode) {
        place = PresentingPlace(of: node)
        boundary = BoundaryView(presenting: node, at: place)
        isDialog = if case .dialog = request.kind { true } else { false }
        alert = UIAlertController(title: nil, message: nil, preferredStyle: isDialog ? .actionSheet : .alert)
        actions = _UIHostingView(rootView: AskedReader(content: request.content))
        message = _UIHostingView(rootView: AnyView(EmptyView()))
        // Only its text is shown, by the alert.
        message.isHidden = true
        boundary.addSubview(message)
        actions.rootView.buttonsDidChange = { [weak self] in self?.show($0) }
        // Text fields, if there are some.
        alert.accessory = ScopedHostingView(actions, in: boundary)
        actions.idealSizeDidChange = { [weak self] in self?.alert.accessoryDidChange() }
        actions.sizingOptions = .intrinsicContentSize
        show(request)
    }

    var controller: UIViewController { alert }
    var ended: (() -> Void)?

    func willPresent() {
        let presentation = alert.presentationController
        presentation?.ended = { [weak self] in self?.ended?() }
    }

    func update(_ request: PresentationRequest) {
        actions.rootView.content = request.content
        show(request)
    }

    private func show(_ request: PresentationRequest) {
        guard case .alert(let wording) = request.kind.asAlert else { return }
        alert.title = wording.showsTitle ? wording.title.string(in: boundary.environment) : nil
        if let view = wording.message {
            message.rootView = view
            _ = message.idealSize
            alert.message = message.interaction.texts.joined(separator: "\n")
        } else {
            alert.message = nil
        }
        // Finds out which buttons there are.
        _ = actions.idealSize
        if alert.actions.isEmpty { show([]) }
    }

    // MARK: Buttons

    private func show(_ entries: [AlertButtonEntry]) {
        var made: [ObjectIdentifier: UIAlertAction] = [:]
        var shown: [UIAlertAction] = []
        var hasCancel = false
        for entry in entries {
            // Of several that cancel one is apart from the others.
            let style = entry.role.style
            let isCancel = style == .cancel && !hasCancel
            hasCancel = hasCancel || isCancel
            let action = action(for: entry, style == .cancel && !isCancel ? .default : style)
            action.isEnabled = entry.isEnabled
            made[entry.id] = action
            shown.append(action)
        }
        if shown.isEmpty, !isDialog { shown.append(UIAlertAction(title: "OK", style: .default)) }
        if isDialog, !hasCancel { shown.append(UIAlertAction(title: "Cancel", style: .cancel)) }
        buttons = made
        let preferred = entries.first { $0.isDefault }.flatMap { made[$0.id] }
        alert.replaceActions(shown, preferred: preferred)
    }

    /// Returns the action of a button: the same as long as it looks the same.
    private func action(for entry: AlertButtonEntry, _ style: UIAlertAction.Style) -> UIAlertAction {
        if let known = buttons[entry.id], known.title == entry.title, known.style == style { return known }
        return UIAlertAction(title: entry.title, style: style) { [actions] _ in
            // The button acts as long as its view is there, which the alert no longer keeps.
            withExtendedLifetime(actions) { entry.trigger() }
        }
    }

    func leave() { boundary.leave() }
}

extension ButtonRole? {
    fileprivate var style: UIAlertAction.Style {
        switch self {
        case .destructive: .destructive
        case .cancel: .cancel
        default: .default
        }
    }
}

extension PresentationRequest.Kind {
    /// A question of either kind as an alert.
    fileprivate var asAlert: PresentationRequest.Kind {
        if case .dialog(let wording) = self { .alert(wording) } else { self }
    }
}

/// Tells which buttons there are among the actions of a question.
struct AskedReader: View {
    var content: AnyView
    var buttonsDidChange: ([AlertButtonEntry]) -> Void = { _ in }

    var body: some View {
        content.modifier(SettingsReader<AskedButtonsKey>(settingsDidChange: buttonsDidChange))
    }
}
