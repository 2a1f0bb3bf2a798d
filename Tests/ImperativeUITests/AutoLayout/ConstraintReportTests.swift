import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

@MainActor @Suite("Constraints that cannot be held") struct ConstraintReportTests {
    private let root = UIView(frame: CGRect(0, 0, 100, 100))

    @Test("Required constraints that contradict each other are reported once, in words, and the last is broken")
    func contradictions() {
        let view = UIView().placed(in: root)
        let (first, second) = (
            view.widthAnchor.constraint(equalToConstant: 50), view.widthAnchor.constraint(equalToConstant: 70)
        )
        second.identifier = "wide"
        let reports = issues {
            root.layOut(with: first, second, view.leftAnchor.constraint(equalTo: root.leftAnchor))
            root.frame.size.width = 90
            root.layoutIfNeeded()
        }
        #expect(reports.count == 1 && view.frame.width == 50)
        #expect(reports.first?.message.contains("UIView.width == 70 'wide' contradicts UIView.width == 50") == true)
        first.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 70)
    }

    @Test("A constant that comes to contradict others breaks the one that was activated last, until it fits again")
    func changes() {
        let view = UIView().placed(in: root)
        let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
        root.layOut(
            with: least, view.widthAnchor.constraint(lessThanOrEqualToConstant: 30),
            view.leftAnchor.constraint(equalTo: root.leftAnchor))
        let reports = issues {
            least.constant = 40
            root.layoutIfNeeded()
        }
        #expect(reports.count == 1 && view.frame.width == 40)
        least.constant = 5
        root.layoutIfNeeded()
        #expect(view.frame.width <= 30)
    }

    @Test("A view that keeps its frame against constraints is reported, with the way out")
    func given() {
        let view = UIView(frame: CGRect(1, 2, 3, 4))
        root.addSubview(view)
        let reports = issues { root.layOut(with: view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20)) }
        #expect(view.frame == CGRect(1, 2, 3, 4))
        #expect(reports.map { $0.message.contains("translatesAutoresizingMaskIntoConstraints to false") } == [true])
    }

    @Test("What does not fit into a view is outside of it, and reported unless the view has no size yet")
    func misfits() {
        let view = UIView().placed(in: root)
        let quiet = issues {
            root.frame.size.width = 0
            root.layOut(
                with: view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
                view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
                view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30))
        }
        let loud = issues {
            root.frame.size.width = 40
            root.layoutIfNeeded()
        }
        #expect(quiet.isEmpty && loud.count == 1 && view.frame == CGRect(10, 0, 30, 0))
    }

    @Test("Numbers that are none are reported and replaced")
    func hostileNumbers() {
        let view = UIView().placed(in: root)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        let reports = issues {
            width.constant = .nan
            width.priority = UILayoutPriority(5_000)
            _ = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: .infinity)
            root.layOut(with: width, view.heightAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude))
        }
        #expect(reports.count == 3 && width.constant == 0 && width.priority == .required)
        #expect(view.frame.width == 0)
    }

    @Test("A constraint without items says nothing: activating it is reported")
    func empty() {
        let constraint = NSLayoutConstraint()
        let reports = issues { constraint.isActive = true }
        #expect(reports.count == 1 && !constraint.isActive && constraint.firstItem == nil)
    }

    @Test("A content size that is no number counts as none")
    func hostileContent() {
        let view = BlockView(.nan, .infinity).placed(in: root)
        root.layOut(with: view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3))
        #expect(view.frame == CGRect(3, 0, 0, 0))
    }

    @Test("A frame that constraints leave open is ambiguous")
    func ambiguity() {
        let view = UIView().placed(in: root)
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        let constraints = [
            left, view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 3),
            view.heightAnchor.constraint(equalToConstant: 3),
        ]
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        #expect(!view.hasAmbiguousLayout && !root.hasAmbiguousLayout)
        left.isActive = false
        root.layoutIfNeeded()
        #expect(view.hasAmbiguousLayout)
    }

    @Test("The constraints that a frame follows from can be asked for, by axis")
    func affecting() {
        let view = UIView().placed(in: root)
        let (left, width) = (
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.widthAnchor.constraint(equalToConstant: 3)
        )
        root.layOut(with: left, width, view.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(view.constraintsAffectingLayout(for: .horizontal) == [left, width])
        #expect(view.constraintsAffectingLayout(for: .vertical).count == 1)
    }

    @Test("A description has items, attributes, numbers and the name")
    func descriptions() {
        let constraint = NSLayoutConstraint(
            item: root, attribute: .width, relatedBy: .lessThanOrEqual, toItem: root, attribute: .height, multiplier: 2,
            constant: -3)
        constraint.priority = .defaultHigh
        constraint.identifier = "name"
        #expect("\(constraint)" == "UIView.width <= 2 * UIView.height - 3 @750 'name'")
    }
}
