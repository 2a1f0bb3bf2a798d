import Foundation

/// The appearances set for a bar or one of its items, by the content's position and the available height.
@MainActor final class NavigationBarAppearances {
    /// Told of changes.
    var observer: (() -> Void)?

    var standard: UINavigationBarAppearance? { didSet { if !isAdopting { standard = kept(standard) } } }
    var scrollEdge: UINavigationBarAppearance? { didSet { scrollEdge = kept(scrollEdge) } }
    var compact: UINavigationBarAppearance? { didSet { compact = kept(compact) } }
    var compactScrollEdge: UINavigationBarAppearance? { didSet { compactScrollEdge = kept(compactScrollEdge) } }

    private var isAdopting = false

    private func kept(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
        observer?()
        return appearance?.observedCopy { [weak self] in self?.observer?() }
    }

    /// Returns the standard appearance, or one to be changed that becomes the standard one with its first change.
    func standard(or other: UINavigationBarAppearance) -> UINavigationBarAppearance {
        if let standard { return standard }
        other.observer = { [weak self, weak other] in
            guard let self, let other else { return }
            if standard == nil { adopt(other) }
            if standard === other { observer?() }
        }
        return other
    }

    /// Takes the appearance itself, as its owner goes on changing it.
    private func adopt(_ appearance: UINavigationBarAppearance) {
        isAdopting = true
        standard = appearance
        isAdopting = false
    }
}
