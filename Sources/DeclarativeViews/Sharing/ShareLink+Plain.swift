import Foundation

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Creates a share link for strings, with a custom label.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data.Element == String { self.init(sharing: items, subject, message, nil, label()) }

    /// Creates a share link for a string, with a custom label.
    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<String> { self.init(sharing: CollectionOfOne(item), subject, message, nil, label()) }

    /// Creates a share link for URLs, with a custom label.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data.Element == URL { self.init(sharing: items, subject, message, nil, label()) }

    /// Creates a share link for a URL, with a custom label.
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<URL> { self.init(sharing: CollectionOfOne(item), subject, message, nil, label()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a share link for strings, with the default label.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {
        self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel())
    }

    /// Creates a share link for a string, with the default label.
    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
    }

    /// Creates a share link for URLs, with the default label.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
        self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel())
    }

    /// Creates a share link for a URL, with the default label.
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
    }

    /// Creates a share link for strings, with a localisable title.
    nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == String {
        self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a share link for a string, with a localisable title.
    nonisolated public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a share link for URLs, with a localisable title.
    nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == URL {
        self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a share link for a URL, with a localisable title.
    nonisolated public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a share link for strings, with a title from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String {
        self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a share link for a string, with a title from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a share link for URLs, with a title from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL { self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel(Text(title))) }

    /// Creates a share link for a URL, with a title from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a share link for strings, with a text as title.
    nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == String { self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel(title)) }

    /// Creates a share link for a string, with a text as title.
    nonisolated public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
    }

    /// Creates a share link for URLs, with a text as title.
    nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == URL { self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel(title)) }

    /// Creates a share link for a URL, with a text as title.
    nonisolated public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
    }
}
