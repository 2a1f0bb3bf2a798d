import DeclarativeUI
import Foundation
import Testing

/// A control of one of both worlds, what is told of it, and how somebody uses it who knows only roles and labels.
struct ControlCase: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @MainActor @Sendable (Notes) -> UIViewController
    private(set) var steps: [ControlStep] = []

    var testDescription: String { name }

    init(name: String, make: @escaping @MainActor @Sendable (Notes) -> UIViewController) {
        self.name = name
        self.make = make
    }

    /// The same with what somebody hears and does, one after the other.
    func then(_ steps: ControlStep...) -> ControlCase {
        var new = self
        new.steps = steps
        return new
    }

    /// A view in the whole window.
    static func view<Content: View>(
        _ name: String, @ViewBuilder _ content: @escaping @MainActor @Sendable (Notes) -> Content
    ) -> ControlCase {
        ControlCase(name: name, make: { UIHostingController(rootView: content($0)) })
    }

    /// A view of the imperative world, below the top of the window.
    static func node(
        _ name: String, height: CGFloat = 44, _ make: @escaping @MainActor @Sendable (Notes) -> UIView
    ) -> ControlCase {
        ControlCase(
            name: name,
            make: { notes in
                let controller = UIViewController()
                let view = make(notes)
                view.frame = CGRect(x: 16, y: 16, width: 288, height: height)
                controller.view.addSubview(view)
                return controller
            })
    }

    /// A controller that fills the window.
    static func controller(
        _ name: String, _ make: @escaping @MainActor @Sendable (Notes) -> UIViewController
    ) -> ControlCase { ControlCase(name: name, make: make) }
}

/// What somebody hears or does, who knows only roles and labels.
enum ControlStep: Sendable {
    /// These lines are all that is told of.
    case tells([String])
    /// These lines are among what is told of.
    case tellsAlso([String])
    case press(AccessibilityRole, String)
    case increment(AccessibilityRole, String)
    case decrement(AccessibilityRole, String)
    case type(AccessibilityRole, String, String)
    /// An action with a name is done.
    case act(AccessibilityRole, String, String)
    /// What it is in is scrolled by a page.
    case scroll(AccessibilityRole, String, UIAccessibilityScrollDirection)
    /// What is in front is left.
    case escape(AccessibilityRole, String)
    /// It responds to nothing.
    case refuses(AccessibilityRole, String)
    /// This has happened since the last time.
    case notes([String])

    static func tells(_ lines: String...) -> ControlStep { .tells(lines) }
    static func tellsAlso(_ lines: String...) -> ControlStep { .tellsAlso(lines) }
    static func notes(_ entries: String...) -> ControlStep { .notes(entries) }
}

/// A state that notes its values.
struct Kept<Value: Equatable & Sendable, Content: View>: View {
    @State private var value: Value
    private let notes: Notes
    private let content: (Binding<Value>) -> Content

    init(_ value: Value, _ notes: Notes, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        _value = State(wrappedValue: value)
        self.notes = notes
        self.content = content
    }

    var body: some View {
        let notes = notes
        return content(
            Binding(get: { value }) { new in
                notes.add("\(new)")
                value = new
            })
    }
}
