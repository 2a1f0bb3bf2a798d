import Foundation

/// The drawing of text fields in both worlds.
package struct FieldFigure {
    private let medium: Medium
    private let scale: CGFloat

    /// Creates the drawing for a medium and a number of pixels to a point.
    package init(medium: Medium, scale: CGFloat) { (self.medium, self.scale) = (medium, scale) }

    /// Draws the border with round corners.
    ///
    /// - Parameters:
    ///   - frame: The edges of the field.
    ///   - context: The context to draw in.
    ///   - resolve: Returns a colour as it is in the place of the field.
    package func drawBorder(
        _ frame: CGRect, in context: inout DrawingContext, resolve: (SystemPalette) -> ColorComponents
    ) {
        switch medium.field.border {
        case .filled:
            context.fill(
                .roundedRect(frame, cornerWidth: Self.corner, cornerHeight: Self.corner),
                with: .color(resolve(.tertiarySystemFill)))
        case .outlined:
            context.fill(
                .roundedRect(frame, cornerWidth: Self.corner, cornerHeight: Self.corner),
                with: .color(resolve(.systemBackground)))
            let line = medium.edges.hairline(scale: scale)
            let corner = Self.corner - line / 2
            context.stroke(
                .roundedRect(frame.insetBy(dx: line / 2, dy: line / 2), cornerWidth: corner, cornerHeight: corner),
                with: .color(resolve(.separator)), pen: StrokePen(width: line))
        }
    }

    /// Draws the background of a search field.
    package func drawSearchBackground(
        _ frame: CGRect, in context: inout DrawingContext, resolve: (SystemPalette) -> ColorComponents
    ) {
        let corner = medium.search.fieldCorner
        context.fill(
            .roundedRect(frame, cornerWidth: corner, cornerHeight: corner),
            with: .color(resolve(.tertiarySystemFill)))
    }

    private static let corner = 5.0
}
