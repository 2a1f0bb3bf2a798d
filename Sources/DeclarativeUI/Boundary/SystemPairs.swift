import BridgedEnvironment
import DeclarativeViews
import Drawing
import ImperativeUI

// The keys whose values are those of views, and the traits that they stand for.

extension TypesettingLanguageKey: PairedKey {
    package static func makeBridge() -> EnvironmentBridge {
        TraitBridge(Self.self) {
            $0.typesettingLanguage.map { .explicit($0) } ?? .automatic
        } write: {
            $1.typesettingLanguage = $0.language
        }
    }
}

extension InterfaceLevelKey: PairedKey {
    package static func makeBridge() -> EnvironmentBridge {
        TraitBridge(Self.self) {
            $0.userInterfaceLevel
        } write: {
            $1.userInterfaceLevel = $0
        }
    }
}

extension TextMediumKey: PairedKey {
    package static func makeBridge() -> EnvironmentBridge {
        TraitBridge(Self.self) {
            $0.textMedium
        } write: {
            $1.textMedium = $0
        }
    }
}

extension InteractiveHostKey: PairedKey {
    package static func makeBridge() -> EnvironmentBridge {
        TraitBridge(Self.self) {
            $0.isInInteractiveHost
        } write: {
            $1.isInInteractiveHost = $0
        }
    }
}

extension AllowedDynamicRangeKey: PairedKey {
    package static func makeBridge() -> EnvironmentBridge {
        TraitBridge(Self.self) {
            .some(Image.DynamicRange($0.imageDynamicRange))
        } write: {
            $1.imageDynamicRange = UIImage.DynamicRange($0)
        }
    }
}

extension Image.DynamicRange {
    /// Makes the range from that of a trait; `nil` for an unspecified one.
    fileprivate init?(_ range: UIImage.DynamicRange) {
        switch range {
        case .unspecified: return nil
        case .standard: self = .standard
        case .constrainedHigh: self = .constrainedHigh
        case .high: self = .high
        }
    }
}

extension UIImage.DynamicRange {
    /// Makes a trait's range; unspecified for `nil`.
    fileprivate init(_ range: Image.DynamicRange?) {
        self =
            switch range?.limit {
            case nil: .unspecified
            case .standard: .standard
            case .constrainedHigh: .constrainedHigh
            case .high: .high
            }
    }
}
