import Foundation
import Localization

extension AttributeScopes {
    /// The attributes that texts show, beside those of Foundation.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that texts show: fonts, colours, lines and distances.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of the letters.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// What is added after each character, in points; `tracking` wins over it.
        public let kern: KerningAttribute
        /// What is added after each character, in points.
        public let tracking: TrackingAttribute
        /// How far above the line the letters stand, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The key of a font.
        @frozen public enum FontAttribute: AttributedStringKey {
            /// A font.
            public typealias Value = Font
            /// The name in archives.
            public static let name = "SwiftUI.Font"
        }

        /// The key of a colour of letters.
        @frozen public enum ForegroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = Color
            /// The name in archives.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The key of a line through letters.
        @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// How the line looks.
            public typealias Value = Text.LineStyle
            /// The name in archives.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The key of a line under letters.
        @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
            /// How the line looks.
            public typealias Value = Text.LineStyle
            /// The name in archives.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The key of a distance between characters, by kerning.
        @frozen public enum KerningAttribute: AttributedStringKey {
            /// A distance in points.
            public typealias Value = CGFloat
            /// The name in archives.
            public static let name = "SwiftUI.Kern"
        }

        /// The key of a distance between characters, by tracking.
        @frozen public enum TrackingAttribute: AttributedStringKey {
            /// A distance in points.
            public typealias Value = CGFloat
            /// The name in archives.
            public static let name = "SwiftUI.Tracking"
        }

        /// The key of a distance from the line.
        @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
            /// A distance in points, upwards.
            public typealias Value = CGFloat
            /// The name in archives.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds the attributes that texts show by their names.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension Text {
    /// A text of runs, each as its attributes say: font, colour, lines, distances, links, and the marks of Markdown
    /// (`InlinePresentationIntent`). What modifiers of the text set counts where a run says nothing. A tap on a link
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
