import DeclarativeUI
import Foundation
import Observation

/// What the hosted controls are shown from, and what they did.
@MainActor @Observable final class StagedControls {
    static let count = 6
    var shown = [Bool](repeating: true, count: count)
    var disabled = [Bool](repeating: false, count: count)
    var isOn = false
    var text = ""
    var votes = 0
    @ObservationIgnored var focus: Int?
    @ObservationIgnored weak var represented: UIButton?
}

private struct RepresentedButton: UIViewRepresentable {
    let controls: StagedControls
    let isDisabled: Bool

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton(
            primaryAction: UIAction(title: "represented") { [weak controls] _ in controls?.votes += 1 })
        controls.represented = button
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) { button.isEnabled = !isDisabled }
}

/// Controls of every kind, some of them in a scroll view.
private struct StagedView: View {
    let controls: StagedControls
    @FocusState private var focus: Int?

    var body: some View {
        @Bindable var controls = controls
        controls.focus = focus
        return VStack(alignment: .leading, spacing: 0) {
            control(0) { Button("vote") { controls.votes += 1 } }
            control(1) { Toggle("on", isOn: $controls.isOn) }
            control(2) { TextField("text", text: $controls.text) }
            if controls.shown[3] { RepresentedButton(controls: controls, isDisabled: controls.disabled[3]) }
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(Array(4..<StagedControls.count), id: \.self) { number in
                        Color.clear.frame(height: 64)
                        control(number) { Button("far \(number)") { controls.votes += 1 } }
                    }
                }
            }
            .frame(height: 80)
        }
    }

    @ViewBuilder private func control(_ number: Int, @ViewBuilder _ content: () -> some View) -> some View {
        if controls.shown[number] {
            content().focused($focus, equals: number).disabled(controls.disabled[number])
        }
    }
}

/// A button that can be told to stay as it is.
private final class StagedSheet: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIButton(primaryAction: UIAction(title: "sheet") { _ in }))
        view.addSubview(UITextField())
        for (index, child) in view.subviews.enumerated() {
            child.frame = CGRect(x: 0, y: 32 * index, width: 160, height: 16)
        }
    }
}

/// The end of the chain of responders, which is told of every key that nobody keeps.
final class StagedWindow: UIWindow {
    private var held: Set<UIPress> = []
    /// What breaks the law that each press that began ends, or is cancelled, once.
    private(set) var pressFault: String?
    /// How many keys are down.
    var heldCount: Int { held.count }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !held.isDisjoint(with: presses) { pressFault = "a press began twice" }
        held.formUnion(presses)
        super.pressesBegan(presses, with: event)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        letGo(presses)
        super.pressesEnded(presses, with: event)
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        letGo(presses)
        super.pressesCancelled(presses, with: event)
    }

    private func letGo(_ presses: Set<UIPress>) {
        if !held.isSuperset(of: presses) { pressFault = "a press ended that had not begun, or twice" }
        held.subtract(presses)
    }
}

/// An application with controls of both worlds, on which anything may happen.
@MainActor final class EventStage: NSObject, UIApplicationDelegate {
    private(set) lazy var window = StagedWindow()
    let root = UIViewController()
    let views: [UIControl] = [
        UIButton(primaryAction: UIAction(title: "button") { _ in }), UISwitch(), UITextField(), UIButton(),
    ]
    let scroll = UIScrollView()
    let controls = StagedControls()
    private(set) var host: HeadlessHost!
    private var hosting: UIViewController?

    override init() {
        super.init()
        host = HeadlessHost.launch(self, size: CGSize(width: 320, height: 320))
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        for (index, view) in views.dropLast().enumerated() {
            view.frame = CGRect(x: 0, y: 16 * index, width: 160, height: 16)
            root.view.addSubview(view)
        }
        scroll.frame = CGRect(x: 160, y: 0, width: 160, height: 48)
        scroll.contentSize = CGSize(width: 160, height: 200)
        views[3].frame = CGRect(x: 0, y: 150, width: 160, height: 16)
        scroll.addSubview(views[3])
        root.view.addSubview(scroll)
        let hosting = UIHostingController(rootView: StagedView(controls: controls))
        root.addChild(hosting)
        hosting.view.frame = CGRect(x: 0, y: 64, width: 320, height: 240)
        root.view.addSubview(hosting.view)
        hosting.didMove(toParent: root)
        self.hosting = hosting
        window.rootViewController = root
        window.makeKeyAndVisible()
        return true
    }

    func present() {
        if root.presentedViewController == nil { root.present(StagedSheet(), animated: false) }
    }

    func dismiss() { root.presentedViewController?.dismiss(animated: false) }

    // MARK: Laws

    /// What breaks the laws of the focus; `nil` for nothing.
    var fault: String? {
        if let fault = window.pressFault { return fault }
        let focused = everyView.filter(\.isFocused)
        if focused.count > 1 { return "\(focused.count) views have the focus" }
        let stop = window.focus.focused
        if (stop?.object as? UIView) !== focused.first { return "the window and the views differ about the focus" }
        if let view = focused.first, let fault = fault(of: view) { return fault }
        if let number = controls.focus {
            if !controls.shown[number] { return "what is gone has the focus of the state" }
            if controls.disabled[number] { return "what is disabled has the focus of the state" }
            if stop == nil || stop?.object is UIView { return "the state has a focus that the window has not" }
        }
        if let stop, !(stop.object is UIView) {
            if controls.focus == nil { return "the window has a hosted focus that the state has not" }
            if window.frontViewController !== root { return "the focus is behind what is presented" }
        }
        return nil
    }

    private func fault(of view: UIView) -> String? {
        if !view.isDescendant(of: window) { return "what is in no window has the focus" }
        if (view as? UIControl)?.isEnabled == false { return "what is disabled has the focus" }
        var here: UIView? = view
        while let next = here {
            if next.isHidden || !next.isUserInteractionEnabled { return "what is hidden has the focus" }
            here = next.superview
        }
        if let front = window.frontViewController?.view, !view.isDescendant(of: front) {
            return "the focus is behind what is presented"
        }
        return nil
    }

    /// Whether commands are shown, of which one ends the application.
    var showsPalette: Bool { window.frontViewController is PaletteController }

    private var everyView: [UIView] {
        var found: [UIView] = []
        var stack: [UIView] = [window]
        while let view = stack.popLast() {
            found.append(view)
            stack += view.subviews
        }
        return found + views.filter { $0.window == nil }
    }

    /// The controls that look held down.
    var heldDown: Int { everyView.count { ($0 as? UIControl)?.isHighlighted == true } }
}
