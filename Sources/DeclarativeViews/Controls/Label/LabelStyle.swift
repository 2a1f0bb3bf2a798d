/// A type that specifies the appearance of labels. Dynamic properties work as in a button style.
@MainActor @preconcurrency public protocol LabelStyle {
    /// The type of view that `makeBody` returns.
    associatedtype Body: View
    /// The properties of a label.
    typealias Configuration = LabelStyleConfiguration
    /// Returns a view that represents the body of a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label that are passed to its style.
public struct LabelStyleConfiguration: Sendable {
    /// A marker that distinguishes the type of the title from that of the icon. Has no values.
    public enum _TitlePart {}
    /// A marker that distinguishes the type of the icon from that of the title. Has no values.
    public enum _IconPart {}
    /// The type of view for the title of a label.
    public typealias Title = _StyledContent<_TitlePart>
    /// The type of view for the icon of a label.
    public typealias Icon = _StyledContent<_IconPart>

    /// The title of the label.
    public let title: Title
    /// The icon of the label.
    public let icon: Icon
    /// The next outer style, around the one that is asked.
    let outer: OuterStyle<LabelStyleConfiguration>
}

/// Adapts a label style to the common form of styles.
enum LabelStyling<Style: LabelStyle>: StyleAdaptor {
    static func makeBody(_ style: Style, _ configuration: LabelStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

enum LabelStyleKey: StyleKey {
    typealias Automatic = LabelStyling<DefaultLabelStyle>
    typealias Configuration = LabelStyleConfiguration
    static var modifierName: String { "labelStyle" }
    static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension EnvironmentValues {
    /// The current label style; `nil` for the automatic one.
    var labelStyleBox: StyleBox<LabelStyleConfiguration>? { self[LabelStyleKey.self] }
}

extension View {
    /// Sets the style of labels in this view. The innermost style takes precedence.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(StyleWriter<LabelStyleKey, LabelStyling<S>>(style: style)))
    }
}
