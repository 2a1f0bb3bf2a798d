import Drawing

/// What an image comes to at one place.
struct ShownImage {
    var picture: Picture
    /// Whether only the shape counts, unless somebody says otherwise.
    var isTemplate = false
    var isMirrored = false
    /// The colour of an image of one colour that brings its own.
    var tint: ColorComponents?
    var caps: Picture.Caps?

    init(_ picture: Picture, isTemplate: Bool = false) {
        self.picture = picture
        self.isTemplate = isTemplate
    }
}

/// An image that the place where it is shown decides on.
protocol DynamicImage: Hashable, Sendable {
    /// The image in an environment; what is read there is recorded.
    func shown(in environment: EnvironmentValues) -> ShownImage
}

/// A dynamic image of any type.
struct AnyDynamicImage: Equatable, Sendable {
    let base: any DynamicImage

    static func == (one: AnyDynamicImage, other: AnyDynamicImage) -> Bool {
        AnyHashable(one.base) == AnyHashable(other.base)
    }
}
