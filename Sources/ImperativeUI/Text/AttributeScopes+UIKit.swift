import Foundation

extension AttributeScopes {
    /// The attributes that labels and buttons show, beside those of Foundation.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes that labels and buttons show: fonts, colours, lines, distances and paragraph styles.
    public struct UIKitAttributes: AttributeScope {
        /// The font of the letters.
        public let font: FontAttribute
        /// The formatting of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the lines.
        public let backgroundColor: BackgroundColorAttribute
        /// What is added after each character, in points; `tracking` wins over it.
        public let kern: KernAttribute
        /// What is added after each character, in points.
        public let tracking: TrackingAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the line through the letters; the text's if not set.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The colour of the line under the letters; the text's if not set.
        public let underlineColor: UnderlineColorAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The key of a font.
        @frozen public enum FontAttribute: AttributedStringKey {
            /// A font.
            public typealias Value = UIFont
            /// The name in archives.
            public static let name = NSAttributedString.Key.font.rawValue
        }

        /// The key of the formatting of a paragraph.
        @frozen public enum ParagraphStyleAttribute: AttributedStringKey {
            /// A paragraph style.
            public typealias Value = NSParagraphStyle
            /// The name in archives.
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }

        /// The key of a colour of letters.
        @frozen public enum ForegroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The name in archives.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }

        /// The key of a colour behind lines.
        @frozen public enum BackgroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The name in archives.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }

        /// The key of a distance between characters, by kerning.
        @frozen public enum KernAttribute: AttributedStringKey {
            /// A distance in points.
            public typealias Value = CGFloat
            /// The name in archives.
            public static let name = NSAttributedString.Key.kern.rawValue
        }

        /// The key of a distance between characters, by tracking.
        @frozen public enum TrackingAttribute: AttributedStringKey {
            /// A distance in points.
            public typealias Value = CGFloat
            /// The name in archives.
            public static let name = "CTTracking"
        }

        /// The key of a line through letters.
        @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// How the line looks.
            public typealias Value = NSUnderlineStyle
            /// The name in archives.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }

        /// The key of a line under letters.
        @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
            /// How the line looks.
            public typealias Value = NSUnderlineStyle
            /// The name in archives.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }

        /// The key of the colour of a line through letters.
        @frozen public enum StrikethroughColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The name in archives.
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }

        /// The key of the colour of a line under letters.
        @frozen public enum UnderlineColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The name in archives.
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds the attributes that labels and buttons show by their names. Where SwiftUI has one of that name for the
    /// value, that one is found.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributeContainer {
    /// The attributes that are shown, as those of an `NSAttributedString`.
    var shown: [NSAttributedString.Key: Any] {
        typealias Scope = AttributeScopes.UIKitAttributes
        var result: [NSAttributedString.Key: Any] = [:]
        result[.font] = self[Scope.FontAttribute.self]
        result[.paragraphStyle] = self[Scope.ParagraphStyleAttribute.self]
        result[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
        result[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
        result[.kern] = self[Scope.TrackingAttribute.self] ?? self[Scope.KernAttribute.self]
        result[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]
        result[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]
        result[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
        result[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
        return result
    }
}

extension AttributeContainer {
    /// Makes attributes from those of an `NSAttributedString`. Those that labels and buttons do not show are left out,
    /// and a value of the wrong type is reported and left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        typealias Scope = AttributeScopes.UIKitAttributes
        self.init()
        let read = StringAttributes(dictionary)
        if dictionary[.font] is UIFont { self[Scope.FontAttribute.self] = read.font }
        if dictionary[.paragraphStyle] is NSParagraphStyle { self[Scope.ParagraphStyleAttribute.self] = read.style }
        if dictionary[.foregroundColor] is UIColor { self[Scope.ForegroundColorAttribute.self] = read.color }
        self[Scope.BackgroundColorAttribute.self] = read.background
        if read.kern != 0 { self[Scope.KernAttribute.self] = read.kern }
        if read.lines.underline.hasLine { self[Scope.UnderlineStyleAttribute.self] = read.lines.underline }
        if read.lines.strikethrough.hasLine { self[Scope.StrikethroughStyleAttribute.self] = read.lines.strikethrough }
        self[Scope.UnderlineColorAttribute.self] = read.lines.underlineColor
        self[Scope.StrikethroughColorAttribute.self] = read.lines.strikethroughColor
    }
}
