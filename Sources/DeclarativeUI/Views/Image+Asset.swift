import Foundation

extension Image {
    /// An image of the asset catalogues (`.xcassets`) in a bundle's resources; `nil` is the main bundle.
    ///
    /// The variant is chosen by the environment of the place where the image stands, and again when that changes. An
    /// image that is missing or cannot be read is a box with its name, and is reported once.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.dynamic(AnyDynamicImage(base: NamedImage(name: name, bundle: bundle))))
    }

    /// An image of the asset catalogues in a bundle's resources that tells nothing and is left out where content is
    /// read out.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        isDecorative = true
    }
}
