import Foundation
import BridgedEnvironment

/// A container that attaches a label to a value.
///
/// The innermost `labeledContentStyle(_:)` determines the appearance. By default, the label is on the leading side
/// and the value on the trailing side; if labels are hidden, only the value is displayed.
public struct LabeledContent<Label: View, Content: View> {
    let label: Label
    let content: Content
    var style = StyleChoice<LabeledContentStyleConfiguration>.inherited

    /// Creates labelled content with a custom value and a custom label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}

extension LabeledContent where Label == Text {
    /// Creates labelled content with a custom value and a localisable label.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates labelled content with a custom value and a label from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates labelled content with a string value and a localisable label.
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init {
            Text(value)
        } label: {
            Text(titleKey)
        }
    }

    /// Creates labelled content with a string value and a label from a string.
    @_disfavoredOverload nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init {
            Text(value)
        } label: {
            Text(title)
        }
    }

    /// Creates labelled content with a formatted value and a localisable label.
    nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init {
            Text(value, format: format)
        } label: {
            Text(titleKey)
        }
    }

    /// Creates labelled content with a formatted value and a label from a string.
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
    /// Creates labelled content from a style configuration, for use in a style's `makeBody`. It has the next outer
    /// style.
    @MainActor @preconcurrency public init(_ configuration: LabeledContentStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        style = .fixed(configuration.outer.box)
    }
}

extension LabeledContent: View {
    /// The label and the value, in the current style.
    public var body: some View { styled }

    /// The label and the value, shown by the style, whichever that is.
    @MainActor var styled: LabeledContentBody<Label, Content> {
        LabeledContentBody(label: label, content: content, style: style)
    }

    /// Implementation detail. Don't call this method.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        // A node that is only listed is displayed elsewhere, in the style of that place.
        context.parent.onlyLists ? CompositeNode.make(view, in: context) : LabeledContentNode(view, in: context)
    }
}

/// The node of a value with a label.
private final class LabeledContentNode<Label: View, Content: View>:
    ControlNode<LabeledContent<Label, Content>, LabeledLook>
{
    override var style: StyleChoice<LabeledContentStyleConfiguration> { value.style }

    override func evaluate() {
        if let look = updateFacts() {
            run { LabeledRow(label: $0.label, content: $0.content, hidesLabel: look.hidesLabel) }
        } else {
            recordRun()
            show(value.styled)
            didRun()
        }
    }
}

/// The look of labelled values in the automatic style.
private struct LabeledLook: ControlFacts {
    typealias Key = LabeledContentStyleKey
    static var role: String { "body" }
    let hidesLabel: Bool

    init(reading values: EnvironmentValues) { hidesLabel = values.hidesLabels }
}

/// Makes a value with a label in the current style.
struct LabeledContentBody<Label: View, Content: View>: View, UnnamedPlace {
    let label: Label
    let content: Content
    let style: StyleChoice<LabeledContentStyleConfiguration>
    @Environment(\.labeledContentStyleBox) private var inherited

    init(label: Label, content: Content, style: StyleChoice<LabeledContentStyleConfiguration>) {
        self.label = label
        self.content = content
        self.style = style
    }

    var body: AnyView {
        style.view(LabeledContentStyleKey.self, inherited: inherited) { outer in
            LabeledContentStyleConfiguration(
                label: LabeledContentStyleConfiguration.Label(views: AnyView(label)),
                content: LabeledContentStyleConfiguration.Content(views: AnyView(content)), outer: outer)
        }
    }
}

extension LabeledContent: SpokenView {
    // A value of one text makes one accessibility element with its label.
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        let parts = walk.builder.roots(from: mark).map { walk.builder.elements[$0] }
        guard parts.count == 2, parts.allSatisfy({ $0.role == .text && !$0.isInteractive }),
            var element = walk.element(.text, at: node)
        else { return }
        (element.label, element.value, element.traits) = (parts[0].label, parts[1].label, .staticText)
        walk.builder.replace(from: mark, with: element)
    }
}
