import Foundation

/// An effect that a ``UIVisualEffectView`` applies to the content behind it or inside it. Immutable.
@MainActor @preconcurrency open class UIVisualEffect: NSObject, NSCopying {
    /// Creates an effect without any visible result.
    public override init() { super.init() }

    /// Returns the effect itself, which is immutable.
    public nonisolated final func copy(with zone: NSZone? = nil) -> Any { self }
}
