import UIKit

@MainActor
final class TraitCollectionExamples {
    func build() -> UITraitCollection {
        UITraitCollection { mutableTraits in
            mutableTraits.userInterfaceIdiom = .phone
            mutableTraits.horizontalSizeClass = .regular
            mutableTraits[ContainedInSettingsTrait.self] = true
        }
    }

    func modify(_ traits: UITraitCollection) -> UITraitCollection {
        traits.modifyingTraits { mutableTraits in
            mutableTraits.horizontalSizeClass = .compact
            mutableTraits.userInterfaceStyle = .dark
            mutableTraits.isContainedInSettings = false
        }
    }

    func read() -> Bool {
        let traitCollection = UITraitCollection { mutableTraits in
            mutableTraits.isContainedInSettings = true
        }
        return traitCollection.isContainedInSettings && traitCollection[ContainedInSettingsTrait.self]
    }

    func themedView() -> UIView {
        let customBackgroundColor = UIColor { traitCollection in
            switch traitCollection.myAppTheme {
            case .standard: return UIColor.systemBackground
            case .pastel: return UIColor(red: 1, green: 0.9, blue: 0.9, alpha: 1)
            case .bold: return UIColor.systemOrange
            case .monochrome: return UIColor(white: 0.5, alpha: 1)
            }
        }
        let view = UIView()
        view.backgroundColor = customBackgroundColor
        return view
    }

    func compareForColors(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        new.hasDifferentColorAppearance(comparedTo: old)
    }

    func withCurrent(_ traits: UITraitCollection) -> UIColor {
        var resolved = UIColor.label
        traits.performAsCurrent { resolved = UIColor.label.resolvedColor(with: .current) }
        return resolved
    }
}
