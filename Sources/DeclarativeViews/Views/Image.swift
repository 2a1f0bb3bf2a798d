import Drawing
import Foundation
import BridgedEnvironment

/// A view that shows an image: a system symbol, an image from an asset catalogue, or a `UIImage`.
///
/// A symbol matches adjacent text. Its height is that of a line in the environment's font, three quarters of that at
/// small scale and five quarters at large scale. It has the weight of the font, and a baseline. The name of a symbol
/// consists of a base and variants: `heart`, `heart.fill`, `heart.slash`, `heart.circle.fill`, `person.badge.plus`.
/// In text-only output, a similar character replaces the symbol. An unknown name shows nothing, and is reported once.
///
/// Any other image keeps its own size regardless of the proposal, unless it is
/// ``resizable(capInsets:resizingMode:)``. A missing or unreadable image is drawn as a box with its name, and is
/// reported once.
public struct Image: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        /// A symbol, which may show a value from 0 to 1.
        case symbol(String, value: Double?)
        /// An image resolved by the environment in which it is shown.
        case dynamic(AnyDynamicImage)
    }

    package let source: Source
    var renderingMode: TemplateRenderingMode?
    var resizing: Resizing?
    var interpolation = Interpolation.medium
    package var isDecorative = false

    package init(_ source: Source) { self.source = source }

    /// Creates a system symbol image.
    public init(systemName: String) { self.init(.symbol(systemName, value: nil)) }

    /// Creates a system symbol image that shows a value from 0 to 1, if the symbol supports it, as `wifi` and
    /// `speaker.wave.3` do. Layers above the value are faint.
    public init(systemName: String, variableValue value: Double?) {
        self.init(.symbol(systemName, value: value.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }))
    }

    /// The scale of a symbol relative to text.
    public enum Scale: Hashable, Sendable {
        /// A symbol smaller than a line of text.
        case small
        /// A symbol as high as a line of text.
        case medium
        /// A symbol higher than a line of text.
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
    /// The size of symbols relative to text; `.medium` by default.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of symbols in this view relative to text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image: View {
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: Image, in context: _NodeContext) -> _ViewNode { ImageNode(view, in: context) }

    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Image) {
        node.cast(to: ImageNode.self).update(view)
    }
}
