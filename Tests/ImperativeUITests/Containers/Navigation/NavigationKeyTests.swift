import Foundation
import ImperativeUI
import Testing
import UITestSupport

@MainActor @Suite("Going back by keyboard", .serialized) struct NavigationKeyTests {
    private func host(_ count: Int) -> (HeadlessHost, UINavigationController) {
        let navigation = UINavigationController()
        navigation.viewControllers = (0..<count).map { _ in UIViewController() }
        return (ControllerDelegate.launch(navigation), navigation)
    }

    @Test("Escape and Command-[ go back as long as there is a way back")
    func back() {
        let (host, navigation) = host(4)
        defer { host.end() }
        host.press(.keyboardEscape)
        #expect(navigation.viewControllers.count == 3)
        host.press(.keyboardOpenBracket, modifiers: .command)
        #expect(navigation.viewControllers.count == 2)
        navigation.topViewController?.navigationItem.hidesBackButton = true
        host.press(.keyboardEscape)
        #expect(navigation.viewControllers.count == 2)
        navigation.topViewController?.navigationItem.hidesBackButton = false
        navigation.isNavigationBarHidden = true
        host.press(.keyboardEscape)
        host.press(.keyboardEscape)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("Escape goes back in what is presented before it dismisses that, and not below")
    func presented() {
        let (host, navigation) = host(2)
        defer { host.end() }
        let sheet = UINavigationController(rootViewController: UIViewController())
        navigation.present(sheet, animated: false)
        sheet.pushViewController(UIViewController(), animated: false)
        host.press(.keyboardEscape)
        #expect(sheet.viewControllers.count == 1 && navigation.presentedViewController === sheet)
        host.press(.keyboardEscape)
        #expect(navigation.presentedViewController == nil && navigation.viewControllers.count == 2)
        host.press(.keyboardEscape)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("A back action and the commands of a controller come first")
    func actions() {
        final class Keeping: UIViewController {
            var calls = 0
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Keeping.note)]
            }
            func note() { calls += 1 }
        }
        let (host, navigation) = host(2)
        defer { host.end() }
        var backs = 0
        navigation.topViewController?.navigationItem.backAction = UIAction { _ in backs += 1 }
        host.press(.keyboardEscape)
        #expect(backs == 1 && navigation.viewControllers.count == 2)
        let keeping = Keeping()
        navigation.pushViewController(keeping, animated: false)
        host.press(.keyboardEscape)
        #expect(keeping.calls == 1 && navigation.topViewController === keeping)
    }
}
