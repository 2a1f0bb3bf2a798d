import Drawing
import Foundation

/// Where a sheet is in its container.
@MainActor struct SheetGeometry {
    /// The surroundings that the geometry depends on.
    struct Surroundings {
        var size: CGSize
        var safeArea: UIEdgeInsets
        var medium: Medium
        var isWide: Bool
        var isLow: Bool
    }

    private static let formSize = CGSize(width: 540, height: 620)
    private static let pageWidth: CGFloat = 704

    let surroundings: Surroundings
    let isForm: Bool
    let preferred: CGSize
    /// Whether the sheet has one height only, all there is.
    let isLarge: Bool
    let keepsFree: Bool
    let followsPreferredWidth: Bool

    private var grain: MediumGrain { surroundings.medium.grain }
    private var figures: SheetFigures { surroundings.medium.sheet }

    /// Whether the sheet fills the container.
    var isFilling: Bool { surroundings.isLow && figures.fillsLowContainers && !keepsFree }

    /// Whether the sheet floats in the middle of a wide container, with room below.
    var isFloating: Bool { isForm && surroundings.isWide && isLarge && !isFilling }

    private var topGap: CGFloat { isFilling ? 0 : figures.topGap }

    /// The maximum height of the sheet, without the bottom safe area inset.
    var maximum: CGFloat {
        let size = surroundings.size
        let room = size.height - surroundings.safeArea.bottom - (isFilling ? 0 : surroundings.safeArea.top + topGap)
        return max(0, rows(room))
    }

    /// Returns a height in whole rows, if there are rows.
    func rows(_ height: CGFloat) -> CGFloat { height.isFinite ? grain.row(at: height) : 0 }

    /// Returns a height that the sheet can have, next to one that is asked for.
    func height(_ asked: CGFloat) -> CGFloat {
        let asked = asked.isFinite ? asked : maximum
        return min(maximum, max(figures.leastHeight, grain.nearestRow(asked)))
    }

    private var width: CGFloat {
        let all = surroundings.size.width
        var width = all
        if isFilling { return all }
        if surroundings.isWide {
            let inner = all - 2 * figures.sideMargin
            let own = isForm ? (preferred.width > 0 ? preferred.width : Self.formSize.width) : Self.pageWidth
            width = min(own, max(0, inner))
        } else if followsPreferredWidth, preferred.width > 0 {
            width = min(preferred.width, all)
        }
        return grain.column(at: width)
    }

    /// Returns the frame of a sheet.
    ///
    /// - Parameters:
    ///   - height: The height at which it is, without the bottom safe area inset.
    ///   - shift: How far it was dragged down from there.
    func frame(height: CGFloat, shift: CGFloat) -> CGRect {
        let size = surroundings.size
        let x = grain.column(at: (size.width - width) / 2)
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
