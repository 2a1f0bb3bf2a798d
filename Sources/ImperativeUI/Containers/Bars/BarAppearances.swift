import Foundation

/// The situations for which a bar or one of its items can have an appearance.
enum BarSituation {
    case standard
    /// The content is scrolled to its edge at the bar.
    case scrollEdge
    /// The height is compact.
    case compact
    /// Both.
    case compactScrollEdge
}

/// The appearances set for a bar or one of its items, by the content's position and the available height.
@MainActor final class BarAppearances<Appearance: UIBarAppearance> {
    private var appearances: [BarSituation: Appearance] = [:]
    /// Called after changes.
    private let observer: () -> Void

    init(observer: @escaping () -> Void) { self.observer = observer }

    /// The appearance for a situation; `nil` for none. Setting it stores a copy.
    subscript(situation: BarSituation) -> Appearance? {
        get { appearances[situation] }
        set {
            appearances[situation] = newValue?.observedCopy { [weak self] in self?.observer() }
            observer()
        }
    }

    /// Returns the standard appearance, or another to be changed, which becomes the standard one with its first change.
    func standard(or other: @autoclosure () -> Appearance) -> Appearance {
        if let standard = appearances[.standard] { return standard }
        let other = other()
        other.observer = { [weak self, weak other] in
            guard let self, let other else { return }
            // The appearance itself, as its owner goes on changing it.
            if appearances[.standard] == nil { appearances[.standard] = other }
            if appearances[.standard] === other { observer() }
        }
        return other
    }
}
