/// What is shown of something that is shared: a title and a picture.
public struct SharePreview<Image, Icon> {
    let title: Text
    let image: DeclarativeUI.Image?
    let icon: DeclarativeUI.Image?

    private init(_ title: Text, _ image: Any?, _ icon: Any?) {
        self.title = title
        self.image = image as? DeclarativeUI.Image
        self.icon = icon as? DeclarativeUI.Image
    }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
    /// A localisable title with an image and an icon. The image is shown, if it is an `Image`.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(Text(titleKey), image, icon) }
    /// A title with an image and an icon. The image is shown, if it is an `Image`.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(Text(title), image, icon)
    }
    /// A title with an image and an icon. The image is shown, if it is an `Image`.
    public init(_ title: Text, image: Image, icon: Icon) { self.init(title, image, icon as Any?) }
}

extension SharePreview where Image: Transferable, Icon == Never {
    /// A localisable title with an image. It is shown, if it is an `Image`.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image, nil) }
    /// A title with an image. It is shown, if it is an `Image`.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image, nil) }
    /// A title with an image. It is shown, if it is an `Image`.
    public init(_ title: Text, image: Image) { self.init(title, image as Any?, nil) }
}

extension SharePreview where Image == Never, Icon: Transferable {
    /// A localisable title with an icon. It is shown, if it is an `Image`.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), nil, icon) }
    /// A title with an icon. It is shown, if it is an `Image`.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), nil, icon) }
    /// A title with an icon. It is shown, if it is an `Image`.
    public init(_ title: Text, icon: Icon) { self.init(title, nil, icon as Any?) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A localisable title.
    public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey), nil, nil) }
    /// A title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init(Text(title), nil, nil) }
    /// A title.
    public init(_ title: Text) { self.init(title, nil, nil) }
}
