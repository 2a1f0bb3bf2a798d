extension ColorScheme {
    /// Creates a colour scheme from a user interface style; `nil` if the style is unspecified.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        default: return nil
        }
    }
}

extension UIUserInterfaceStyle {
    /// Creates a user interface style from a colour scheme; unspecified for `nil`.
    public init(_ colorScheme: ColorScheme?) {
        switch colorScheme {
        case .light?: self = .light
        case .dark?: self = .dark
        case nil: self = .unspecified
        }
    }
}

extension ColorSchemeContrast {
    /// Creates a colour scheme contrast from an accessibility contrast; `nil` if it is unspecified.
    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
        switch uiAccessibilityContrast {
        case .normal: self = .standard
        case .high: self = .increased
        default: return nil
        }
    }
}

extension UIAccessibilityContrast {
    /// Creates an accessibility contrast from a colour scheme contrast; unspecified for `nil`.
    public init(_ colorSchemeContrast: ColorSchemeContrast?) {
        switch colorSchemeContrast {
        case .standard?: self = .normal
        case .increased?: self = .high
        case nil: self = .unspecified
        }
    }
}

extension LayoutDirection {
    /// Creates a layout direction from the layout direction of a trait; `nil` if it is unspecified.
    public init?(_ uiTraitEnvironmentLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiTraitEnvironmentLayoutDirection {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        default: return nil
        }
    }
}

extension UITraitEnvironmentLayoutDirection {
    /// Creates the layout direction of a trait from a layout direction.
    public init(_ layoutDirection: LayoutDirection) {
        self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension UserInterfaceSizeClass {
    /// Creates a size class from the size class of a trait; `nil` if it is unspecified.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

extension UIUserInterfaceSizeClass {
    /// Creates the size class of a trait from a size class; unspecified for `nil`.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact?: self = .compact
        case .regular?: self = .regular
        case nil: self = .unspecified
        }
    }
}

extension LegibilityWeight {
    /// Creates a legibility weight from the legibility weight of a trait; `nil` if it is unspecified.
    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        switch uiLegibilityWeight {
        case .regular: self = .regular
        case .bold: self = .bold
        default: return nil
        }
    }
}

extension UILegibilityWeight {
    /// Creates the legibility weight of a trait from a legibility weight; unspecified for `nil`.
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

    /// Creates a Dynamic Type size from a content size category; `nil` if the category is unspecified or unknown.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let index = Self.categories.firstIndex(of: uiSizeCategory) else { return nil }
        self = Self.allCases[index]
    }
}

extension UIContentSizeCategory {
    /// Creates a content size category from a Dynamic Type size; unspecified for `nil`.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        guard let dynamicTypeSize, let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) else {
            self = .unspecified
            return
        }
        self = DynamicTypeSize.categories[index]
    }
}

extension ContentSizeCategory {
    /// Creates a SwiftUI content size category from a UIKit one; `nil` if it is unspecified or unknown.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
        self.init(size)
    }
}

extension UIContentSizeCategory {
    /// Creates a UIKit content size category from a SwiftUI one; unspecified for `nil`.
    public init(_ sizeCategory: ContentSizeCategory?) { self.init(sizeCategory?.size) }
}
