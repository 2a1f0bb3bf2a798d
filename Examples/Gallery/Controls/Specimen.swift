import DeclarativeUI

/// A control to be shown, each time as a new one.
struct Specimen {
    let name: String
    /// The size that the control is shown in, in points; of whole cells of a terminal.
    let size: CGSize
    let states: [ControlState]
    private let content: @MainActor () -> AnyView

    /// The size of a control in one row.
    private static let usualSize = CGSize(width: 176, height: 64)

    /// A view of the declarative world.
    init<Content: View>(
        _ name: String, size: CGSize = usualSize, states: [ControlState] = ControlState.allCases,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        (self.name, self.size, self.states) = (name, size, states)
        self.content = { AnyView(content()) }
    }

    /// A view of the imperative world.
    init<Shown: UIView>(
        _ view: @autoclosure @escaping @MainActor () -> Shown, _ detail: String = "",
        size: CGSize = usualSize, height: CGFloat? = nil,
        states: [ControlState] = ControlState.allCases,
        setUp: @escaping @MainActor (Shown) -> Void
    ) {
        let name = String(describing: Shown.self)
        self.init(detail.isEmpty ? name : "\(name): \(detail)", size: size, states: states) {
            ImperativeControl(make: view, setUp: setUp).frame(height: height)
        }
    }

    /// The control in the middle of a page.
    @MainActor func page(isEnabled: Bool) -> some View {
        content()
            .disabled(!isEnabled)
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    /// All controls of both worlds.
    @MainActor static var all: [Specimen] { declarative + imperative }
}

/// A control of the imperative world in a declarative page.
private struct ImperativeControl<Shown: UIView>: UIViewRepresentable {
    let make: @MainActor () -> Shown
    let setUp: @MainActor (Shown) -> Void

    func makeUIView(context: Context) -> Shown {
        let view = make()
        setUp(view)
        return view
    }

    func updateUIView(_ view: Shown, context: Context) {
        (view as? UIControl)?.isEnabled = context.environment.isEnabled
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Shown, context: Context) -> CGSize? {
        let room = CGSize(width: proposal.width ?? 160, height: proposal.height ?? 48)
        let own = uiView.intrinsicContentSize
        let fitting = uiView.sizeThatFits(room)
        return CGSize(
            width: own.width > 0 ? min(own.width, room.width) : room.width,
            height: own.height > 0 ? own.height : min(fitting.height, room.height))
    }
}
