import Foundation

/// The context for resolving the height of a detent.
@MainActor @preconcurrency public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The maximum height of a sheet in points, not including the safe area at its lower edge.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @MainActor @preconcurrency public final class Detent: NSObject {
        /// An identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The identifier as a string.
            public let rawValue: String
            /// Creates an identifier from a string.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier from a string.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// The detent at half of the available height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The detent at the full available height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The identifier of the detent, unique among those of a sheet.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Returns the detent at half of the available height. It is inactive if the vertical size class is compact,
        /// except in a text grid.
        public static func medium() -> Detent {
            Detent(.medium) { context in
                let traits = context.containerTraitCollection
                let fillsLow = traits.textMedium.figures.sheet.fillsLowContainers
                if traits.verticalSizeClass == .compact, fillsLow { return nil }
                return context.maximumDetentValue / 2
            }
        }

        /// Returns the detent at the full available height.
        public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// Returns a detent with a custom height.
        ///
        /// - Parameters:
        ///   - identifier: The identifier of the detent; a unique one is generated if there is none.
        ///   - resolver: A closure that returns the height in points; `nil` if the detent is inactive.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        /// Returns the height of the detent in points; `nil` if it is inactive.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context) }
    }
}

/// The values that the height of a detent depends on, at one time.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
    }
}
