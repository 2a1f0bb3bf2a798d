import Foundation
import ImperativeUI
import TestSupport
import Testing

/// Each trap says the rule, the value and the way out.
@MainActor @Suite struct TrapTests {
    @Test("Reading an override that is not set names trait and node, and what to read instead")
    func unsetOverride() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIViewController().traitOverrides.look }
        }
        expect(result, says: "Look", "UIViewController", "Read traitCollection", "value(of:)")
    }

    @Test("Adding an ancestor as a subview names both views")
    func ancestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let window = UIWindow()
                window.isHidden = false
                let inner = UIView()
                let outer = UIView()
                window.addSubview(outer)
                outer.addSubview(inner)
                inner.addSubview(outer)
            }
        }
        expect(result, says: "A view cannot be its own ancestor", "UIView", "out of it first")
    }

    @Test("Adding a view to itself traps")
    func itself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                view.addSubview(view)
            }
        }
        expect(result, says: "A view cannot be its own ancestor")
    }

    @Test("Adding an ancestor as a child controller names both controllers")
    func controllerAncestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let outer = UIViewController()
                let inner = UIViewController()
                outer.addChild(inner)
                inner.addChild(outer)
            }
        }
        expect(result, says: "A controller cannot be its own ancestor", "UIViewController")
    }

    @Test("Registering for no trait says what to pass")
    func emptyRegistration() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UIView().registerForTraitChanges([]) { (_: UIView, _) in }
            }
        }
        expect(result, says: "at least one trait", "Name the traits")
    }

    @Test("A handler whose parameter cannot take the observed object names both types")
    func wrongHandler() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let window = UIWindow()
                window.isHidden = false
                let view = UIView()
                window.addSubview(view)
                view.registerForTraitChanges([LookTrait.self]) { (_: UIWindow, _) in }
                view.traitOverrides.look = .bold
                view.updateTraitsIfNeeded()
            }
        }
        expect(result, says: "UIView is not a UIWindow")
    }

    @Test("A loadView that assigns no view names the controller")
    func noView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Empty: UIViewController { override func loadView() {} }
                Empty().loadViewIfNeeded()
            }
        }
        expect(result, says: "loadView must assign a view", "Empty")
    }

    @Test("Overriding the traits of a controller that is no child says so")
    func noChild() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIViewController().setOverrideTraitCollection(UITraitCollection(), forChild: UIViewController())
            }
        }
        expect(result, says: "children only", "addChild")
    }

    @Test("A trait node below itself says so")
    func nodeAncestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let outer = UITraitNode()
                let inner = UITraitNode()
                inner.setParent(outer)
                outer.setParent(inner)
            }
        }
        expect(result, says: "A trait node cannot be its own ancestor")
    }
}
