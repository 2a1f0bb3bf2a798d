import Drawing
import Foundation
import LayoutEngine

extension Image {
    /// How an image fills a space larger than itself.
    public enum ResizingMode: Hashable, Sendable {
        /// By being tiled.
        case tile
        /// By being stretched.
        case stretch
    }

    /// Whether an image is drawn in its colours, or only as a shape.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Draws only the shape, in the foreground style.
        case template
        /// Draws the colours.
        case original
    }

    /// The quality with which an image is scaled. It has no effect on the renderers of this library.
    public enum Interpolation: Hashable, Sendable {
        /// No interpolation: pixels stay visible.
        case none
        /// Low quality.
        case low
        /// Medium quality.
        case medium
        /// High quality.
        case high
    }

    /// The settings of a resizable image.
    struct Resizing: Equatable, Sendable {
        var insets: EdgeInsets
        var mode: ResizingMode

        func caps(isRightToLeft: Bool) -> ImageRepresentation.Caps {
            ImageRepresentation.Caps(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing, tiles: mode == .tile)
        }
    }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    /// Returns this image resized to any space it is offered; without a proposal it has its own size.
    ///
    /// - Parameters:
    ///   - capInsets: The sizes of the caps in points, from each edge. Caps are not scaled. Negative or infinite ones
    ///     count as 0.
    ///   - resizingMode: How the part between the caps fills the space.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.resizing = Resizing(insets: capInsets, mode: resizingMode) }
    }

    /// Returns this image drawn in its colours, or only as a shape in the foreground style.
    ///
    /// `nil` draws the shape for symbols, and where the image's asset says so.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.renderingMode = renderingMode }
    }

    /// Returns this image scaled with a certain quality, which has no effect on the renderers of this library.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        with { $0.interpolation = interpolation }
    }
}
