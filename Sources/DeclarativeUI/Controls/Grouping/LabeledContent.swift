import Foundation

/// A value with a label.
///
/// The nearest `labeledContentStyle(_:)` decides on the appearance. By default the label is at the leading side and the
/// value at the trailing one; where labels are hidden, the value is alone.
public struct LabeledContent<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    private var style = StyleChoice<LabeledContentStyleConfiguration>.inherited
    @Environment(\.labeledContentStyleBox) private var inherited

    /// Makes a value of views with a label of views.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}

extension LabeledContent where Label == Text {
    /// Makes a value of views with a localisable label.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Makes a value of views with a label.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Makes a text with a localisable label.
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init {
            Text(value)
        } label: {
            Text(titleKey)
        }
    }

    /// Makes a text with a label.
    @_disfavoredOverload nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init {
            Text(value)
        } label: {
            Text(title)
        }
    }

    /// Makes a value in a format with a localisable label.
    nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init {
            Text(value, format: format)
        } label: {
            Text(titleKey)
        }
    }

    /// Makes a value in a format with a label.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init {
            Text(value, format: format)
        } label: {
            Text(title)
        }
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Makes the value with a label that a style was asked to show, for use in the style's body. It has the next outer
    /// style.
    @MainActor @preconcurrency public init(_ configuration: LabeledContentStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        style = .fixed(configuration.outer.box)
    }
}

extension LabeledContent: View {
    /// The label and the value, shown by the current style.
    @ViewBuilder public var body: some View {
        if let box = style.box(inherited: inherited), !box.isAutomatic {
            box.view(
                LabeledContentStyleConfiguration(
                    label: LabeledContentStyleConfiguration.Label(views: AnyView(label)),
                    content: LabeledContentStyleConfiguration.Content(views: AnyView(content)),
                    outer: OuterStyle(box: box.outer)))
        } else {
            LabeledRow(label: label, content: content)
        }
    }
}
