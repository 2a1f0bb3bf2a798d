/// How far an ``AsyncImage`` has come.
public enum AsyncImagePhase: Sendable {
    /// There is no image yet, or none to be loaded.
    case empty
    /// The image was loaded.
    case success(Image)
    /// The image could not be loaded.
    case failure(any Error)

    /// The image; `nil` if there is none.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// Why there is no image; `nil` if it was not found out, or if there is one.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
