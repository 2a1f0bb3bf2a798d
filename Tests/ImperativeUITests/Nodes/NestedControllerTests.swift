import TestSupport
import Testing

@testable import ImperativeUI
@testable import BridgedEnvironment

@MainActor @Suite("Controllers nested deeply") struct NestedControllerTests {
    /// The strides of all walks upwards while `count` controllers are nested, shown and laid out.
    private func strides(_ count: Int) -> Int {
        let stage = Stage()
        let before = ScopeDepths.strideCount
        var parent: UIViewController = stage.root
        var appeared = 0
        for _ in 0..<count {
            let child = Noting()
            child.onAppear = { appeared += 1 }
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            parent = child
        }
        stage.window.layoutIfNeeded()
        UpdateQueue.shared.flush()
        #expect(appeared == count)
        return ScopeDepths.strideCount - before
    }

    private final class Noting: UIViewController {
        var onAppear = {}
        override func viewDidAppear(_ animated: Bool) { onAppear() }
    }

    @Test("What 5,000 nested child controllers cost grows with their number")
    func linear() {
        let (few, many) = (strides(500), strides(5_000))
        #expect(many <= few * 11)
        #expect(many <= 5_000 * 200)
    }

    @Test("Depths of nodes far below one another are right, before and after some move")
    func depths() {
        let top = UIViewController()
        var chain = [top]
        for _ in 0..<300 {
            let child = UIViewController()
            chain[chain.count - 1].addChild(child)
            chain[chain.count - 1].view.addSubview(child.view)
            chain.append(child)
        }
        for index in [300, 150, 299, 200, 40] { #expect(chain[index].scopeDepth == index * 2) }
        chain[100].view.removeFromSuperview()
        chain[100].removeFromParent()
        for index in [300, 150, 299, 200] { #expect(chain[index].scopeDepth == (index - 100) * 2) }
        #expect(chain[40].scopeDepth == 80)
        let other = UIViewController()
        other.addChild(chain[100])
        other.view.addSubview(chain[100].view)
        for index in [300, 150] { #expect(chain[index].scopeDepth == (index - 99) * 2) }
    }

    @Test("A chain of 50,000 child controllers goes without recursion")
    func freed() {
        weak var last: UIViewController?
        do {
            let top = UIViewController()
            var parent = top
            for _ in 0..<(SizeOfTests.isFull ? 50_000 : 10_000) {
                let child = UIViewController()
                parent.addChild(child)
                parent = child
            }
            last = parent
        }
        #expect(last == nil)
    }
}
