import DeclarativeUI

/// An application that shows one control, used by hand, as it were, until the control is in a state.
@MainActor final class ControlStage: UIResponder, UIApplicationDelegate {
    private let page: AnyView
    private let window = UIWindow()

    private init(_ page: AnyView) { self.page = page }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = UIHostingController(rootView: page)
        window.makeKeyAndVisible()
        return true
    }

    /// Returns a control in a state: its picture, and the text that a terminal shows, with the marks of the focus and
    /// of the pointer.
    static func show(
        _ specimen: Specimen, in state: ControlState, _ look: ControlLook
    ) -> (picture: Snapshot, text: String) {
        let stage = ControlStage(AnyView(specimen.page(isEnabled: state != .disabled)))
        let host = HeadlessHost.launch(stage, size: look.size(of: specimen), traits: look.traits)
        defer { host.end() }
        state.enter(on: host)
        return (stage.window.snapshot(), host.text)
    }
}
