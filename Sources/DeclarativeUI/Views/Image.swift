import Drawing
import Foundation
import UnifiedStorage

/// A symbol, laid out as a square beside text.
///
/// Its side is the height of a line of body text, three quarters of it at small scale and five quarters at large.
@frozen public struct Image: Equatable, Sendable {
    @usableFromInline let systemName: String

    /// The system's symbol of a name.
    @inlinable public init(systemName: String) { self.systemName = systemName }

    /// How large a symbol is beside text.
    public enum Scale: Hashable, Sendable {
        /// Smaller than a line of text.
        case small
        /// As high as a line of text.
        case medium
        /// Higher than a line of text.
        case large

        var factor: CGFloat {
            switch self {
            case .small: 0.75
            case .medium: 1
            case .large: 1.25
            }
        }
    }
}

enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
    /// How large symbols are beside text. `.medium` where nothing was set.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets how large symbols in this view are beside text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image: View {
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: Image, in context: _NodeContext) -> _ViewNode { ImageNode(view, in: context) }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Image) {
        node.cast(to: ImageNode.self).update(view)
    }
}

/// The node of a symbol.
final class ImageNode: EnvironmentLeafNode {
    private(set) var image: Image

    init(_ view: Image, in context: _NodeContext) {
        image = view
        super.init(in: context)
        readSizing()
    }

    override var viewType: Any.Type { Image.self }

    override func sizing(in environment: EnvironmentValues) -> LeafSizing {
        let line = TextMetrics.current.size(of: " ", font: .body, maxWidth: nil).size.height
        let side = line * environment.imageScale.factor
        return .fixed(CGSize(width: side, height: side))
    }

    func update(_ view: Image) {
        if image == view { return }
        image = view
        drawingDidChange()
    }
}
