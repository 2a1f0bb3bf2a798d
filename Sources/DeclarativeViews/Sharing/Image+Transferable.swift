import CoreTransferable
import Drawing
import Foundation

extension Image: Transferable {
    /// The representation of an image, which can be created from the data of a PNG or JPEG file. Images do not leave the
    /// program, but appear in the previews of shared items.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(importedContentType: .image) { data in
            guard let bitmap = Bitmap(data) else { throw CocoaError(.fileReadCorruptFile) }
            return Image(.dynamic(AnyDynamicImage(base: ReceivedImage(bitmap: bitmap))))
        }
    }
}

/// An image that came from elsewhere.
private struct ReceivedImage: DynamicImage {
    let bitmap: Bitmap

    var spokenName: String? { nil }

    func shown(in environment: EnvironmentValues) -> ShownImage { ShownImage(ImageRepresentation(bitmap, scale: 1)) }
}
