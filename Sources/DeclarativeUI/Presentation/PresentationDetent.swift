import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(CustomDetentType)
    }

    /// What a custom detent can know.
    @dynamicMemberLookup public struct Context {
        let values: EnvironmentValues
        /// How high a sheet can be, in points.
        public let maxDetentValue: CGFloat

        package init(values: EnvironmentValues, maxDetentValue: CGFloat) {
            self.values = values
            self.maxDetentValue = maxDetentValue
        }

        /// A value of the sheet's environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { values[keyPath: keyPath] }
    }

    let kind: Kind

    /// Half of the height there is.
    public static let medium = PresentationDetent(kind: .medium)
    /// All of the height there is.
    public static let large = PresentationDetent(kind: .large)
    /// A part of the height there is.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
    /// A height that a type of your own computes.
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

/// Computes the height of a detent.
public protocol CustomPresentationDetent: SendableMetatype {
    /// Returns the height in points; `nil` where the detent is not there.
    @MainActor static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    /// What a custom detent can know.
    public typealias Context = PresentationDetent.Context
}

/// A type that computes heights, by its identity.
struct CustomDetentType: Hashable, Sendable {
    let type: any CustomPresentationDetent.Type

    static func == (one: Self, other: Self) -> Bool { ObjectIdentifier(one.type) == ObjectIdentifier(other.type) }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
