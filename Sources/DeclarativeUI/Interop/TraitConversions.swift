import ImperativeUI
import LayoutEngine

extension ColorScheme {
    /// Makes the scheme of a style; `nil` for an unspecified one.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        default: return nil
        }
    }
}

extension UIUserInterfaceStyle {
    /// Makes the style of a scheme; unspecified for `nil`.
    public init(_ colorScheme: ColorScheme?) {
        switch colorScheme {
        case .light?: self = .light
        case .dark?: self = .dark
        case nil: self = .unspecified
        }
    }
}

extension ColorSchemeContrast {
    /// Makes the contrast of a trait; `nil` for an unspecified one.
    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
        switch uiAccessibilityContrast {
        case .normal: self = .standard
        case .high: self = .increased
        default: return nil
        }
    }
}

extension UIAccessibilityContrast {
    /// Makes a trait's contrast; unspecified for `nil`.
    public init(_ colorSchemeContrast: ColorSchemeContrast?) {
        switch colorSchemeContrast {
        case .standard?: self = .normal
        case .increased?: self = .high
        case nil: self = .unspecified
        }
    }
}

extension LayoutDirection {
    /// Makes the direction of a trait; `nil` for an unspecified one.
    public init?(_ uiTraitEnvironmentLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiTraitEnvironmentLayoutDirection {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        default: return nil
        }
    }
}

extension UITraitEnvironmentLayoutDirection {
    /// Makes a trait's direction.
    public init(_ layoutDirection: LayoutDirection) {
        self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension UserInterfaceSizeClass {
    /// Makes the size class of a trait; `nil` for an unspecified one.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

extension UIUserInterfaceSizeClass {
    /// Makes a trait's size class; unspecified for `nil`.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact?: self = .compact
        case .regular?: self = .regular
        case nil: self = .unspecified
        }
    }
}

extension LegibilityWeight {
    /// Makes the weight of a trait; `nil` for an unspecified one.
    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        switch uiLegibilityWeight {
        case .regular: self = .regular
        case .bold: self = .bold
        default: return nil
        }
    }
}

extension UILegibilityWeight {
    /// Makes a trait's weight; unspecified for `nil`.
    public init(_ legibilityWeight: LegibilityWeight?) {
        switch legibilityWeight {
        case .regular?: self = .regular
        case .bold?: self = .bold
        case nil: self = .unspecified
        }
    }
}

extension DynamicTypeSize {
    /// The categories in the order of the sizes.
    fileprivate static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Makes the size of a category; `nil` for an unspecified or unknown one.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let index = Self.categories.firstIndex(of: uiSizeCategory) else { return nil }
        self = Self.allCases[index]
    }
}

extension UIContentSizeCategory {
    /// Makes the category of a size; unspecified for `nil`.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        guard let dynamicTypeSize, let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) else {
            self = .unspecified
            return
        }
        self = DynamicTypeSize.categories[index]
    }
}

extension ContentSizeCategory {
    /// Makes the size of a trait's category; `nil` for an unspecified or unknown one.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
        self.init(size)
    }
}

extension UIContentSizeCategory {
    /// Makes a trait's category; unspecified for `nil`.
    public init(_ sizeCategory: ContentSizeCategory?) { self.init(sizeCategory?.size) }
}
