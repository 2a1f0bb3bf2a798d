import DeclarativeUI
import Foundation

private struct CounterTrait: UITraitDefinition {
    static let defaultValue = 0
    static let name = "Counter"
}

extension UITraitCollection {
    fileprivate var counter: Int { self[CounterTrait.self] }
}

extension UIMutableTraits {
    fileprivate var counter: Int {
        get { self[CounterTrait.self] }
        set { self[CounterTrait.self] = newValue }
    }
}

/// Makes, changes, compares and reads trait collections everywhere, those of a window among them.
@MainActor func stressTraits(rounds: Int, _ report: Report) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    window.addSubview(view)
    let shared = Locked(window.traitCollection)
    for round in 0..<rounds {
        var turns = 0
        onThreads { thread in
            for number in 0..<100 {
                let base = shared.withLock { $0 }
                let counter = base.counter
                let changed = base.modifyingTraits { $0.counter = thread * 1_000 + number }
                report.check(base.counter == counter, "a trait collection changed")
                report.check(changed.counter == thread * 1_000 + number, "a change of a trait is lost")
                report.check(changed != base || changed.counter == counter, "different collections are equal")
                let dark = changed.modifyingTraits { $0.userInterfaceStyle = .dark }
                report.check(dark.userInterfaceStyle == .dark, "a system trait is lost")
                report.check(dark.counter == changed.counter, "a change of one trait changes another")
                changed.performAsCurrent {
                    report.check(UITraitCollection.current.counter == changed.counter, "current is another thread's")
                }
                _ = changed.description
                _ = changed.hashValue
                if number % 10 == 0 { shared.withLock { $0 = changed } }
            }
        } meanwhile: {
            turns += 1
            window.traitOverrides.counter = turns
            window.layoutIfNeeded()
            let collection = view.traitCollection
            report.check(collection.counter == turns, "an override is not in force")
            shared.withLock { $0 = collection }
        }
        if round == rounds - 1 { report.check(view.traitCollection.counter == turns, "an override is lost") }
    }
    report.passed("traits", "\(rounds * threadCount * 100) collections")
}

/// Resolves and makes colours, fonts and images everywhere.
@MainActor func stressColors(rounds: Int, _ report: Report) {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let view = UIView()
    view.backgroundColor = dynamic
    for _ in 0..<rounds {
        onThreads { thread in
            for number in 0..<50 {
                let traits = (number + thread) % 2 == 0 ? light : dark
                report.check(
                    dynamic.resolvedColor(with: traits) == (traits === dark ? UIColor.white : .black),
                    "a dynamic colour is resolved with other traits")
                _ = UIColor.systemBlue.resolvedColor(with: traits).withAlphaComponent(0.5)
                _ = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
                _ = UIFontMetrics.default.scaledValue(for: CGFloat(number), compatibleWith: traits)
                _ = UIImage(systemName: "star")?.withTintColor(dynamic)
            }
        } meanwhile: {
            view.overrideUserInterfaceStyle = view.overrideUserInterfaceStyle == .dark ? .light : .dark
            view.updateTraitsIfNeeded()
            _ = dynamic.resolvedColor(with: view.traitCollection)
        }
    }
    report.passed("colours", "\(rounds * threadCount * 50) resolved")
}
