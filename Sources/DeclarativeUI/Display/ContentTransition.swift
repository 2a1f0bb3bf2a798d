/// How the contents of a view become others, where the view itself stays.
///
/// Texts and images that change under an animation show their contents by one of these; without an animation, and for
/// `identity`, the new ones are there at once. Colours move in any case.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate
        case counting(down: Bool)
        case number(Double)
    }

    let kind: Kind

    /// The new contents at once; what is used unless set.
    public static let identity = ContentTransition(kind: .identity)
    /// The old contents fade out while the new ones fade in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// A text of the same words grows or shrinks from its old size to the new one. Other contents are there at once.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// The characters of a line that differ roll, upwards unless the numbers count down; where there are several lines
    /// or parts, contents fade.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .counting(down: countsDown))
    }

    /// The characters of a line that differ roll: upwards where the value has grown, downwards otherwise.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .number(value)) }
}

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
    /// How the contents of texts and images become others; `identity` by default.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets how the contents of texts and images in this view become others under an animation.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
