import Drawing
import Foundation
import LayoutEngine

extension Image {
    /// The ways an image fills a space larger than itself.
    public enum ResizingMode: Hashable, Sendable {
        /// The image repeats as tiles.
        case tile
        /// The image is stretched.
        case stretch
    }

    /// The ways an image is rendered: in its own colours, or as a template.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Renders the shape of the image in the foreground style.
        case template
        /// Renders the image in its own colours.
        case original
    }

    /// The quality of image scaling: with interpolation or without.
    public enum Interpolation: Hashable, Sendable {
        /// No interpolation, so that pixels remain visible.
        case none
        /// Interpolation, as with every other quality.
        case low
        /// Interpolation, as with every other quality.
        case medium
        /// Interpolation, as with every other quality.
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

    /// Returns a version of the image that takes the proposed size. Without a proposal, it keeps its own size.
    ///
    /// - Parameters:
    ///   - capInsets: The sizes of the caps, in points, from each edge. Caps are not scaled. Negative or infinite
    ///     sizes count as 0.
    ///   - resizingMode: The way the part between the caps fills the space.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.resizing = Resizing(insets: capInsets, mode: resizingMode) }
    }

    /// Returns the image with a rendering mode: in its own colours, or as a template in the foreground style.
    ///
    /// `nil` renders symbols as templates, and other images as their asset specifies.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.renderingMode = renderingMode }
    }

    /// Returns the image with an interpolation quality. Without interpolation, the pixels of an enlarged bitmap are seen
    /// in SVG.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        with { $0.interpolation = interpolation }
    }
}

extension Image {
    /// Returns the image itself: nothing is rasterised here, and whoever shows a picture smooths edges as they like.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
