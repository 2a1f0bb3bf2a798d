/// How a change moves from one value to another.
public struct Animation: Hashable, Sendable {
    let curve: Int
    /// The animation used where none is named.
    public static let `default` = Animation(curve: 0)
}
