import Drawing
import Foundation
import Localization

/// A view that displays one or more lines of text.
///
/// A text is as wide as its longest line, but not wider than the proposed width, unless not even one character fits.
/// It wraps between words. If not all lines fit, an ellipsis replaces the rest.
public struct Text: Sendable {
    enum Content: Sendable {
        case verbatim(String)
        /// A text of the main bundle's table `Localizable`.
        case key(LocalizedStringKey)
        /// A text of another table, or one with the location of its table.
        case table(TableText)
        /// A piece that updates by itself.
        indirect case live(LiveText)
        case joined(TextChain)
    }

    let content: Content
    /// The text's own attributes; `nil` for none.
    var attributes: TextAttributes?

    /// Creates a text that displays a string without localisation.
    public init(verbatim content: String) { self.content = .verbatim(content) }

    /// Creates a text that displays a string without localisation.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.content = .verbatim(String(content)) }

    /// Creates a localisable text.
    ///
    /// Translations are looked up for the environment's locale in the table `tableName`, or `Localizable`, of
    /// `bundle`, or the main bundle. Without a translation, the key is displayed. When the locale changes, the
    /// translation changes without evaluating a body. The `comment` is for translators.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        if tableName == nil, bundle == nil {
            content = .key(key)
        } else {
            content = .table(TableText(key, table: tableName, strings: StringLibrary.strings(of: bundle)))
        }
    }

    /// Creates a localisable text from a resource, which includes the location of its translations.
    ///
    /// The translation is looked up for the environment's locale, unless the resource has its own.
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

    /// A text that updates by itself.
    init(_ live: LiveText) { content = .live(live) }
}

extension Text: Equatable {
    /// Returns whether two texts display the same content with the same formatting.
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
    /// The type of the view's body: `Never`, because the view has no body.
    public typealias Body = Never

    /// Creates the view's node. The framework calls this method; clients do not.
    public static func _makeNode(_ view: Text, in context: _NodeContext) -> _ViewNode {
        TextNode(view, in: context)
    }

    /// Updates the view's node with a new value. The framework calls this method; clients do not.
    public static func _updateNode(_ node: _ViewNode, with view: Text) {
        node.cast(to: TextNode.self).update(view)
    }
}
