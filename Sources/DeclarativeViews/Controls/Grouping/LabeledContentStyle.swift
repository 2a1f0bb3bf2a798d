import BridgedEnvironment

/// A type that specifies the appearance of labelled content. Dynamic properties work as in a button style.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    /// The type of view that `makeBody` returns.
    associatedtype Body: View
    /// The properties of labelled content.
    typealias Configuration = LabeledContentStyleConfiguration
    /// Returns a view that represents the body of labelled content.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of labelled content that are passed to its style.
public struct LabeledContentStyleConfiguration {
    /// The type of view for the label of labelled content.
    public struct Label: View {
        let views: AnyView
        /// The content of the label.
        public var body: some View { views }
    }

    /// The type of view for the value of labelled content.
    public struct Content: View {
        let views: AnyView
        /// The content of the value.
        public var body: some View { views }
    }

    /// The label that describes the value.
    public let label: Label
    /// The value that the label describes.
    public let content: Content
    /// The next outer style, around the one that is asked.
    let outer: OuterStyle<LabeledContentStyleConfiguration>
}

/// The default labelled content style, chosen by context: a row.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
    /// Creates an automatic labelled content style.
    nonisolated public init() {}

    /// Returns the label on the leading side and the value on the trailing side; only the value if labels are hidden.
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticLabeledRow(configuration: configuration)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default labelled content style, chosen by context.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// Adapts a style of values with labels to the common form of styles.
enum LabeledContentStyling<Style: LabeledContentStyle>: StyleAdaptor {
    static func makeBody(_ style: Style, _ configuration: LabeledContentStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

enum LabeledContentStyleKey: StyleKey {
    typealias Automatic = LabeledContentStyling<AutomaticLabeledContentStyle>
    typealias Configuration = LabeledContentStyleConfiguration
    static var modifierName: String { "labeledContentStyle" }
    static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
    /// The current style of values with labels; `nil` for the automatic one.
    var labeledContentStyleBox: StyleBox<LabeledContentStyleConfiguration>? { self[LabeledContentStyleKey.self] }
}

extension View {
    /// Sets the style of labelled content in this view. The innermost style takes precedence.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(StyleWriter<LabeledContentStyleKey, LabeledContentStyling<S>>(style: style)))
    }
}

/// A label and a value in a row; the value alone where labels are hidden.
private struct AutomaticLabeledRow: View, UnnamedPlace {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.hidesLabels) private var hidesLabel

    init(configuration: LabeledContentStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        LabeledRow(label: configuration.label, content: configuration.content, hidesLabel: hidesLabel)
    }
}

/// A label and a value in a row, or the value alone.
struct LabeledRow<Label: View, Content: View>: View, UnnamedPlace {
    private let label: Label
    private let content: Content
    private let hidesLabel: Bool
    @Environment(\.dynamicTypeSize) private var textSize

    init(label: Label, content: Content, hidesLabel: Bool) {
        (self.label, self.content, self.hidesLabel) = (label, content, hidesLabel)
    }

    var body: some View {
        let row = AnyLayout.labeledRow(textSize)
        return row {
            if !hidesLabel {
                label
                Spacer(minLength: 0)
            }
            content.modifier(EnvironmentModifier(LabeledValueWriter(isBelow: textSize.isAccessibilitySize)))
        }
    }
}

/// Makes the value secondary to its label, at the trailing side, or below the label in the largest text.
private struct LabeledValueWriter: EnvironmentWriter, Equatable {
    let isBelow: Bool

    var name: String { "LabeledContent" }

    func apply(to values: inout EnvironmentValues) {
        ForegroundWriter(styles: ForegroundStyles(levels: [AnyShapeStyle(.secondary)])).apply(to: &values)
        values.multilineTextAlignment = isBelow ? .leading : .trailing
    }
}
