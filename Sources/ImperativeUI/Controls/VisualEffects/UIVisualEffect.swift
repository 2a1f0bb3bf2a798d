import Foundation

/// What a ``UIVisualEffectView`` does to what is behind it or in it. It never changes.
@MainActor @preconcurrency open class UIVisualEffect: NSObject, NSCopying {
    /// Makes an effect that does nothing.
    public override init() { super.init() }

    /// The effect itself, as it cannot change.
    public nonisolated final func copy(with zone: NSZone? = nil) -> Any { self }
}
