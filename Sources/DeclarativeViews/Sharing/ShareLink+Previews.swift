extension ShareLink {
    /// Creates a share link for items with previews, and a custom label.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) { self.init(sharing: items, subject, message, preview, label()) }

    /// Creates a share link for an item with a preview, and a custom label.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(sharing: CollectionOfOne(item), subject, message, { _ in preview }, label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a share link for items with previews, and the default label.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(sharing: items, subject, message, preview, DefaultShareLinkLabel()) }

    /// Creates a share link for an item with a preview, and the default label.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(sharing: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel())
    }

    /// Creates a share link for items with previews, and a localisable title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(sharing: items, subject, message, preview, DefaultShareLinkLabel(Text(titleKey))) }

    /// Creates a share link for an item with a preview, and a localisable title.
    nonisolated public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            sharing: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a share link for items with previews, and a title from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(sharing: items, subject, message, preview, DefaultShareLinkLabel(Text(title))) }

    /// Creates a share link for an item with a preview, and a title from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            sharing: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a share link for items with previews, and a text as title.
    nonisolated public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(sharing: items, subject, message, preview, DefaultShareLinkLabel(title)) }

    /// Creates a share link for an item with a preview, and a text as title.
    nonisolated public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(sharing: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title))
    }
}
