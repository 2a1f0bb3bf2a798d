import Foundation
import ImperativeUI

/// A view that loads an image from a URL, and shows something else meanwhile.
///
/// It loads once it appears, in the background: files, `data:` URLs, and in a program that imports
/// `FoundationNetworking` (or the product `NetworkPublishing`) what that can load; elsewhere other URLs fail. The
/// formats are those of `UIImage(data:)`. With another URL it begins anew; once it has disappeared, what comes of it is
/// not shown. Nothing is kept for other views.
public struct AsyncImage<Content: View> {
    private let request: ImageRequest
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var loaded: LoadedImage?
}

extension AsyncImage: View {
    /// Loads an image and shows it in its own size; until then a grey area that takes the room there is.
    ///
    /// - Parameters:
    ///   - url: Where the image is; `nil` for nowhere, so that nothing is loaded.
    ///   - scale: How many of the image's pixels make a point.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { phase in phase.image ?? Self.area }
    }

    /// Loads an image and shows what is made of it; until then a placeholder, also if it cannot be loaded.
    ///
    /// - Parameters:
    ///   - url: Where the image is; `nil` for nowhere, so that nothing is loaded.
    ///   - scale: How many of the image's pixels make a point.
    ///   - content: Makes the view of the image.
    ///   - placeholder: Makes what is shown without one.
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        @ViewBuilder func view(_ phase: AsyncImagePhase) -> Content {
            if let image = phase.image { content(image) } else { placeholder() }
        }
        self.init(url: url, scale: scale, content: view)
    }

    /// Loads an image and shows what is made of how far that has come.
    ///
    /// - Parameters:
    ///   - url: Where the image is; `nil` for nowhere, so that nothing is loaded.
    ///   - scale: How many of the image's pixels make a point.
    ///   - transaction: That of the change when the image, or the error, is there.
    ///   - content: Makes the view of a phase.
    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        request = ImageRequest(url: url, scale: scale)
        self.transaction = transaction
        self.content = content
    }

    /// What is made of the phase.
    public var body: some View {
        content(loaded?.request == request ? loaded?.phase ?? .empty : .empty)
            .task(id: request) {
                // What is there already stays; what has failed is tried again.
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

/// What came of loading an image.
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

    /// Reads what is at a URL, on a thread that may wait for it.
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
    /// What a `data:` URL has in itself.
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
