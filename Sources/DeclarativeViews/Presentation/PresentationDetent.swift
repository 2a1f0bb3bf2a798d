import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(CustomDetentType)
    }

    /// The information available to a custom detent.
    @dynamicMemberLookup public struct Context {
        let values: EnvironmentValues
        /// The maximum height of a sheet, in points.
        public let maxDetentValue: CGFloat

        package init(values: EnvironmentValues, maxDetentValue: CGFloat) {
            self.values = values
            self.maxDetentValue = maxDetentValue
        }

        /// Accesses a value of the sheet's environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { values[keyPath: keyPath] }
    }

    let kind: Kind

    /// A detent at half the available height.
    public static let medium = PresentationDetent(kind: .medium)
    /// A detent at the full available height.
    public static let large = PresentationDetent(kind: .large)
    /// Returns a detent at a fraction of the available height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }
    /// Returns a detent at a height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
    /// Returns a detent with a height computed by a custom type.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(CustomDetentType(type: type)))
    }

    /// Returns the height in points; `nil` where the detent is not there.
    @MainActor package func height(in context: Context) -> CGFloat? {
        switch kind {
        case .medium: context.maxDetentValue / 2
        case .large: context.maxDetentValue
        case .fraction(let fraction): context.maxDetentValue * min(1, max(0, fraction))
        case .height(let height): height
        case .custom(let custom): custom.type.height(in: context)
        }
    }

    /// Whether it is one of the two that every system knows.
    package var isMedium: Bool { kind == .medium }
    /// Whether it is one of the two that every system knows.
    package var isLarge: Bool { kind == .large }
}

/// A type that computes the height of a custom detent.
public protocol CustomPresentationDetent: SendableMetatype {
    /// Returns the height of the detent in points; `nil` if the detent is unavailable.
    @MainActor static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    /// The information available to a custom detent.
    public typealias Context = PresentationDetent.Context
}

/// A type that computes heights, by its identity.
struct CustomDetentType: Hashable, Sendable {
    let type: any CustomPresentationDetent.Type

    static func == (one: Self, other: Self) -> Bool { ObjectIdentifier(one.type) == ObjectIdentifier(other.type) }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
