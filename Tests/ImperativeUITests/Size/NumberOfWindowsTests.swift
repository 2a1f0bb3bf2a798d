import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

/// Many windows, controllers with something to say, and presentations.
@MainActor @Suite("Number of windows and controllers") struct NumberOfWindowsTests {
    private final class Speaker: UIResponder {}

    @Test("Showing many windows takes time linear in their number", arguments: [false, true])
    func windows(inScene: Bool) {
        let scene = UIWindowScene()
        let growth = Growth.ofTime(from: SizeOfTests.most / 16, to: SizeOfTests.most) { count in
            var windows: [UIWindow] = []
            for _ in 0..<count {
                let window = inScene ? UIWindow(windowScene: scene) : UIWindow()
                window.makeKeyAndVisible()
                windows.append(window)
            }
            #expect(windows.allSatisfy { !$0.isHidden })
            for window in windows { window.windowScene = nil }
        }
        #expect(growth < 4)
    }

    @Test("Windows are listed in the order in which they were added last, those that are gone left out")
    func windowList() {
        var list = WindowList()
        var kept: [UIWindow] = []
        for number in 0..<100 {
            let window = UIWindow()
            list.add(window)
            if number.isMultiple(of: 3) { kept.append(window) }
        }
        #expect(list.windows.map { ObjectIdentifier($0) } == kept.map { ObjectIdentifier($0) })
        list.add(kept[0])
        list.remove(kept[1])
        list.remove(kept[1])
        #expect(list.windows.map { ObjectIdentifier($0) } == (kept[2...] + [kept[0]]).map { ObjectIdentifier($0) })
    }

    @Test("Giving many controllers a label keeps each with its controller")
    func labels() {
        let growth = Growth.ofTime(from: SizeOfTests.most / 16, to: SizeOfTests.most) { count in
            var controllers: [UIViewController] = []
            for number in 0..<count {
                let controller = UIViewController()
                controller.accessibilityLabel = "\(number)"
                controllers.append(controller)
            }
            #expect(controllers.enumerated().allSatisfy { $0.element.accessibilityLabel == "\($0.offset)" })
        }
        #expect(growth < 4)
    }

    @Test("Of labels of 1, 300 and 10,000 responders, each is looked at a few times at most")
    func recordsOfResponders() {
        for count in [1, 300, SizeOfTests.most] {
            let before = AccessibilityRecords.sweptCount
            var kept: [Speaker] = []
            for number in 0..<count {
                let responder = Speaker()
                responder.accessibilityLabel = "\(number)"
                if number.isMultiple(of: 2) { kept.append(responder) }
            }
            #expect(kept.enumerated().allSatisfy { $0.element.accessibilityLabel == "\(2 * $0.offset)" })
            #expect(AccessibilityRecords.sweptCount - before <= 4 * (count + 64))
        }
    }

    @Test("A controller that presents the next one when it has appeared, many times, takes time linear in their number")
    func presentations() {
        let (few, many) = SizeOfTests.isFull ? (60, 960) : (10, 80)
        let growth = Growth.ofTime(from: few, to: many) { count in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            let root = UIViewController()
            window.rootViewController = root
            window.isHidden = false
            window.layoutIfNeeded()
            var top = root
            for _ in 0..<count {
                let next = UIViewController()
                top.present(next, animated: false)
                window.layoutIfNeeded()
                top = next
            }
            #expect(window.presentations.count == count)
            root.dismiss(animated: false)
            window.layoutIfNeeded()
            #expect(window.presentations.isEmpty)
        }
        #expect(growth < 4)
    }
}
