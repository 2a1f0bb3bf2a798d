/// The preview of a shared item: a title and a picture.
public struct SharePreview<Image, Icon> {
    let title: Text
    let image: DeclarativeViews.Image?
    let icon: DeclarativeViews.Image?

    private init(_ title: Text, _ image: Any?, _ icon: Any?) {
        self.title = title
        self.image = image as? DeclarativeViews.Image
        self.icon = icon as? DeclarativeViews.Image
    }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
    /// Creates a preview with a localisable title, an image and an icon. The image is shown if it is an `Image`.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(Text(titleKey), image, icon) }
    /// Creates a preview with a title from a string, an image and an icon. The image is shown if it is an `Image`.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(Text(title), image, icon)
    }
    /// Creates a preview with a text as title, an image and an icon. The image is shown if it is an `Image`.
    public init(_ title: Text, image: Image, icon: Icon) { self.init(title, image, icon as Any?) }
}

extension SharePreview where Image: Transferable, Icon == Never {
    /// Creates a preview with a localisable title and an image, which is shown if it is an `Image`.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image, nil) }
    /// Creates a preview with a title from a string and an image, which is shown if it is an `Image`.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image, nil) }
    /// Creates a preview with a text as title and an image, which is shown if it is an `Image`.
    public init(_ title: Text, image: Image) { self.init(title, image as Any?, nil) }
}

extension SharePreview where Image == Never, Icon: Transferable {
    /// Creates a preview with a localisable title and an icon, which is shown if it is an `Image`.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), nil, icon) }
    /// Creates a preview with a title from a string and an icon, which is shown if it is an `Image`.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), nil, icon) }
    /// Creates a preview with a text as title and an icon, which is shown if it is an `Image`.
    public init(_ title: Text, icon: Icon) { self.init(title, nil, icon as Any?) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a localisable title.
    public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey), nil, nil) }
    /// Creates a preview with a title from a string.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init(Text(title), nil, nil) }
    /// Creates a preview with a text as title.
    public init(_ title: Text) { self.init(title, nil, nil) }
}
