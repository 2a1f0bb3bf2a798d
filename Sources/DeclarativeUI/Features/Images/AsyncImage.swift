import DeclarativeViews
import Foundation
import ImperativeUI

/// A view that loads an image from a URL and shows a placeholder in the meantime.
///
/// Loading begins in the background when the view appears. It supports files and `data:` URLs and, in a program that
/// imports `FoundationNetworking` (or the product `NetworkPublishing`), every URL that module can load; otherwise
/// other URLs fail. The image formats are those of `UIImage(data:)`. A new URL restarts loading; the view ignores a
/// result that arrives after it has disappeared. Images are not cached for other views.
public struct AsyncImage<Content: View> {
    private let request: ImageRequest
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var loaded: LoadedImage?
}

extension AsyncImage: View {
    /// Creates a view that loads an image and shows it at its own size. Until then, a grey area fills the available
    /// space.
    ///
    /// - Parameters:
    ///   - url: The URL of the image; `nil` to load nothing.
    ///   - scale: The number of pixels of the image per point.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { phase in phase.image ?? Self.area }
    }

    /// Creates a view that loads an image and shows custom content for it. A placeholder appears until then, and if
    /// loading fails.
    ///
    /// - Parameters:
    ///   - url: The URL of the image; `nil` to load nothing.
    ///   - scale: The number of pixels of the image per point.
    ///   - content: A closure that returns the view for the loaded image.
    ///   - placeholder: A closure that returns the view to show without an image.
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        @ViewBuilder func view(_ phase: AsyncImagePhase) -> Content {
            if let image = phase.image { content(image) } else { placeholder() }
        }
        self.init(url: url, scale: scale, content: view)
    }

    /// Creates a view that loads an image and shows custom content for each phase of loading.
    ///
    /// - Parameters:
    ///   - url: The URL of the image; `nil` to load nothing.
    ///   - scale: The number of pixels of the image per point.
    ///   - transaction: The transaction of the phase change when the image or an error arrives.
    ///   - content: A closure that returns the view for a phase.
    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        request = ImageRequest(url: url, scale: scale)
        self.transaction = transaction
        self.content = content
    }

    /// The content of the view: the view for the current phase.
    public var body: some View {
        content(loaded?.request == request ? loaded?.phase ?? .empty : .empty)
            .task(id: request) {
                // A loaded image stays; a failed one is tried again.
                if loaded?.request == request, loaded?.phase.image != nil { return }
                guard let phase = await request.phase(), !Task.isCancelled else { return }
                withTransaction(transaction) { loaded = LoadedImage(request: request, phase: phase) }
            }
    }

    /// A grey area of any size.
    nonisolated private static var area: Image {
        MainActor.assumeIsolated {
            let size = CGSize(width: 1, height: 1)
            let image = UIGraphicsImageRenderer(size: size).image { context in
                UIColor.systemFill.setFill()
                context.fill(CGRect(origin: .zero, size: size))
            }
            return Image(uiImage: image).resizable()
        }
    }
}

/// The result of loading an image.
private struct LoadedImage {
    let request: ImageRequest
    let phase: AsyncImagePhase
}

/// An image that is to be loaded.
private struct ImageRequest: Hashable, Sendable {
    let url: URL?
    let scale: CGFloat

    /// Loads the image; `nil` if there is nothing to load.
    @MainActor func phase() async -> AsyncImagePhase? {
        guard let url else { return nil }
        do {
            let data = try await Self.data(at: url)
            guard let image = UIImage(data: data, scale: scale) else {
                throw CocoaError(.fileReadCorruptFile, userInfo: [NSURLErrorKey: url])
            }
            return .success(Image(uiImage: image))
        } catch {
            return .failure(error)
        }
    }

    /// Reads the data at a URL, on a thread that may wait for it.
    nonisolated private static func data(at url: URL) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async {
                continuation.resume(
                    with: Result { try url.scheme?.lowercased() == "data" ? url.ownData() : Data(contentsOf: url) })
            }
        }
    }
}

extension URL {
    /// Returns the data in a `data:` URL itself.
    fileprivate func ownData() throws -> Data {
        let text = absoluteString
        guard let comma = text.firstIndex(of: ",") else {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSURLErrorKey: self])
        }
        let rest = String(text[text.index(after: comma)...])
        let plain = rest.removingPercentEncoding ?? rest
        if !text[..<comma].lowercased().hasSuffix(";base64") { return Data(plain.utf8) }
        guard let data = Data(base64Encoded: plain, options: .ignoreUnknownCharacters) else {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSURLErrorKey: self])
        }
        return data
    }
}
