import Foundation

/// The box-drawing characters for lines.
enum BoxCharacters {
    static let up: UInt8 = 1
    static let right: UInt8 = 4
    static let down: UInt8 = 16
    static let left: UInt8 = 64

    /// Indexed by the sum of the directions up 1, right 2, down 4, left 8; a single direction counts as the whole line.
    private static let thin = Array(" │─└││┌├─┘─┴┐┤┬┼".unicodeScalars).map(\.value)
    private static let thick = Array(" ┃━┗┃┃┏┣━┛━┻┓┫┳╋".unicodeScalars).map(\.value)
    /// Thick horizontal and thin vertical lines.
    private static let thickAcross = Array(" │━┕││┍┝━┙━┷┑┥┯┿".unicodeScalars).map(\.value)
    /// Thin horizontal and thick vertical lines.
    private static let thickUpright = Array(" ┃─┖┃┃┎┠─┚─┸┒┨┰╂".unicodeScalars).map(\.value)

    /// Returns the character for the lines that leave a cell. If thin and thick meet on one axis, the line is thick.
    static func scalar(_ lines: UInt8, style: TextScreen.Style) -> UInt32 {
        var directions = 0
        var isThick = (across: false, upright: false)
        for (bit, shift) in [(1, 0), (2, 2), (4, 4), (8, 6)] {
            let weight = lines >> UInt8(shift) & 3
            guard weight > 0 else { continue }
            directions |= bit
            if weight > 1 {
                if bit == 2 || bit == 8 { isThick.across = true } else { isThick.upright = true }
            }
        }
        if style.contains(.rounded), !isThick.across, !isThick.upright {
            switch directions {
            case 6: return 0x256D
            case 12: return 0x256E
            case 9: return 0x256F
            case 3: return 0x2570
            default: break
            }
        }
        if style.contains(.dashed) {
            if directions & 5 == 0 { return isThick.across ? 0x2505 : 0x2504 }
            if directions & 10 == 0 { return isThick.upright ? 0x2507 : 0x2506 }
        }
        return switch isThick {
        case (false, false): thin[directions]
        case (true, true): thick[directions]
        case (true, false): thickAcross[directions]
        case (false, true): thickUpright[directions]
        }
    }
}

/// The block characters that fill parts of a cell.
enum BlockCharacters {
    /// Indexed by the sum of a cell's quarters: upper left 1, upper right 2, lower left 4, lower right 8.
    static let quarters = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars).map(\.value)

    /// Returns the quarters that a block character covers, approximately.
    static func quarters(of glyph: UInt32) -> UInt8 {
        switch glyph {
        case 0x2581...0x2583: 0
        case 0x2584...0x2586: 12
        case 0x2587, 0x2588...0x2589: 15
        case 0x258A...0x258D: 5
        case 0x258E...0x258F, 0x2594, 0x2595: 0
        default: quarters.firstIndex(of: glyph).map { UInt8($0) } ?? 0
        }
    }

    /// Returns the character for a part of a cell, whose edges are given in eighths; 0 if there is none.
    static func scalar(left: Int, right: Int, top: Int, bottom: Int) -> UInt32 {
        let (width, height) = (right - left, bottom - top)
        guard width > 0, height > 0 else { return 0 }
        if width == 8, height == 8 { return 0x2588 }
        if width == 8 {
            if bottom == 8 { return 0x2580 + UInt32(height) }
            if top == 0 { return height <= 2 ? 0x2594 : height < 6 ? 0x2580 : 0x2588 }
            return top + bottom < 8 ? 0x2580 : 0x2584
        }
        if height == 8 {
            if left == 0 { return 0x2590 - UInt32(width) }
            if right == 8 { return width <= 2 ? 0x2595 : width < 6 ? 0x2590 : 0x2588 }
            return left + right < 8 ? 0x258C : 0x2590
        }
        var covered = 0
        for (bit, x, y) in [(1, 2, 2), (2, 6, 2), (4, 2, 6), (8, 6, 6)]
        where left <= x && x < right && top <= y && y < bottom { covered |= bit }
        return covered == 0 ? 0 : quarters[covered]
    }
}
