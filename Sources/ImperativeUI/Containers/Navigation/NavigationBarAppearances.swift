import Foundation

/// The appearances that a bar or one of its items has been given, by what the content does and how much height there is.
@MainActor final class NavigationBarAppearances {
    /// Told of changes.
    var observer: (() -> Void)?

    var standard: UINavigationBarAppearance? { didSet { standard = kept(standard) } }
    var scrollEdge: UINavigationBarAppearance? { didSet { scrollEdge = kept(scrollEdge) } }
    var compact: UINavigationBarAppearance? { didSet { compact = kept(compact) } }
    var compactScrollEdge: UINavigationBarAppearance? { didSet { compactScrollEdge = kept(compactScrollEdge) } }

    private func kept(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
        observer?()
        return appearance?.observedCopy { [weak self] in self?.observer?() }
    }

    /// Returns the standard appearance, or one to be changed that becomes the standard one with its first change.
    func standard(or other: UINavigationBarAppearance) -> UINavigationBarAppearance {
        if let standard { return standard }
        other.observer = { [weak self, weak other] in
            guard let self, let other, standard == nil else { return }
            standard = other
        }
        return other
    }
}
