import DeclarativeUI

/// Where the parts of a level are, in both worlds: in one line, or one below the other where there is little room.
struct PanelMetrics {
    static let line: CGFloat = 16
    static let valueWidth: CGFloat = 14 * 8
    static let originWidth: CGFloat = 19 * 8
    static let setWidth: CGFloat = 6 * 8
    static let removeWidth: CGFloat = 8 * 8

    let isCompact: Bool
    let size: CGSize

    init(_ traits: UITraitCollection, size: CGSize) {
        isCompact = traits.horizontalSizeClass == .compact
        self.size = size
    }

    /// The height of a level without what is inside of it.
    static func height(isCompact: Bool) -> CGFloat { isCompact ? 5 * line : 2 * line }

    private var start: CGFloat { isCompact ? 8 : 16 }
    private var columnsStart: CGFloat {
        size.width - Self.valueWidth - Self.originWidth - Self.setWidth - Self.removeWidth
    }

    private func frame(line: CGFloat, x: CGFloat, width: CGFloat) -> CGRect {
        CGRect(x: x, y: line * Self.line, width: max(width, 0), height: Self.line)
    }

    var nameFrame: CGRect {
        frame(line: 0, x: start, width: isCompact ? size.width - start : columnsStart - start)
    }

    func worldFrame(after nameWidth: CGFloat) -> CGRect {
        let x = start + nameWidth + 8
        return frame(line: 0, x: x, width: (isCompact ? size.width : columnsStart) - x)
    }

    var valueFrame: CGRect {
        isCompact
            ? frame(line: 1, x: start, width: size.width - start)
            : frame(line: 0, x: columnsStart, width: Self.valueWidth)
    }

    var originFrame: CGRect {
        isCompact
            ? frame(line: 2, x: start, width: size.width - start)
            : frame(line: 0, x: columnsStart + Self.valueWidth, width: Self.originWidth)
    }

    var setFrame: CGRect {
        let x = isCompact ? start : columnsStart + Self.valueWidth + Self.originWidth
        return frame(line: isCompact ? 3 : 0, x: x, width: Self.setWidth)
    }

    var removeFrame: CGRect {
        CGRect(x: setFrame.maxX, y: setFrame.minY, width: Self.removeWidth, height: Self.line)
    }

    var contentFrame: CGRect {
        let top = Self.height(isCompact: isCompact)
        return CGRect(x: start, y: top, width: max(size.width - start, 0), height: max(size.height - top, 0))
    }
}
