import Testing
import TestSupport

@testable import ImperativeUI

@MainActor @Suite("Views that are mirrored or not") struct SemanticContentTests {
    private typealias Direction = UIUserInterfaceLayoutDirection

    @Test(
        "What a view asks for wins over its trait, for itself alone",
        arguments: [
            (UISemanticContentAttribute.unspecified, false, true), (.playback, false, false), (.spatial, false, false),
            (.forceLeftToRight, false, false), (.forceRightToLeft, true, true),
        ])
    func directions(_ attribute: UISemanticContentAttribute, fromLeft: Bool, fromRight: Bool) {
        let cases: [(UITraitEnvironmentLayoutDirection, Bool)] = [(.leftToRight, fromLeft), (.rightToLeft, fromRight)]
        for (trait, isReversed) in cases {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let (view, child) = (UIView(), UIView())
            window.addSubview(view)
            view.addSubview(child)
            window.traitOverrides.layoutDirection = trait
            window.isHidden = false
            window.layoutIfNeeded()
            view.semanticContentAttribute = attribute
            #expect(view.semanticContentAttribute == attribute)
            #expect(view.effectiveUserInterfaceLayoutDirection == (isReversed ? .rightToLeft : .leftToRight))
            #expect((child.effectiveUserInterfaceLayoutDirection == .rightToLeft) == (trait == .rightToLeft))
            let application: Direction = trait == .rightToLeft ? .rightToLeft : .leftToRight
            #expect(
                UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: application)
                    == view.effectiveUserInterfaceLayoutDirection)
        }
    }

    @Test("A stack places its views from the other side, and again when it is asked to")
    func stack() {
        let (first, second) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(stack)
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(first.frame.minX == 0 && second.frame.minX == 50)
        stack.semanticContentAttribute = .forceRightToLeft
        window.layoutIfNeeded()
        #expect(first.frame.minX == 50 && second.frame.minX == 0)
        stack.semanticContentAttribute = .spatial
        window.layoutIfNeeded()
        #expect(first.frame.minX == 0 && second.frame.minX == 50)
    }

    @Test("Texts of no particular alignment, images and margins are mirrored")
    func contents() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
        label.text = "ab"
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
        window.addSubview(label)
        window.isHidden = false
        #expect(window.snapshot().text().hasPrefix("ab"))
        label.semanticContentAttribute = .forceRightToLeft
        #expect(window.snapshot().text().hasPrefix("        ab"))
        label.attributedText = NSAttributedString(string: "cd")
        #expect(window.snapshot().text().hasPrefix("        cd"))
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test("The application's direction is that of the scene in front")
    func application() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                final class Delegate: NSObject, UIApplicationDelegate {}
                let host = HeadlessHost.launch(
                    Delegate(), traits: UITraitCollection(layoutDirection: .rightToLeft))
                precondition(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
                precondition(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
                host.end()
                precondition(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
            }
        }
    }
}
