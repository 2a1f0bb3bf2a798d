import UnifiedStorage

/// The appearance of values with labels. Dynamic properties work as in a button style.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    /// The type of view that `makeBody` returns.
    associatedtype Body: View
    /// The properties of a value with a label.
    typealias Configuration = LabeledContentStyleConfiguration
    /// Returns the view of a value with a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a value with a label that are passed to its style.
public struct LabeledContentStyleConfiguration {
    /// The views that say what the value is for.
    public struct Label: View {
        let views: AnyView
        /// The views.
        public var body: some View { views }
    }

    /// The views of the value.
    public struct Content: View {
        let views: AnyView
        /// The views.
        public var body: some View { views }
    }

    /// What says what the value is for.
    public let label: Label
    /// The value.
    public let content: Content
    /// The next outer style, around the one that is asked.
    let outer: OuterStyle<LabeledContentStyleConfiguration>
}

/// The style of values with labels chosen by context, which is a row.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
    /// The automatic style.
    nonisolated public init() {}

    /// Returns the label at the leading side and the value at the trailing one; the value alone where labels are
    /// hidden.
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticLabeledRow(configuration: configuration)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The style chosen by context.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// Adapts a style of values with labels to the common form of styles.
enum LabeledContentStyling<Style: LabeledContentStyle>: StyleAdaptor {
    static func makeBody(_ style: Style, _ configuration: LabeledContentStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }

    static var isAutomatic: Bool { Style.self == AutomaticLabeledContentStyle.self }
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
    /// Sets the appearance of values with labels in this view. The style nearest to a value wins.
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
    let label: Label
    let content: Content
    let hidesLabel: Bool

    var body: some View {
        HStack(spacing: 8) {
            if !hidesLabel {
                label
                Spacer(minLength: 0)
            }
            content.modifier(EnvironmentModifier(LabeledValueWriter()))
        }
    }
}

/// Has the value stand back behind its label, at the trailing side.
private struct LabeledValueWriter: EnvironmentWriter, Equatable {
    var name: String { "LabeledContent" }

    func apply(to values: inout EnvironmentValues) {
        ForegroundWriter(styles: ForegroundStyles(levels: [AnyShapeStyle(.secondary)])).apply(to: &values)
        values.multilineTextAlignment = .trailing
    }
}
