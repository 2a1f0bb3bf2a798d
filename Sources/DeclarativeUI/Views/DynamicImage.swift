import Drawing

/// An image as resolved for one place.
struct ShownImage {
    var picture: ImageRepresentation
    /// Whether only the shape is drawn by default.
    var isTemplate = false
    var isMirrored = false
    /// The image's own tint colour, if it has one.
    var tint: ColorComponents?
    var caps: ImageRepresentation.Caps?
    /// The colours of a symbol besides the tint.
    var paint = SymbolPaint()

    init(_ picture: ImageRepresentation, isTemplate: Bool = false) {
        self.picture = picture
        self.isTemplate = isTemplate
    }
}

/// An image that is resolved by the environment in which it is shown.
protocol DynamicImage: Hashable, Sendable {
    /// Returns the image for an environment. Its reads there are tracked.
    func shown(in environment: EnvironmentValues) -> ShownImage
    /// The name for accessibility; `nil` if there is none.
    var spokenName: String? { get }
}

/// A type-erased dynamic image.
struct AnyDynamicImage: Equatable, Sendable {
    let base: any DynamicImage

    static func == (one: AnyDynamicImage, other: AnyDynamicImage) -> Bool {
        AnyHashable(one.base) == AnyHashable(other.base)
    }
}
