/// A transition between the old and the new content of a view that itself remains.
///
/// It applies to texts and images that change under an animation. Without an animation, and for `identity`, the new
/// content appears immediately. Colours are animated in any case.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate, replace
        case counting(down: Bool)
        case number(Double)
    }

    let kind: Kind

    /// Shows the new content immediately. The default.
    public static let identity = ContentTransition(kind: .identity)
    /// Fades out the old content while the new content fades in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Scales a text with unchanged words from its old size to the new one. Other content changes immediately.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Rolls the differing characters of a line, upwards unless the numbers count down. Content of several lines or
    /// parts fades.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .counting(down: countsDown))
    }

    /// Rolls the differing characters of a line, upwards if the value has increased, otherwise downwards.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .number(value)) }
}

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
    /// The content transition of texts and images. The default is `identity`.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets the transition for changes of the content of texts and images in this view under an animation.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
