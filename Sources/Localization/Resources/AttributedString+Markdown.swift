import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// Which marks mean something.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Marks within lines. Line ends count as spaces, and so do several spaces.
            case inlineOnly
            /// Marks within lines. Spaces and line ends stay.
            case inlineOnlyPreservingWhitespace
        }

        /// Which marks mean something.
        public var interpretedSyntax: InterpretedSyntax
        /// The language of the text; `nil` for none that is known.
        public var languageCode: String?

        /// Options for marks within lines. Whole documents, with headings and lists, are not read.
        public init(interpretedSyntax: InterpretedSyntax, languageCode: String? = nil) {
            self.interpretedSyntax = interpretedSyntax
            self.languageCode = languageCode
        }
    }

    /// Reads the marks of Markdown in a text. All text is Markdown, so that nothing is thrown.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: Which marks mean something.
    ///   - baseURL: What addresses of links are relative to.
    public init(markdown: String, options: MarkdownParsingOptions, baseURL: URL? = nil) throws {
        var text = markdown
        if options.interpretedSyntax == .inlineOnly {
            text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        self.init()
        append(MarkedText(text), baseURL: baseURL) { piece in
            if case .text(let text) = piece { text } else { "" }
        }
        if let code = options.languageCode {
            self[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] = code
        }
    }

    /// Looks a text up in the language of the process, and reads the marks of Markdown in it. Values that are put in
    /// are no Markdown.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let localizing = Localizing(keyAndValue.key, keyAndValue, table, StringLibrary.strings(of: bundle))
        self.init(localizing, localizing.foundForProcess, LocaleStyle.of(locale))
    }

    /// Looks a text up in the language of its resource's locale, and reads the marks of Markdown in it.
    @_disfavoredOverload public init(localized resource: LocalizedStringResource) {
        let (localizing, style) = (Localizing(resource), LocaleStyle.of(resource.locale))
        self.init(localizing, localizing.found(style), style)
    }

    private init(_ localizing: Localizing, _ found: BundleStrings.Found?, _ style: LocaleStyle) {
        self.init()
        let writer = FormatWriter(style)
        append(MarkedText(localizing.chosen(found).pieces), baseURL: nil) { piece in
            switch piece {
            case .text(let text): text
            case .value(let index, let placeholder): writer.text(of: localizing.values[index], as: placeholder)
            }
        }
    }

    private mutating func append(
        _ text: MarkedText, baseURL: URL?, write: (ChosenText.Piece) -> String
    ) {
        for run in text.runs {
            var part = AttributedString(run.pieces.map(write).joined())
            if !run.intent.isEmpty { part.inlinePresentationIntent = run.intent }
            if let link = run.link, let url = URL(string: link.map(write).joined(), relativeTo: baseURL) {
                part.link = url
            }
            append(part)
        }
    }
}
