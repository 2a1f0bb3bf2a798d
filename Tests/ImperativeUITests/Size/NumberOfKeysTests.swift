import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import ImperativeUI

/// A trait for each number.
private struct NumberedTrait<Number: NumberedType>: UITraitDefinition {
    static var defaultValue: Int { 0 }
}

@MainActor private enum NumberedTraits {
    static func trait(_ number: Int) -> UITrait { make(ManyTypes.type(number)) }

    private static func make<N: NumberedType>(_ number: N.Type) -> UITrait { NumberedTrait<N>.self }

    static func write(_ trait: UITrait, _ value: Int, on view: UIView) {
        func write<T: UITraitDefinition>(_ trait: T.Type) {
            if let value = value as? T.Value { view.traitOverrides[T.self] = value }
        }
        write(trait)
    }

    static func value(of trait: UITrait, at view: UIView) -> Int? {
        func value<T: UITraitDefinition>(_ trait: T.Type) -> Int? { view.traitCollection[T.self] as? Int }
        return value(trait)
    }
}

/// Many traits at one node.
@MainActor @Suite("Number of keys") struct NumberOfKeysTests {
    /// So many that quadratic work stands out, and no more than a debug build does quickly.
    private let many = SizeOfTests.isFull ? 10_000 : 640
    private let few = SizeOfTests.isFull ? 625 : 40

    private func views(_ count: Int) -> (UIWindow, UIView, [UITrait]) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        window.isHidden = false
        let (view, inner) = (UIView(), UIView())
        window.addSubview(view)
        view.addSubview(inner)
        window.layoutIfNeeded()
        return (window, view, (0..<count).map { NumberedTraits.trait($0) })
    }

    @Test("Setting, changing and removing many overrides of one view takes time linear in their number")
    func overrides() {
        let growth = Growth.ofTime(from: few, to: many, prepare: views) { window, view, traits in
            for (number, trait) in traits.enumerated() { NumberedTraits.write(trait, number + 1, on: view) }
            window.updateTraitsIfNeeded()
            for (number, trait) in traits.enumerated() { NumberedTraits.write(trait, number + 2, on: view) }
            window.updateTraitsIfNeeded()
            for trait in traits { view.traitOverrides.remove(trait) }
            window.updateTraitsIfNeeded()
        }
        #expect(growth < 4)
    }

    @Test("1, 300 and 10,000 overrides of one view are all in force, and a change of one reaches who reads it alone")
    func values() {
        for count in [1, 300, many] {
            let (window, view, traits) = views(count)
            for (number, trait) in traits.enumerated() { NumberedTraits.write(trait, number + 1, on: view) }
            window.updateTraitsIfNeeded()
            let inner = view.subviews[0]
            #expect(
                traits.enumerated().allSatisfy { NumberedTraits.value(of: $0.element, at: inner) == $0.offset + 1 })
            var heard: [Int] = []
            for (number, trait) in traits.enumerated() {
                inner.registerForTraitChanges([trait]) { (_: UIView, _) in heard.append(number) }
            }
            let looks = PendingChanges.shared.lookCount
            NumberedTraits.write(traits[count / 2], 0, on: view)
            window.updateTraitsIfNeeded()
            #expect(heard == [count / 2])
            #expect(PendingChanges.shared.lookCount - looks == 2)
        }
    }

    @Test("Observing many traits together takes time linear in their number")
    func observed() {
        let growth = Growth.ofTime(from: few, to: many, prepare: views) { window, view, traits in
            var runs = 0
            for _ in 0..<2 {
                view.subviews[0].registerForTraitChanges(traits) { (_: UIView, _) in runs += 1 }
            }
            for (number, trait) in traits.enumerated() { NumberedTraits.write(trait, number + 1, on: view) }
            window.updateTraitsIfNeeded()
            view.subviews[0].removeFromSuperview()
            #expect(runs == 2)
        }
        #expect(growth < 4)
    }

    @Test("A copy of many overrides stays as it was when the view's change")
    func copies() {
        let (window, view, traits) = views(40)
        for (number, trait) in traits.enumerated() { NumberedTraits.write(trait, number + 1, on: view) }
        let copy = view.traitOverrides
        for trait in traits { NumberedTraits.write(trait, 0, on: view) }
        for trait in traits.prefix(30) { view.traitOverrides.remove(trait) }
        let other = view.traitOverrides
        #expect(traits.allSatisfy { copy.contains($0) })
        #expect(traits.filter { other.contains($0) }.count == 10)
        view.traitOverrides = copy
        window.updateTraitsIfNeeded()
        #expect(traits.enumerated().allSatisfy { NumberedTraits.value(of: $0.element, at: view) == $0.offset + 1 })
        view.traitOverrides = other
        window.updateTraitsIfNeeded()
        #expect(traits.allSatisfy { NumberedTraits.value(of: $0, at: view) == 0 })
    }
}
