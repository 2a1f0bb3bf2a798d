import DeclarativeUI

/// What controls look like: a style, a direction, a size of text.
enum ControlLook: String, CaseIterable {
    case light, dark
    case rightToLeft = "right-to-left"
    case large

    var traits: UITraitCollection {
        UITraitCollection {
            $0.userInterfaceStyle = self == .dark ? .dark : .light
            if self == .rightToLeft { $0.layoutDirection = .rightToLeft }
            if self == .large { $0.preferredContentSizeCategory = .accessibilityLarge }
        }
    }

    /// The size in which a control is shown, in points.
    func size(of specimen: Specimen) -> CGSize {
        if self != .large { return specimen.size }
        return CGSize(width: specimen.size.width + 144, height: specimen.size.height * 2)
    }
}
