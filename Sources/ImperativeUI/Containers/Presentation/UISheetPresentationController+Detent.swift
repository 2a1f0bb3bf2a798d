import Foundation

/// What the height of a detent depends on.
@MainActor @preconcurrency public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits around the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// How high a sheet can be, in points, what is not safe at its lower edge left aside.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @MainActor @preconcurrency public final class Detent: NSObject {
        /// Identifies a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The identifier as a string.
            public let rawValue: String
            /// Makes an identifier from a string.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Makes an identifier from a string.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// Half of the height there is.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// All of the height there is.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// Identifies the detent among those of a sheet.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Half of the height there is. It is not there where the vertical size class is compact, except in a text grid.
        public static func medium() -> Detent {
            Detent(.medium) { context in
                let traits = context.containerTraitCollection
                if traits.verticalSizeClass == .compact, traits.textMedium != .grid { return nil }
                return context.maximumDetentValue / 2
            }
        }

        /// All of the height there is.
        public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height of your own.
        ///
        /// - Parameters:
        ///   - identifier: Identifies the detent; one that no other has without it.
        ///   - resolver: Returns the height in points; `nil` where the detent is not to be there.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        /// Returns the height in points; `nil` where the detent is not there.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context) }
    }
}

/// What the height of a detent depends on, at one time.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
    }
}
