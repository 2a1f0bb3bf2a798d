import Drawing
import LayoutEngine
import Localization
import BridgedEnvironment

/// The view of a field, which reads the environment values that the field needs, and its text.
package struct EditedField: View, UnnamedPlace {
    package enum Kind: Hashable, Sendable {
        /// One line.
        case line
        /// One line, shown as bullets.
        case secret
        /// As many lines as the text has.
        case growing
        /// All the space there is.
        case area
    }

    let text: Binding<String>
    let kind: Kind
    /// Whether the text stands for a value that has one way to be written.
    let isFormatted: Bool
    let prompt: Text?
    let title: Text?
    /// The functions that the field calls; `nil` for none.
    var events: FieldEvents?
    /// How the style of the field is chosen.
    var style = StyleChoice<FieldStyleConfiguration>.inherited
    @Environment(\.textFieldStyleBox) private var inheritedStyle
    @Environment(\.font) private var font
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.textTraits) private var traits
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.fieldBorder) private var border
    @Environment(\.locale) private var locale
    @Environment(\.textMedium) private var medium

    nonisolated init(text: Binding<String>, kind: Kind, isFormatted: Bool, prompt: Text?, title: Text?) {
        (self.text, self.kind, self.isFormatted) = (text, kind, isFormatted)
        (self.prompt, self.title) = (prompt, title)
    }

    @ViewBuilder package var body: some View {
        // An area has no style of fields.
        if kind != .area, let box = style.box(inherited: inheritedStyle) {
            box.view(FieldStyleConfiguration(field: asMade, outer: OuterStyle(box: box.outer)))
        } else {
            leaf
        }
    }

    /// The field as it was made: the values this one has read belong to another place's environment.
    private var asMade: EditedField {
        var field = EditedField(text: text, kind: kind, isFormatted: isFormatted, prompt: prompt, title: title)
        field.events = events
        return field
    }

    private var leaf: FieldLeaf {
        let font = font ?? .body
        let style = LocaleStyle.of(locale)
        let prompt = prompt?.translated(for: style).string
        let title = title?.translated(for: style).string
        // Read so that the field observes other values.
        _ = text.wrappedValue
        return FieldLeaf(
            text: text, kind: kind, isFormatted: isFormatted, prompt: prompt ?? "",
            title: title ?? prompt ?? "",
            font: font.description(at: font.isDynamic ? dynamicTypeSize : .large, traits: traits).shown(in: medium),
            alignment: alignment, lineLimit: kind == .growing ? lineLimit : nil,
            border: kind == .area ? .none : border, isEnabled: isEnabled, events: events)
    }
}

/// A field with all it needs, which is one layout item.
package struct FieldLeaf {
    let text: Binding<String>
    package let kind: EditedField.Kind
    let isFormatted: Bool
    let prompt: String
    let title: String
    let font: FontDescription
    let alignment: TextAlignment
    let lineLimit: Int?
    let border: FieldBorder
    let isEnabled: Bool
    let events: FieldEvents?
}

extension FieldLeaf: View {
    package typealias Body = Never

    package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { FieldNode(view, in: context) }

    package static func _updateNode(_ node: _ViewNode, with view: Self) { node.cast(to: FieldNode.self).update(view) }
}
