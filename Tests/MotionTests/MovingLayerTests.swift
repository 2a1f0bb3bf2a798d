import Drawing
import Foundation
import Motion
import Testing
import BridgedEnvironment

@testable import ImperativeUI

@MainActor @Suite("Layers that move") struct MovingLayerTests {
    private func look(_ view: UIView) -> LayerLook { view.presentedLook ?? LayerLook() }

    @Test("Corners, border and shadow go from what they were to what they are") func numbers() {
        let stage = MotionStage()
        let view = stage.add()
        view.layer.borderWidth = 2
        view.layer.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        stage.settle()
        stage.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.layer.cornerRadius = 20
                view.layer.borderWidth = 6
                view.layer.borderColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
                view.layer.shadowOpacity = 0.8
                view.layer.shadowRadius = 7
                view.layer.shadowOffset = CGSize(width: 8, height: 1)
            }
        }
        var seen: [LayerLook] = []
        _ = stage.five(0.25) {
            seen.append(look(view))
            return 0
        }
        #expect(areClose(seen.map { Double($0.cornerRadius) }, [0, 5, 10, 15, 20]))
        #expect(areClose(seen.map { Double($0.borderWidth) }, [2, 3, 4, 5, 6]))
        #expect(areClose(seen.map { $0.borderColor?.value.blue ?? 0 }, fifths))
        #expect(areClose(seen.map { $0.borderColor?.value.red ?? 0 }, fifths.reversed()))
        #expect(areClose(seen.map { $0.shadow.opacity }, [0, 0.2, 0.4, 0.6, 0.8]))
        #expect(areClose(seen.map { Double($0.shadow.radius) }, [3, 4, 5, 6, 7]))
        #expect(areClose(seen.map { Double($0.shadow.offset.width) }, [0, 2, 4, 6, 8]))
        #expect(areClose(seen.map { Double($0.shadow.offset.height) }, [-3, -2, -1, 0, 1]))
        stage.advance(0.01)
        #expect(view.appearance?.movement == nil && view.layer.cornerRadius == 20)
    }

    @Test("A movement of one part of a layer leaves another on its way") func parts() {
        let stage = MotionStage()
        let view = stage.add()
        stage.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layer.cornerRadius = 20 }
        }
        stage.advance(0.5)
        stage.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layer.borderWidth = 4 }
        }
        stage.advance(0.25)
        #expect(areClose([Double(look(view).cornerRadius), Double(look(view).borderWidth)], [15, 1]))
    }

    @Test("The picture shows the corners of the time") func picture() {
        let stage = MotionStage()
        let view = stage.add()
        view.backgroundColor = .blue
        stage.settle()
        stage.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layer.cornerRadius = 20 }
        }
        stage.advance(0.5)
        #expect(stage.window.snapshot(background: nil).svg().contains("rx=\"10\""))
    }

    @Test("What ends the movements of a layer has the view where it was going, and says that it was ended")
    func removing() {
        let stage = MotionStage()
        let view = stage.add()
        stage.run {
            UIView.animate(
                withDuration: 1, animations: { (view.alpha, view.layer.cornerRadius) = (0.5, 8) },
                completion: stage.end)
        }
        stage.advance(0.5)
        view.layer.removeAllAnimations()
        stage.settle()
        #expect(view.presentedAlpha == 0.5 && look(view).cornerRadius == 8 && stage.ends == [false])
    }

    @Test("An animator that is reversed brings back the corners") func reversed() {
        let stage = MotionStage()
        let view = stage.add()
        view.layer.cornerRadius = 4
        stage.settle()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.layer.cornerRadius = 12 }
        stage.run { animator.startAnimation() }
        stage.advance(0.5)
        #expect(areClose([Double(look(view).cornerRadius)], [8]))
        stage.run { animator.isReversed = true }
        stage.advance(0.6)
        #expect(view.layer.cornerRadius == 4 && look(view).cornerRadius == 4)
    }
}
