extension ShareLink {
    /// Shares items, with previews of them and a label of views.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) { self.init(sharing: items, subject, message, preview, label()) }

    /// Shares an item, with a preview of it and a label of views.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(sharing: CollectionOfOne(item), subject, message, { _ in preview }, label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares items, with previews of them.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(sharing: items, subject, message, preview, DefaultShareLinkLabel()) }

    /// Shares an item, with a preview of it.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(sharing: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel())
    }

    /// Shares items, with previews of them and a localisable text.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(sharing: items, subject, message, preview, DefaultShareLinkLabel(Text(titleKey))) }

    /// Shares an item, with a preview of it and a localisable text.
    nonisolated public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            sharing: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares items, with previews of them and a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(sharing: items, subject, message, preview, DefaultShareLinkLabel(Text(title))) }

    /// Shares an item, with a preview of it and a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            sharing: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(Text(title)))
    }

    /// Shares items, with previews of them and a styled text.
    nonisolated public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(sharing: items, subject, message, preview, DefaultShareLinkLabel(title)) }

    /// Shares an item, with a preview of it and a styled text.
    nonisolated public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(sharing: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title))
    }
}
