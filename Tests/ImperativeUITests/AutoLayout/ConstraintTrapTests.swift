import Foundation
import ImperativeUI
import TestSupport
import Testing

/// Each trap says the rule, the value and the way out.
@MainActor @Suite("Traps of constraints") struct ConstraintTrapTests {
    @Test("Items without a common ancestor")
    func trees() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (first, second) = (UIView(), UIView())
                first.leftAnchor.constraint(equalTo: second.leftAnchor).isActive = true
            }
        }
        expect(result, says: "have a common ancestor", "UIView.left == UIView.left", "one hierarchy first")
    }

    @Test("A view that holds a constraint of views outside of it")
    func holders() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                UIView().addConstraint(view.widthAnchor.constraint(equalToConstant: 1))
            }
        }
        expect(result, says: "of views below it", "UIView.width == 1", "Add the views first")
    }

    @Test("Attributes of different kinds")
    func kinds() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = NSLayoutConstraint(
                    item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1,
                    constant: 0)
            }
        }
        expect(result, says: "attributes of one kind", "left", "top")
    }

    @Test("Left and leading")
    func directions() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = view.leftAnchor.constraint(equalTo: view.leadingAnchor)
            }
        }
        expect(result, says: "attributes of one kind", "left", "leading")
    }

    @Test("An edge that is compared with nothing")
    func edges() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: 5)
            }
        }
        expect(result, says: "An edge is compared with another edge", "left", "second item")
    }

    @Test("An item that is no view")
    func items() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: "text", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: 5)
            }
        }
        expect(result, says: "views and layout guides", "String is neither")
    }

    @Test("A constraint without an attribute")
    func attributes() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
                    attribute: .notAnAttribute, multiplier: 1, constant: 5)
            }
        }
        expect(result, says: ".notAnAttribute", "Name an edge")
    }

    @Test("A guide of a view itself that is added to another")
    func guides() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                UIView().addLayoutGuide(view.safeAreaLayoutGuide)
            }
        }
        expect(result, says: "own guides stay with it", "UIView.safeArea", "Make a UILayoutGuide")
    }

    @Test("An anchor that has lost its view")
    func anchors() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let anchor = UIView().widthAnchor
                _ = anchor.constraint(equalToConstant: 3)
            }
        }
        expect(result, says: "the width anchor has lost its own", "Keep the view")
    }

    @Test("A visual format that cannot be read")
    func formats() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[a", views: ["a": UIView()]) }
        }
        expect(result, says: "can be read", "H:[a\n    ^")
    }

    @Test("A visual format with a name that is not given")
    func names() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[a]", views: [:]) }
        }
        expect(result, says: "a is not among them", "dictionary of views")
    }

    @Test("A visual format with a number that is not given")
    func metrics() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let outer = UIView()
                let view = UIView()
                outer.addSubview(view)
                _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-gap-[a]", views: ["a": view])
            }
        }
        expect(result, says: "gap is not there", "Add it to the metrics")
    }

    @Test("A visual format with the edge of a superview that is not there")
    func superviews() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]", views: ["a": UIView()])
            }
        }
        expect(result, says: "at the edge of its superview", "Add the view first")
    }
}
