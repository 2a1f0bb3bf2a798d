import Foundation

extension AttributeScopes {
    /// The attributes that labels and buttons show, in addition to those of Foundation.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes that labels and buttons show: fonts, colours, lines, spacing and paragraph styles.
    public struct UIKitAttributes: AttributeScope {
        /// The font of the text.
        public let font: FontAttribute
        /// The paragraph style of the text.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The space added after each character, in points; `tracking` takes precedence.
        public let kern: KernAttribute
        /// The space added after each character, in points.
        public let tracking: TrackingAttribute
        /// The style of the strikethrough line.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The style of the underline.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the strikethrough line; if not set, the colour of the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The colour of the underline; if not set, the colour of the text.
        public let underlineColor: UnderlineColorAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes

        /// The attribute key of the font.
        @frozen public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute's value: a font.
            public typealias Value = UIFont
            /// The name of the attribute in archives.
            public static let name = NSAttributedString.Key.font.rawValue
        }

        /// The attribute key of the paragraph style.
        @frozen public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value: a paragraph style.
            public typealias Value = NSParagraphStyle
            /// The name of the attribute in archives.
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }

        /// The attribute key of the text colour.
        @frozen public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value: a colour.
            public typealias Value = UIColor
            /// The name of the attribute in archives.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }

        /// The attribute key of the background colour.
        @frozen public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value: a colour.
            public typealias Value = UIColor
            /// The name of the attribute in archives.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }

        /// The attribute key of the kerning.
        @frozen public enum KernAttribute: AttributedStringKey {
            /// The type of the attribute's value: a distance in points.
            public typealias Value = CGFloat
            /// The name of the attribute in archives.
            public static let name = NSAttributedString.Key.kern.rawValue
        }

        /// The attribute key of the tracking.
        @frozen public enum TrackingAttribute: AttributedStringKey {
            /// The type of the attribute's value: a distance in points.
            public typealias Value = CGFloat
            /// The name of the attribute in archives.
            public static let name = "CTTracking"
        }

        /// The attribute key of the strikethrough style.
        @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value: a line style.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute in archives.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }

        /// The attribute key of the underline style.
        @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value: a line style.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute in archives.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }

        /// The attribute key of the strikethrough colour.
        @frozen public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The type of the attribute's value: a colour.
            public typealias Value = UIColor
            /// The name of the attribute in archives.
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }

        /// The attribute key of the underline colour.
        @frozen public enum UnderlineColorAttribute: AttributedStringKey {
            /// The type of the attribute's value: a colour.
            public typealias Value = UIColor
            /// The name of the attribute in archives.
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    /// Accesses by name the attributes that labels and buttons show. If SwiftUI has an attribute of that name for the
    /// value's type, SwiftUI's attribute is used.
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
    /// Creates an attribute container from the attributes of an `NSAttributedString`.
    ///
    /// Attributes that labels and buttons do not show are omitted. A value of the wrong type is reported and omitted.
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
