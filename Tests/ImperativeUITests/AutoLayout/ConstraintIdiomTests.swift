import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

@MainActor @Suite struct ConstraintIdiomTests {
    @Test(
        "Constraints as applications write them give the frames that follow by hand",
        arguments: Idiom.edges + Idiom.contents)
    func frames(_ idiom: Idiom) {
        let root = UIView(frame: CGRect(0, 0, 320, 480))
        let reports = issues {
            let views = idiom.make(root)
            root.layoutIfNeeded()
            for (view, frame) in zip(views, idiom.frames) {
                #expect(view.frame.isNear(frame), "\(view.frame), not \(frame)")
            }
            #expect(views.count == idiom.frames.count)
        }
        #expect(reports.isEmpty, "\(reports)")
    }

    @Test("They give the same frames in any order of activation", arguments: Idiom.edges + Idiom.contents)
    func orders(_ idiom: Idiom) {
        let root = UIView(frame: CGRect(0, 0, 320, 480))
        let views = idiom.make(root)
        let constraints = ([root] + views).flatMap(\.constraints)
        var random = SplitMix64(seed: TestSeed.of(idiom.name))
        for _ in 0..<4 {
            var rest = constraints
            NSLayoutConstraint.deactivate(constraints)
            root.layoutIfNeeded()
            while !rest.isEmpty {
                rest.remove(at: random.below(rest.count)).isActive = true
                if random.below(3) == 0 { root.layoutIfNeeded() }
            }
            root.layoutIfNeeded()
            for (view, frame) in zip(views, idiom.frames) {
                #expect(view.frame.isNear(frame), "\(view.frame), not \(frame)")
            }
        }
    }
}
