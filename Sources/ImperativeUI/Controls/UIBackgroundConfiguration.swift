import Drawing
import Foundation

/// The appearance of the background of a button or a cell.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// What decides the colour that nobody has set.
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

    /// The fill colour; `nil` for that of the button's style, if it has one, and for a cell's tint colour.
    ///
    /// Until it is set, it is that of the kind of background, and follows the state of a cell.
    public var backgroundColor: UIColor? {
        get { isColorSet ? ownColor : standardColor }
        set {
            ownColor = newValue
            isColorSet = true
        }
    }
    /// Makes the colour that is shown from the fill colour; `nil`, the default, leaves it.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points; 0, the default, leaves those of a card in a list.
    public var cornerRadius: CGFloat = 0
    /// The distances of the background from the edges, in points; 0 by default.
    public var backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    /// The colour of the border; `nil` for the tint colour.
    public var strokeColor: UIColor?
    /// Makes the colour of the border that is shown; `nil`, the default, leaves it.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the border in points; 0, the default, for none.
    public var strokeWidth: CGFloat = 0
    /// A view in front of the colour in the background of a cell; `nil`, the default, for none. Buttons show none.
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

    /// Returns the colour that is shown where the tint colour is `tintColor`.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the colour of the border that is shown where the tint colour is `tintColor`.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    // MARK: Kinds

    /// Returns a background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// Returns the background of a row in the list in which it is.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.row) }
    /// Returns the background of a row in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.row, in: .plain) }
    /// Returns the background of a row in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.row, in: .grouped) }
    /// Returns the background of a row in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.row, in: .sidebar) }
    /// Returns the background of a row in a sidebar that stands below another one.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { .listSidebarCell() }
    /// Returns the background of a header, which shows nothing.
    public static func listHeader() -> UIBackgroundConfiguration { .clear() }
    /// Returns the background of a footer, which shows nothing.
    public static func listFooter() -> UIBackgroundConfiguration { .clear() }
    /// Returns the background of a header in a plain list, which shows nothing.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .clear() }
    /// Returns the background of a header in a grouped list, which shows nothing.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .clear() }
    /// Returns the background of a header in a sidebar, which shows nothing.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { .clear() }
}

extension ListKind {
    /// What is behind one row; `nil` for nothing.
    fileprivate var rowBackground: SystemPalette? { ListFigure(kind: self, isGrid: false, scale: 1).rowBackground }
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
