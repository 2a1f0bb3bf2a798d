import LayoutEngine
import Motion
import Testing

@testable import ImperativeUI

@MainActor @Suite("Curves of animations by their names") struct CurveNameTests {
    @Test("curveEaseInOut is the curve of blocks that name none, and begins and ends slowly")
    func curveEaseInOut() {
        func shown(_ options: UIView.AnimationOptions) -> [Double] {
            let stage = MotionStage()
            let view = stage.add()
            stage.run {
                UIView.animate(withDuration: 1, delay: 0, options: options, animations: { view.center.x = 150 })
            }
            return stage.five(0.25) { view.presentedCenter.x }
        }
        let eased = shown(.curveEaseInOut)
        #expect(areClose(eased, fifths.map { 50 + 100 * UnitCurve.easeInOut.value(at: $0) }))
        #expect(areClose(eased, shown([])))
        #expect(eased[1] < 75 && eased[3] > 125)
    }
}
