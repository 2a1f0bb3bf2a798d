import DeclarativeUI
import Foundation
import Observation
import UITestSupport

/// The number of fields of each kind: views, hosted views, and views that are represented among these.
let fieldsOfAKind = 3

/// What the hosted fields are shown from.
@MainActor @Observable final class HostedFields {
    var texts = [String](repeating: "", count: 2 * fieldsOfAKind)
    var shown = [Bool](repeating: true, count: 2 * fieldsOfAKind)
    var disabled = [Bool](repeating: false, count: 2 * fieldsOfAKind)
    @ObservationIgnored var focus: Int?
    @ObservationIgnored var move: (Int?) -> Void = { _ in }
    @ObservationIgnored var represented: [Int: UITextField] = [:]
}

/// A text field of the other world, which tells its text.
private struct Represented: UIViewRepresentable {
    let index: Int
    let fields: HostedFields
    let text: String
    let isDisabled: Bool

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.addAction(
            UIAction { [weak fields, weak field, index] _ in fields?.texts[index] = field?.text ?? "" },
            for: .editingChanged)
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        fields.represented[index] = field
        if field.text != text { field.text = text }
        field.isEnabled = !isDisabled
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
        CGSize(width: proposal.width ?? 320, height: 16)
    }
}

/// Hosted fields, with a represented one behind each.
struct HostedFieldsView: View {
    let fields: HostedFields
    @FocusState private var focus: Int?

    var body: some View {
        fields.focus = focus
        fields.move = { focus = $0 }
        return VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(0..<2 * fieldsOfAKind), id: \.self) { index in
                if !fields.shown[index] {
                    Color.clear.frame(height: 16)
                } else if index.isMultiple(of: 2) {
                    TextField(
                        "",
                        text: Binding {
                            fields.texts[index]
                        } set: {
                            fields.texts[index] = $0
                        }
                    )
                    .focused($focus, equals: index)
                    .disabled(fields.disabled[index])
                } else {
                    Represented(
                        index: index, fields: fields, text: fields.texts[index], isDisabled: fields.disabled[index])
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// A window with fields of both worlds from top to bottom, 16 points high each: first views, then hosted and represented
/// ones in turn.
@MainActor final class FieldTree {
    let host: HeadlessHost
    let views: [UITextField]
    let hosted: HostedFields
    private let delegate: ControllerDelegate
    var window: UIWindow { delegate.window }

    static let count = 3 * fieldsOfAKind

    init() {
        let views = (0..<fieldsOfAKind).map { _ in UITextField() }
        let hosted = HostedFields()
        (self.views, self.hosted) = (views, hosted)
        delegate = ControllerDelegate(making: { Self.column(of: views, hosted) })
        host = HeadlessHost.launch(delegate, size: CGSize(width: 320, height: 320))
    }

    private static func column(of views: [UITextField], _ hosted: HostedFields) -> UIViewController {
        let controller = UIViewController()
        let hosting = UIHostingController(rootView: HostedFieldsView(fields: hosted))
        controller.addChild(hosting)
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 0, y: 16 * index, width: 320, height: 16)
            controller.view.addSubview(view)
        }
        hosting.view.frame = CGRect(x: 0, y: 16 * fieldsOfAKind, width: 320, height: 200)
        controller.view.addSubview(hosting.view)
        hosting.didMove(toParent: controller)
        return controller
    }

    /// Returns the text that a field has.
    func text(_ index: Int) -> String {
        index < fieldsOfAKind ? views[index].text ?? "" : hosted.texts[index - fieldsOfAKind]
    }

    /// The fields that say they have the focus.
    var focused: [Int] {
        var found = views.indices.filter { views[$0].isFirstResponder || views[$0].isFocused }
        if let focus = hosted.focus { found.append(focus + fieldsOfAKind) }
        for (index, field) in hosted.represented where field.isFirstResponder || field.isFocused {
            found.append(index + fieldsOfAKind)
        }
        return found
    }
}
