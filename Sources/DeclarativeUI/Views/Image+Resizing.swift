import Drawing
import Foundation
import LayoutEngine

extension Image {
    /// How an image fills room that is larger than it.
    public enum ResizingMode: Hashable, Sendable {
        /// It is repeated at its own size.
        case tile
        /// It is made larger.
        case stretch
    }

    /// Whether the colours of an image are drawn, or only its shape.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The shape only, in the foreground style.
        case template
        /// The colours.
        case original
    }

    /// How carefully an image is drawn at another size than its own. The renderers here draw all alike.
    public enum Interpolation: Hashable, Sendable {
        /// Dots stay dots.
        case none
        /// Fast.
        case low
        /// In between.
        case medium
        /// Careful.
        case high
    }

    /// What makes an image resizable.
    struct Resizing: Equatable, Sendable {
        var insets: EdgeInsets
        var mode: ResizingMode

        func caps(isRightToLeft: Bool) -> Picture.Caps {
            Picture.Caps(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing, tiles: mode == .tile)
        }
    }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    /// This image filling whatever room it is offered; where none is, it takes its own size.
    ///
    /// - Parameters:
    ///   - capInsets: The distances from the edges, in points, within which the image keeps its size. Below zero, or
    ///     not finite, counts as zero.
    ///   - resizingMode: How the rest fills the room.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.resizing = Resizing(insets: capInsets, mode: resizingMode) }
    }

    /// This image with its colours drawn, or only its shape in the foreground style. `nil`: the shape for symbols and
    /// where its asset says so.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.renderingMode = renderingMode }
    }

    /// This image drawn with more or less care at other sizes than its own. The renderers here draw all alike.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        with { $0.interpolation = interpolation }
    }
}
