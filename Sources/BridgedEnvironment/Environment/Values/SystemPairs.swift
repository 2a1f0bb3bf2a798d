import Foundation

// The system's environment keys that stand for system traits, with their values for unspecified traits.

extension ColorSchemeKey: PairedKey {
    package static func makeBridge() -> EnvironmentBridge {
        TraitBridge(Self.self) {
            ColorScheme($0.userInterfaceStyle) ?? .light
        } write: {
            $1.userInterfaceStyle = UIUserInterfaceStyle($0)
        }
    }
}

extension ColorSchemeContrastKey: PairedKey {
    package static func makeBridge() -> EnvironmentBridge {
        TraitBridge(Self.self) {
            ColorSchemeContrast($0.accessibilityContrast)
        } write: {
            $1.accessibilityContrast = UIAccessibilityContrast($0)
        }
    }
}

extension LayoutDirectionKey: PairedKey {
    package static func makeBridge() -> EnvironmentBridge {
        TraitBridge(Self.self) {
            LayoutDirection($0.layoutDirection)
        } write: {
            $1.layoutDirection = UITraitEnvironmentLayoutDirection($0)
        }
    }
}

extension DynamicTypeSizeKey: PairedKey {
    package static func makeBridge() -> EnvironmentBridge {
        TraitBridge(Self.self) {
            DynamicTypeSize($0.preferredContentSizeCategory)
        } write: {
            $1.preferredContentSizeCategory = UIContentSizeCategory($0)
        }
    }
}

extension DisplayScaleKey: PairedKey {
    package static func makeBridge() -> EnvironmentBridge {
        // A scale of 0 means that the trait is unspecified.
        TraitBridge(Self.self) {
            $0.displayScale > 0 ? $0.displayScale : nil
        } write: {
            $1.displayScale = $0
        }
    }
}

extension HorizontalSizeClassKey: PairedKey {
    package static func makeBridge() -> EnvironmentBridge {
        TraitBridge(Self.self) {
            .some(UserInterfaceSizeClass($0.horizontalSizeClass))
        } write: {
            $1.horizontalSizeClass = UIUserInterfaceSizeClass($0)
        }
    }
}

extension VerticalSizeClassKey: PairedKey {
    package static func makeBridge() -> EnvironmentBridge {
        TraitBridge(Self.self) {
            .some(UserInterfaceSizeClass($0.verticalSizeClass))
        } write: {
            $1.verticalSizeClass = UIUserInterfaceSizeClass($0)
        }
    }
}

extension LegibilityWeightKey: PairedKey {
    /// A bridge that converts from traits to the environment only.
    package static func makeBridge() -> EnvironmentBridge {
        TraitBridge(Self.self, read: { LegibilityWeight($0.legibilityWeight).map { .some($0) } }, write: nil)
    }
}

extension AppearsActiveKey: PairedKey {
    /// A bridge that converts from the environment to traits only.
    package static func makeBridge() -> EnvironmentBridge {
        TraitBridge(Self.self, read: nil, write: { $1.activeAppearance = $0 ? .active : .inactive })
    }
}

extension LocaleKey: PairedKey {
    package static func makeBridge() -> EnvironmentBridge {
        // Without the trait, views have the system's locale.
        TraitBridge(Self.self) {
            $0.locale ?? Locale.current
        } write: {
            $1.locale = $0
        }
    }
}
