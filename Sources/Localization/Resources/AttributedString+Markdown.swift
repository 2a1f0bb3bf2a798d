import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// Which marks mean something.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// All: those within lines, and blocks such as headings, lists, quotations, code and tables. Each part of
            /// the text has the blocks it stands in as its ``PresentationIntent``; nothing stands between two blocks.
            case full
            /// Marks within lines. Line ends count as spaces, and so do several spaces.
            case inlineOnly
            /// Marks within lines. Spaces and line ends stay.
            case inlineOnlyPreservingWhitespace
        }

        /// What becomes of a text that cannot be read. All text is Markdown, so that there is none.
        public enum FailurePolicy: Hashable, Sendable {
            /// An error is thrown.
            case throwError
            /// What could be read is returned.
            case returnPartiallyParsedIfPossible
        }

        /// Which marks mean something.
        public var interpretedSyntax: InterpretedSyntax
        /// What becomes of a text that cannot be read.
        public var failurePolicy: FailurePolicy
        /// The language of the text; `nil` for none that is known.
        public var languageCode: String?

        /// Options, which are those for whole documents unless others are given.
        public init(
            interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil
        ) {
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Reads the marks of Markdown in a text. All text is Markdown, so that nothing is thrown.
    ///
    /// Links to addresses that are defined elsewhere in a document, as `[text][name]`, stay as they are written.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: Which marks mean something; by default all, as in a document.
    ///   - baseURL: What addresses of links are relative to.
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

    /// Reads the marks of Markdown in a text that is given as UTF-8. Bytes that are none become replacement characters.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: Which marks mean something; by default all, as in a document.
    ///   - baseURL: What addresses of links are relative to.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// Reads the marks of Markdown in a file. Throws what reading the file does.
    ///
    /// - Parameters:
    ///   - url: The place of the file.
    ///   - options: Which marks mean something; by default all, as in a document.
    ///   - baseURL: What addresses of links are relative to.
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
