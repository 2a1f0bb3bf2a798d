import DeclarativeUI
import Testing

@testable import ClientSwift6

/// Runs what the other targets only compile.
@Suite("Client listings") @MainActor
struct ListingTests {
    @Test("An object that owns a trait node hears of its window's traits")
    func sprite() {
        #expect(showSprite())
    }

    @Test("A scene graph of its own has traits and an environment, joined by a bridged key")
    func scene() {
        #expect(
            playScene() == [
                "Ada: sun", "Ada: rain", "Ada: rain and wind", "sun to rain", "rain to rain and wind", "true",
            ])
    }

    @Test("A hosted view reads what a window's override set through a bridged key")
    func row() {
        let window = UIWindow()
        window.isHidden = false
        let roomy = UIHostingController(rootView: DensityRow())
        window.rootViewController = roomy
        let before = roomy.sizeThatFits(in: CGSize(width: 390, height: 844))
        let after = showRow()
        #expect(before.height - after.height == 16)
        #expect(before.width - after.width == 16)
    }

    @Test("A represented view reads as a trait what a view around it set in the environment")
    func screen() {
        let window = UIWindow()
        window.isHidden = false
        window.rootViewController = UIHostingController(rootView: Screen())
        window.layoutIfNeeded()
        #expect(window.descendants(as: ThemedView.self).map(\.alpha) == [0.5])
    }

    @Test("A represented controller's title follows the theme set around it")
    func settings() {
        let window = UIWindow()
        window.isHidden = false
        let host = UIHostingController(rootView: SettingsView())
        window.rootViewController = host
        window.traitOverrides.myAppTheme = .bold
        window.layoutIfNeeded()
        #expect(host.children.map(\.title) == ["Standard"])
    }

    @Test("Each form of registration is called once a change")
    func registrations() {
        let window = UIWindow()
        window.isHidden = false
        let controller = ChangeHandlingController()
        window.rootViewController = controller
        window.traitOverrides.horizontalSizeClass = .compact
        window.layoutIfNeeded()
        window.traitOverrides.horizontalSizeClass = .regular
        window.layoutIfNeeded()
        #expect(controller.title == "Regular")
        #expect(controller.anotherView.shownSizeClass != .unspecified)
        controller.stopObserving()
    }

    @Test("A toggled override is there, then gone")
    func toggle() {
        let controller = ChangeHandlingController()
        controller.toggleThemeOverride(.pastel)
        #expect(controller.view.traitOverrides.contains(MyAppThemeTrait.self))
        controller.toggleThemeOverride(.pastel)
        #expect(!controller.view.traitOverrides.contains(MyAppThemeTrait.self))
    }

    @Test("A binding to an observable object's property writes to the object and follows it")
    func bindable() throws {
        let profile = Profile()
        let host = UIHostingController(rootView: ProfileEditor(profile: profile))
        let window = UIWindow()
        window.isHidden = false
        window.rootViewController = host
        window.layoutIfNeeded()
        let counter = try #require(window.descendants(as: CounterView.self).first)
        counter.add()
        counter.add()
        #expect(profile.visits == 2)
        window.layoutIfNeeded()
        #expect(counter.shown == 2)
        profile.visits = 7
        window.layoutIfNeeded()
        #expect(counter.shown == 7)
        let reader = UIHostingController(rootView: ProfileReader().environment(profile))
        let narrow = reader.sizeThatFits(in: CGSize(width: 390, height: 844)).width
        profile.name = "Ada Lovelace"
        #expect(reader.sizeThatFits(in: CGSize(width: 390, height: 844)).width > narrow)
    }

    @Test("Observable models in the environment reach a body")
    func models() {
        let host = UIHostingController(rootView: LibraryRoot())
        let window = UIWindow()
        window.isHidden = false
        window.rootViewController = host
        window.layoutIfNeeded()
        #expect(host.sizeThatFits(in: CGSize(width: 390, height: 844)).height > 0)
    }
}

@Suite("Surroundings", .serialized) @MainActor
struct SurroundingsTests {
    @Test("Accessibility flags are off until the host sets them, and tell of each change once")
    func accessibility() {
        #expect(!UIAccessibility.isReduceMotionEnabled)
        #expect(animationDuration() == 0.25)
        // The observer is called on this thread, inside of the setter.
        nonisolated(unsafe) var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in count += 1 }
        UIAccessibility.flags = [.reduceMotion, .boldText]
        UIAccessibility.flags = [.reduceMotion]
        #expect(UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isBoldTextEnabled)
        #expect(animationDuration() == 0)
        #expect(count == 1)
        UIAccessibility.flags = []
        #expect(count == 2)
        NotificationCenter.default.removeObserver(token)
    }

    @Test("Previews can be hosted like any other view")
    func previews() {
        let host = UIHostingController(rootView: TitledList_Previews.previews)
        #expect(host.sizeThatFits(in: CGSize(width: 390, height: 844)).height > 0)
    }
}

extension UIView {
    fileprivate func descendants<V: UIView>(as type: V.Type) -> [V] {
        subviews.flatMap { ($0 as? V).map { [$0] } ?? $0.descendants(as: type) }
    }
}
