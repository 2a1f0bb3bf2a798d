import Foundation
import ImperativeUI
import Localization
import Testing
import UITestSupport

/// What the process shares is changed, so each test is a process of its own.
@Suite("The language of hosts") struct HostLanguageTests {
    @MainActor private static func traits(_ identifier: String) -> UITraitCollection {
        UITraitCollection(locale: Locale(identifier: identifier))
    }

    @MainActor private static func launch(_ traits: UITraitCollection = UITraitCollection()) -> HeadlessHost {
        HeadlessHost.launch(ControllerDelegate(UIViewController()), traits: traits)
    }

    @MainActor private static var shown: Locale? { UIScreen.main.traitCollection.locale }

    @Test("A host's locale is the trait of its scenes, and the application's language until the end")
    func host() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let host = Self.launch(Self.traits("de_AT"))
                let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                precondition(scene?.traitCollection.locale == Locale(identifier: "de_AT"))
                precondition(ApplicationLanguage.current?.languages == ["de-AT"])
                host.setTraits(Self.traits("fr"))
                precondition(scene?.traitCollection.locale == Locale(identifier: "fr"))
                precondition(ApplicationLanguage.current?.languages == ["fr"])
                host.setTraits(UITraitCollection(userInterfaceStyle: .dark))
                precondition(scene?.traitCollection.locale == nil && ApplicationLanguage.current == nil)
                host.setTraits(Self.traits("it"))
                host.end()
                precondition(ApplicationLanguage.current == nil)
            }
        }
    }

    @Test("Scenes have the locale of the launch where their host knows none")
    func launch() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let arguments = LaunchArguments(["program", "-AppleLanguages", "(de)"])
                ApplicationLanguage.launch(arguments, environment: [:])
                let host = Self.launch()
                precondition(Self.shown == Locale(identifier: "de"))
                host.setTraits(Self.traits("fr_CA"))
                precondition(Self.shown == Locale(identifier: "fr_CA"))
                host.setTraits(UITraitCollection())
                precondition(Self.shown == Locale(identifier: "de"))
                host.end()
            }
        }
    }

    @MainActor @Test("A date picker follows the locale of its place, unless it has its own")
    func datePicker() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
        let picker = UIDatePicker(frame: window.bounds)
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        picker.date = Date(timeIntervalSinceReferenceDate: 86_400)
        picker.timeZone = TimeZone(identifier: "UTC")
        window.addSubview(picker)
        window.isHidden = false
        window.traitOverrides.locale = Locale(identifier: "de")
        window.layoutIfNeeded()
        #expect(window.snapshot().text().contains("Januar 2001"))
        picker.locale = Locale(identifier: "fr")
        window.layoutIfNeeded()
        #expect(window.snapshot().text().contains("janvier 2001"))
    }
}
