import DeclarativeViews

/// The phases of loading the image of an ``AsyncImage``.
public enum AsyncImagePhase: Sendable {
    /// No image is loaded, or there is no URL to load one from.
    case empty
    /// The image finished loading.
    case success(Image)
    /// The image failed to load with an error.
    case failure(any Error)

    /// The loaded image; `nil` in other phases.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// The error that occurred while loading; `nil` in other phases.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
