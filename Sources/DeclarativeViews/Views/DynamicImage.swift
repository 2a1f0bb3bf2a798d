import Drawing

/// An image as resolved for one place.
package struct ShownImage {
    var picture: ImageRepresentation
    /// Whether only the shape is drawn by default.
    var isTemplate = false
    package var isMirrored = false
    /// The image's own tint colour, if it has one.
    package var tint: ColorComponents?
    package var caps: ImageRepresentation.Caps?
    /// The colours of a symbol besides the tint.
    package var paint = SymbolPaint()

    package init(_ picture: ImageRepresentation, isTemplate: Bool = false) {
        self.picture = picture
        self.isTemplate = isTemplate
    }
}

/// An image that is resolved by the environment in which it is shown.
package protocol DynamicImage: Hashable, Sendable {
    /// Returns the image for an environment. Its reads there are tracked.
    func shown(in environment: EnvironmentValues) -> ShownImage
    /// The name for accessibility; `nil` if there is none.
    var spokenName: String? { get }
}

/// A type-erased dynamic image.
package struct AnyDynamicImage: Equatable, Sendable {
    package let base: any DynamicImage

    package init(base: any DynamicImage) { self.base = base }

    package static func == (one: AnyDynamicImage, other: AnyDynamicImage) -> Bool {
        AnyHashable(one.base) == AnyHashable(other.base)
    }
}
