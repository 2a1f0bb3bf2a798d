/// What labels look like. Dynamic properties work as they do in a button style.
@MainActor @preconcurrency public protocol LabelStyle {
    /// The type of view `makeBody` returns.
    associatedtype Body: View
    /// What is known of a label.
    typealias Configuration = LabelStyleConfiguration
    /// The view of a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a label style is told of a label.
public struct LabelStyleConfiguration: Sendable {
    /// Tells the title's type from the icon's. Has no values.
    public enum _TitlePart {}
    /// Tells the icon's type from the title's. Has no values.
    public enum _IconPart {}
    /// The views of the title.
    public typealias Title = _StyledContent<_TitlePart>
    /// The views of the icon.
    public typealias Icon = _StyledContent<_IconPart>

    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon
    /// The style in force around the one that is asked.
    let outer: OuterStyle<LabelStyleConfiguration>
}

/// Lets a label style make views.
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
    /// The label style in force; `nil` for the automatic one.
    var labelStyleBox: StyleBox<LabelStyleConfiguration>? { self[LabelStyleKey.self] }
}

extension View {
    /// Sets what labels in this view look like. The style nearest to a label wins.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(StyleWriter<LabelStyleKey, LabelStyling<S>>(style: style)))
    }
}
