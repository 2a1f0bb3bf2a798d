import Foundation

extension AttributedString {
    /// Options for parsing Markdown.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// The Markdown syntax to interpret.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// All syntax: inline marks, and blocks such as headings, lists, quotations, code and tables. Each part
            /// of the text has the blocks that contain it as its ``PresentationIntent``; there is no text between two
            /// blocks.
            case full
            /// Inline marks only. Line ends and sequences of spaces become single spaces.
            case inlineOnly
            /// Inline marks only. Spaces and line ends are preserved.
            case inlineOnlyPreservingWhitespace
        }

        /// The way to handle text that cannot be parsed. It has no effect, because every text is valid Markdown.
        public enum FailurePolicy: Hashable, Sendable {
            /// Throws an error if the text cannot be parsed.
            case throwError
            /// Returns the part that could be parsed.
            case returnPartiallyParsedIfPossible
        }

        /// The syntax to interpret.
        public var interpretedSyntax: InterpretedSyntax
        /// The way to handle text that cannot be parsed, which has no effect.
        public var failurePolicy: FailurePolicy
        /// The language of the text; `nil` if it is not known.
        public var languageCode: String?

        /// Creates options. By default, they are those for whole documents.
        public init(
            interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil
        ) {
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Creates an attributed string by parsing Markdown. Every text is valid Markdown, so this never throws.
    ///
    /// Reference links to addresses that are defined elsewhere in a document, such as `[text][name]`, stay as they
    /// are written.
    ///
    /// - Parameters:
    ///   - markdown: The text to parse.
    ///   - options: The options for parsing; by default, all syntax is interpreted.
    ///   - baseURL: The URL to which the addresses of links are relative.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        switch options.interpretedSyntax {
        case .full: appendDocument(markdown, baseURL: baseURL)
        case .inlineOnly:
            append(markdown: markdown.split(whereSeparator: \.isWhitespace).joined(separator: " "), baseURL: baseURL)
        case .inlineOnlyPreservingWhitespace: append(markdown: markdown, baseURL: baseURL)
        }
        if let code = options.languageCode {
            self[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] = code
        }
    }

    /// Creates an attributed string by parsing Markdown in UTF-8. Invalid bytes become replacement characters.
    ///
    /// - Parameters:
    ///   - markdown: The UTF-8 text to parse.
    ///   - options: The options for parsing; by default, all syntax is interpreted.
    ///   - baseURL: The URL to which the addresses of links are relative.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// Creates an attributed string by parsing a Markdown file. Throws the error of reading the file, if there is
    /// one.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - options: The options for parsing; by default, all syntax is interpreted.
    ///   - baseURL: The URL to which the addresses of links are relative.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// Adds a text with marks within lines.
    private mutating func append(markdown: String, baseURL: URL?) {
        append(MarkedText(markdown), baseURL: baseURL) { piece in
            if case .text(let text) = piece { text } else { "" }
        }
    }

    /// Creates an attributed string by looking up a text in the application's language and parsing its inline
    /// Markdown. Interpolated values are not parsed.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let localizing = Localizing(keyAndValue.key, keyAndValue, table, StringLibrary.strings(of: bundle))
        self.init(localizing, localizing.foundForApplication, LocaleStyle.of(locale))
    }

    /// Creates an attributed string by looking up the text of a resource in the language of its locale and parsing
    /// its inline Markdown.
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
