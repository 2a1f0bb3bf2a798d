/// The appearance of labels. Dynamic properties work as in a button style.
@MainActor @preconcurrency public protocol LabelStyle {
    /// The type of view that `makeBody` returns.
    associatedtype Body: View
    /// The properties of a label.
    typealias Configuration = LabelStyleConfiguration
    /// Returns the view of a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label that are passed to its style.
public struct LabelStyleConfiguration: Sendable {
    /// Distinguishes the title's type from the icon's. Has no values.
    public enum _TitlePart {}
    /// Distinguishes the icon's type from the title's. Has no values.
    public enum _IconPart {}
    /// The views of the title.
    public typealias Title = _StyledContent<_TitlePart>
    /// The views of the icon.
    public typealias Icon = _StyledContent<_IconPart>

    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon
    /// The next outer style, around the one that is asked.
    let outer: OuterStyle<LabelStyleConfiguration>
}

/// Adapts a label style to the common form of styles.
enum LabelStyling<Style: LabelStyle>: StyleAdaptor {
    static func makeBody(_ style: Style, _ configuration: LabelStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }

    static var isAutomatic: Bool { Style.self == DefaultLabelStyle.self }
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
    /// Sets the appearance of labels in this view. The style nearest to a label wins.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(StyleWriter<LabelStyleKey, LabelStyling<S>>(style: style)))
    }
}
