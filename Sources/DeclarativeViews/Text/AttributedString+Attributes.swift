import Foundation
import Localization

extension AttributeScopes {
    /// The attribute scope of texts, including Foundation's attributes.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that texts display: fonts, colours, lines and spacing.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of the characters.
        public let font: FontAttribute
        /// The foreground colour of the characters.
        public let foregroundColor: ForegroundColorAttribute
        /// The style of a line through the characters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The style of a line under the characters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The kerning: the spacing added after each character, in points. `tracking` takes precedence.
        public let kern: KerningAttribute
        /// The tracking: the spacing added after each character, in points.
        public let tracking: TrackingAttribute
        /// The offset of the characters above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes

        /// The key of the font attribute.
        @frozen public enum FontAttribute: AttributedStringKey {
            /// The type of the value: a font.
            public typealias Value = Font
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.Font"
        }

        /// The key of the foreground colour attribute.
        @frozen public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the value: a colour.
            public typealias Value = Color
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The key of the strikethrough attribute.
        @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the value: a line style.
            public typealias Value = Text.LineStyle
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The key of the underline attribute.
        @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the value: a line style.
            public typealias Value = Text.LineStyle
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The key of the kerning attribute.
        @frozen public enum KerningAttribute: AttributedStringKey {
            /// The type of the value: a distance in points.
            public typealias Value = CGFloat
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.Kern"
        }

        /// The key of the tracking attribute.
        @frozen public enum TrackingAttribute: AttributedStringKey {
            /// The type of the value: a distance in points.
            public typealias Value = CGFloat
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.Tracking"
        }

        /// The key of the baseline offset attribute.
        @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the value: an upward distance in points.
            public typealias Value = CGFloat
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// Returns the attribute at a key path of the scope, which makes the attributes of texts available by their
    /// names.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension Text {
    /// Creates a text from the runs of an attributed string.
    ///
    /// Each run is displayed with its own font, colour, lines, spacing, links and Markdown formatting
    /// (`InlinePresentationIntent`). The text's modifiers apply where a run has no such attribute. Tapping a link
    /// opens it with the environment's `openURL`.
    @_disfavoredOverload public init(_ attributedContent: AttributedString) {
        // Disfavoured, as a literal is a key.
        var texts: [Text] = []
        for run in attributedContent.runs {
            texts.append(Text(run, String(attributedContent[run.range].characters)))
        }
        self.init(runs: texts)
    }

    private init(_ run: AttributedString.Runs.Run, _ string: String) {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        var text = Text(verbatim: string)
        if let font = run[Scope.FontAttribute.self] { text = text.font(font) }
        if let color = run[Scope.ForegroundColorAttribute.self] { text = text.foregroundColor(color) }
        if let line = run[Scope.UnderlineStyleAttribute.self] {
            text = text.underline(pattern: line.pattern, color: line.color)
        }
        if let line = run[Scope.StrikethroughStyleAttribute.self] {
            text = text.strikethrough(pattern: line.pattern, color: line.color)
        }
        if let kern = run[Scope.KerningAttribute.self] { text = text.kerning(kern) }
        if let tracking = run[Scope.TrackingAttribute.self] { text = text.tracking(tracking) }
        if let offset = run[Scope.BaselineOffsetAttribute.self] { text = text.baselineOffset(offset) }
        typealias Marks = AttributeScopes.FoundationAttributes
        let intent = run[Marks.InlinePresentationIntentAttribute.self] ?? []
        if let marks = TextAttributes.of(intent, link: run[Marks.LinkAttribute.self]) {
            text.attributes = text.attributes?.over(marks) ?? marks
        }
        self = text
    }
}
