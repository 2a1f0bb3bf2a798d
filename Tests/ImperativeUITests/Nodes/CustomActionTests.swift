import Foundation
import Testing

@testable import ImperativeUI

@MainActor @Suite("Custom accessibility actions by selectors") struct CustomActionTests {
    @MainActor private final class Target: NSObject {
        var names: [String] = []
        func act(_ action: UIAccessibilityCustomAction) -> Bool {
            names.append(action.name)
            return false
        }
        func plain() { names.append("plain") }
    }

    @Test("A method performs the action, and its result counts")
    func methods() {
        let target = Target()
        let asked = UIAccessibilityCustomAction(
            name: "Ask", target: target, selector: Selector("act:", Target.act))
        let plain = UIAccessibilityCustomAction(
            name: "Plain", target: target, selector: Selector("plain", Target.plain))
        #expect(!asked.perform() && plain.perform() && target.names == ["Ask", "plain"])
        #expect(asked.target === target && asked.selector == Selector("act:"))
    }

    @Test("A target that is gone performs nothing")
    func gone() {
        var target: Target? = Target()
        let action = UIAccessibilityCustomAction(
            name: "Ask", target: target, selector: Selector("act:", Target.act))
        target = nil
        #expect(!action.perform())
    }
}
