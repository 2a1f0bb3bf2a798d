import Foundation

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Shares texts, with a label of views.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data.Element == String { self.init(sharing: items, subject, message, nil, label()) }

    /// Shares a text, with a label of views.
    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<String> { self.init(sharing: CollectionOfOne(item), subject, message, nil, label()) }

    /// Shares URLs, with a label of views.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data.Element == URL { self.init(sharing: items, subject, message, nil, label()) }

    /// Shares a URL, with a label of views.
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<URL> { self.init(sharing: CollectionOfOne(item), subject, message, nil, label()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Shares texts.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {
        self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel())
    }

    /// Shares a text.
    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
    }

    /// Shares URLs.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
        self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel())
    }

    /// Shares a URL.
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
    }

    /// Shares texts, with a localisable text.
    nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == String {
        self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares a text, with a localisable text.
    nonisolated public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares URLs, with a localisable text.
    nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == URL {
        self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares a URL, with a localisable text.
    nonisolated public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares texts, with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String {
        self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel(Text(title)))
    }

    /// Shares a text, with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
    }

    /// Shares URLs, with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL { self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel(Text(title))) }

    /// Shares a URL, with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
    }

    /// Shares texts, with a styled text.
    nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == String { self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel(title)) }

    /// Shares a text, with a styled text.
    nonisolated public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
    }

    /// Shares URLs, with a styled text.
    nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == URL { self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel(title)) }

    /// Shares a URL, with a styled text.
    nonisolated public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
    }
}
