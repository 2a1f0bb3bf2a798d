import Drawing
import Foundation

/// The appearance of the background of a button or a cell.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// The source of the colour if none is set.
    enum Style: Hashable, Sendable {
        /// A button does.
        case button
        /// Nothing is shown.
        case clear
        /// The list in which the cell is, and the state of the cell.
        case row
    }

    let style: Style
    /// The kind of the list; `nil` for the one in which the cell is.
    var kind: ListKind?
    /// Whether the cell is selected or held down.
    var isMarked = false
    private var isColorSet = false
    private var ownColor: UIColor?

    /// The fill colour; `nil` for the colour of the button's style, if it has one, or for a cell's tint colour.
    ///
    /// Until it is set, the colour is that of the kind of background, and follows the state of the cell.
    public var backgroundColor: UIColor? {
        get { isColorSet ? ownColor : standardColor }
        set {
            ownColor = newValue
            isColorSet = true
        }
    }
    /// A transformer that derives the displayed fill colour; `nil`, the default, uses the fill colour as it is.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points; 0, the default, keeps the corners of a card in a list.
    public var cornerRadius: CGFloat = 0
    /// The distances between the background and the edges, in points; 0 by default.
    public var backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    /// The colour of the border; `nil` for the tint colour.
    public var strokeColor: UIColor?
    /// A transformer that derives the displayed border colour; `nil`, the default, uses the border colour as it is.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the border in points; 0, the default, for none.
    public var strokeWidth: CGFloat = 0
    /// A view in front of the background colour of a cell; `nil`, the default, for none. Buttons do not show it.
    public var customView: UIView?

    init(_ style: Style = .button, in kind: ListKind? = nil) {
        self.style = style
        self.kind = kind
    }

    private var standardColor: UIColor? {
        switch style {
        case .button: nil
        case .clear: .clear
        case .row:
            isMarked
                ? UIColor(source: .palette(ListFigure.selectedBackground))
                : kind?.rowBackground.map { UIColor(source: .palette($0)) } ?? .clear
        }
    }

    /// Returns the displayed fill colour for a tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the displayed border colour for a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    // MARK: Kinds

    /// Returns an invisible background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// Returns the background of a row, in the style of the list that contains the cell.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.row) }
    /// Returns the background of a row in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.row, in: .plain) }
    /// Returns the background of a row in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.row, in: .grouped) }
    /// Returns the background of a row in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.row, in: .sidebar) }
    /// Returns the background of a row in a sidebar that accompanies another one.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { .listSidebarCell() }
    /// Returns the background of a header: a clear background.
    public static func listHeader() -> UIBackgroundConfiguration { .clear() }
    /// Returns the background of a footer: a clear background.
    public static func listFooter() -> UIBackgroundConfiguration { .clear() }
    /// Returns the background of a header or footer in a plain list: a clear background.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .clear() }
    /// Returns the background of a header or footer in a grouped list: a clear background.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .clear() }
    /// Returns the background of a header in a sidebar: a clear background.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { .clear() }
}

extension UIBackgroundConfiguration {
    /// Draws the background and its border in the current context.
    ///
    /// - Parameters:
    ///   - corners: The corners that are round.
    ///   - fill: The colour; `nil` for none.
    @MainActor func draw(
        in area: CGRect, rounding corners: UIRectCorner, radius: CGFloat, fill: UIColor?, tint: UIColor
    ) {
        guard area.isFinite, let context = UIGraphicsGetCurrentContext() else { return }
        func shape(_ area: CGRect, _ radius: CGFloat) -> UIBezierPath {
            UIBezierPath(
                roundedRect: area, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        }
        if let color = fill?.cgColor, color.alpha > 0 {
            context.setFillColor(color)
            shape(area, radius).fill()
        }
        guard strokeWidth > 0, strokeWidth.isFinite else { return }
        resolvedStrokeColor(for: tint).setStroke()
        let half = strokeWidth / 2
        let line = shape(
            CGRect(
                x: area.minX + half, y: area.minY + half, width: max(0, area.width - 2 * half),
                height: max(0, area.height - 2 * half)), max(0, radius - half))
        line.lineWidth = strokeWidth
        line.stroke()
    }
}
