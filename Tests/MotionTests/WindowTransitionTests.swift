import Foundation
@testable import ImperativeUI
import Testing

@MainActor @Suite("Animations of a window's size") struct WindowTransitionTests {
    private final class Page: UIViewController {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var notes: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(box)
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            #expect(coordinator.isAnimated && coordinator.transitionDuration == 2)
            #expect(coordinator.completionCurve == .linear)
            coordinator.animate { [self] _ in
                #expect(UIView.inheritedAnimationDuration == 2)
                box.frame.origin.x = 200
            } completion: { [self] _ in
                notes.append("completed")
            }
        }
    }

    @Test(
        "What is animated alongside moves as the animation around the change says, and completions come after its end")
    func alongside() {
        let stage = MotionStage()
        let page = Page()
        stage.window.rootViewController = page
        stage.settle()
        stage.run {
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { stage.window.frame.size.width = 500 }
        }
        stage.settle()
        #expect(page.box.frame.minX == 200 && page.notes.isEmpty)
        #expect(areClose(stage.five(0.4) { page.box.presentedCenter.x }, [50, 90, 130, 170, 210]))
        #expect(page.notes.isEmpty && page.transitionCoordinator != nil)
        stage.advance(0.5)
        stage.settle()
        #expect(page.notes == ["completed"] && page.transitionCoordinator == nil)
    }
}
