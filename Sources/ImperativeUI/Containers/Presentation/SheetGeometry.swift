import Drawing
import Foundation

/// Where a sheet is in its container.
@MainActor struct SheetGeometry {
    /// The surroundings that the geometry depends on.
    struct Surroundings {
        var size: CGSize
        var safeArea: UIEdgeInsets
        var medium: TextMedium
        var isWide: Bool
        var isLow: Bool
    }

    /// The height of a row in a grid and the width of a column.
    static let (row, column): (CGFloat, CGFloat) = (16, 8)
    private static let formSize = CGSize(width: 540, height: 620)
    private static let pageWidth: CGFloat = 704

    let surroundings: Surroundings
    let isForm: Bool
    let preferred: CGSize
    /// Whether the sheet has one height only, all there is.
    let isLarge: Bool
    let keepsFree: Bool
    let followsPreferredWidth: Bool

    private var isGrid: Bool { surroundings.medium == .grid }

    /// Whether the sheet fills the container.
    var isFilling: Bool { surroundings.isLow && !isGrid && !keepsFree }

    /// Whether the sheet floats in the middle of a wide container, with room below.
    var isFloating: Bool { isForm && surroundings.isWide && isLarge && !isFilling }

    private var topGap: CGFloat { isFilling ? 0 : isGrid ? Self.row : 10 }

    /// The maximum height of the sheet, without the bottom safe area inset.
    var maximum: CGFloat {
        let size = surroundings.size
        let room = size.height - surroundings.safeArea.bottom - (isFilling ? 0 : surroundings.safeArea.top + topGap)
        return max(0, rows(room))
    }

    /// Returns a height in whole rows, if there are rows.
    func rows(_ height: CGFloat) -> CGFloat {
        guard isGrid, height.isFinite else { return height.isFinite ? height : 0 }
        return (height / Self.row).rounded(.down) * Self.row
    }

    /// Returns a height that the sheet can have, next to one that is asked for.
    func height(_ asked: CGFloat) -> CGFloat {
        let least = isGrid ? Self.row : 0
        let asked = asked.isFinite ? asked : maximum
        return min(maximum, max(least, isGrid ? (asked / Self.row).rounded() * Self.row : asked))
    }

    private var width: CGFloat {
        let all = surroundings.size.width
        var width = all
        if isFilling { return all }
        if surroundings.isWide {
            let inner = all - 2 * (isGrid ? Self.column * 2 : 20)
            let own = isForm ? (preferred.width > 0 ? preferred.width : Self.formSize.width) : Self.pageWidth
            width = min(own, max(0, inner))
        } else if followsPreferredWidth, preferred.width > 0 {
            width = min(preferred.width, all)
        }
        return isGrid ? (width / Self.column).rounded(.down) * Self.column : width
    }

    /// Returns the frame of a sheet.
    ///
    /// - Parameters:
    ///   - height: The height at which it is, without the bottom safe area inset.
    ///   - shift: How far it was dragged down from there.
    func frame(height: CGFloat, shift: CGFloat) -> CGRect {
        let size = surroundings.size
        var x = (size.width - width) / 2
        if isGrid { x = (x / Self.column).rounded(.down) * Self.column }
        if isFloating {
            let own = preferred.height > 0 ? preferred.height : Self.formSize.height
            let height = min(self.height(own), maximum)
            let y = surroundings.safeArea.top + topGap + rows((maximum - height) / 2)
            return CGRect(x: x, y: y + rows(shift), width: width, height: height)
        }
        let all = isFilling ? size.height : height + surroundings.safeArea.bottom
        return CGRect(x: x, y: size.height - all + rows(shift), width: width, height: all)
    }
}
