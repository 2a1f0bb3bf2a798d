import Drawing
import Foundation
import Localization

/// Lines of text.
///
/// A text is as wide as its longest line and never wider than what is proposed to it, unless not even one character
/// fits. It wraps between words; where there is no room for all lines, an ellipsis stands for what is left out.
public struct Text: Sendable {
    enum Content: Sendable {
        case verbatim(String)
        /// A text of the main bundle's table `Localizable`.
        case key(LocalizedStringKey)
        /// A text of another table, or one that says where its table is.
        case table(TableText)
        /// What goes on by itself.
        indirect case live(LiveText)
        case joined(TextChain)
    }

    let content: Content
    /// What the text says of its own looks; `nil` for nothing.
    var attributes: TextAttributes?

    /// A text shown as it is.
    public init(verbatim content: String) { self.content = .verbatim(content) }

    /// A text shown as it is.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.content = .verbatim(String(content)) }

    /// A text that may be translated. Translations are looked up for the locale of the environment, in `bundle`, or the
    /// main bundle, in the table `tableName` or `Localizable`; without one the key is shown. Another locale shows
    /// another translation, without any body running. Translators are told the `comment`.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        if tableName == nil, bundle == nil {
            content = .key(key)
        } else {
            content = .table(TableText(key, table: tableName, strings: StringLibrary.strings(of: bundle)))
        }
    }

    /// A text that may be translated, and says where its translations are. It is looked up for the locale of the
    /// environment, unless the resource has one of its own.
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) { content = .table(TableText(resource)) }

    /// A text with a key that the library has taken apart.
    init(_ key: LocalizedStringKey, attributes: TextAttributes?) {
        content = .key(key)
        self.attributes = attributes
    }

    /// Texts one after the other.
    init(runs: [Text]) {
        if runs.count < 2 {
            self = runs.first ?? Text(verbatim: "")
        } else {
            content = .joined(TextChain(runs))
        }
    }

    /// One text after the other.
    init(joining first: Text, _ second: Text) {
        if case .joined(let chain) = first.content, first.attributes == nil {
            content = .joined(chain.appending(second))
        } else if case .joined(let chain) = second.content, second.attributes == nil {
            content = .joined(chain.prepending(first))
        } else {
            content = .joined(TextChain(first, second))
        }
    }

    /// A text that goes on by itself.
    init(_ live: LiveText) { content = .live(live) }
}

extension Text: Equatable {
    /// Whether both show the same in the same looks.
    public static func == (one: Text, other: Text) -> Bool {
        if TextAttributes.areSame(one.attributes, other.attributes) {
            if let equal = one.content.isSame(as: other.content) { return equal }
        }
        let (leaves, others) = (one.leaves, other.leaves)
        if leaves.count != others.count { return false }
        for (leaf, other) in zip(leaves, others) {
            if leaf.content.isSame(as: other.content) != true { return false }
            if !TextAttributes.areSame(leaf.attributes, other.attributes) { return false }
        }
        return true
    }
}

extension Text.Content {
    /// Whether both show the same; `nil` where texts are joined in both that have to be taken apart.
    fileprivate func isSame(as other: Text.Content) -> Bool? {
        switch (self, other) {
        case (.verbatim(let one), .verbatim(let other)): one == other
        case (.key(let one), .key(let other)): one == other
        case (.table(let one), .table(let other)): one == other
        case (.live(let one), .live(let other)): one == other
        case (.joined(let one), .joined(let other)): one.isIdentical(to: other) ? true : nil
        default: false
        }
    }
}

extension Text: View {
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: Text, in context: _NodeContext) -> _ViewNode {
        TextNode(view, in: context)
    }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Text) {
        node.cast(to: TextNode.self).update(view)
    }
}
