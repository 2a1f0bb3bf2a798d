import Drawing
import Foundation
import UnifiedStorage

/// An image: a system symbol, an image of an asset catalogue, or a `UIImage`.
///
/// A symbol suits the text beside it: it is as high as a line in the font of its environment, three quarters of that at
/// small scale and five quarters at large, has the font's weight, and a baseline. Its name has a base and what is done
/// to it: `heart`, `heart.fill`, `heart.slash`, `heart.circle.fill`, `person.badge.plus`. Where there is only text, a
/// character of like meaning stands for it. Of an unknown name nothing is shown, which is reported once.
///
/// Any other image has its own size, whatever is proposed, unless it is ``resizable(capInsets:resizingMode:)``. An
/// image that is missing or cannot be read is drawn as a box with its name, and reported once.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        /// A symbol, which may show a value from 0 to 1.
        case symbol(String, value: Double?)
        /// An image resolved by the environment in which it is shown.
        case dynamic(AnyDynamicImage)
    }

    let source: Source
    var renderingMode: TemplateRenderingMode?
    var resizing: Resizing?
    var interpolation = Interpolation.medium
    var isDecorative = false

    init(_ source: Source) { self.source = source }

    /// Makes a system symbol.
    public init(systemName: String) { self.init(.symbol(systemName, value: nil)) }

    /// Makes a system symbol that shows a value from 0 to 1, if it can, as `wifi` and `speaker.wave.3` do. Parts above
    /// the value are faint.
    public init(systemName: String, variableValue value: Double?) {
        self.init(.symbol(systemName, value: value.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }))
    }

    /// The size of a symbol relative to text.
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
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: Image, in context: _NodeContext) -> _ViewNode { ImageNode(view, in: context) }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Image) {
        node.cast(to: ImageNode.self).update(view)
    }
}
