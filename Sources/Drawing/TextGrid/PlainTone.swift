/// The density of characters that stands for a colour where there are no colours.
struct PlainTone {
    /// Whether the page is dark.
    let isOnDark: Bool
    /// The brightness of the page, from 0 to 255.
    private let page: Int

    /// The tones on a page of a colour.
    init(on canvas: UInt32) {
        isOnDark = CellColor.brightness(canvas) < 128
        page = isOnDark ? 0 : 255
    }

    /// The tones of a screen. A grey over all of it, such as the shade behind an alert, is its page.
    init(of screen: TextScreen) {
        let onCanvas = PlainTone(on: screen.canvas)
        isOnDark = onCanvas.isOnDark
        var counts: [UInt32: Int] = [:]
        for cell in screen.cells where cell.background != 0 { counts[cell.background, default: 0] += 1 }
        let most = TextScreen.mostFrequent(counts)
        guard !isOnDark, let count = counts[most], count * 3 >= screen.cells.count, Self.isGrey(most) else {
            page = onCanvas.page
            return
        }
        let brightness = CellColor.brightness(most)
        page = brightness >= 128 ? brightness : 255
    }

    private static func isGrey(_ color: UInt32) -> Bool { CellColor.spread(color) < 20 }

    /// Returns the character whose density shows how far a colour is from the page.
    ///
    /// The colours of surfaces on it, such as those of a grouped list, are no different from it. Black is further from
    /// its surfaces than white is.
    func character(for color: UInt32) -> UInt32 {
        guard color != 0 else { return 0x20 }
        let brightness = CellColor.brightness(color)
        let tone: UInt32
        if isOnDark {
            tone =
                switch brightness {
                case ..<55: 0x20
                case 55..<100: color & 0xFFFFFF == Self.topSurface ? 0x20 : 0x2591
                case 100..<150: 0x2592
                case 150..<215: 0x2593
                default: 0x2588
                }
        } else {
            tone =
                switch brightness + 255 - page {
                case 236...: 0x20
                case 180..<236: 0x2591
                case 115..<180: 0x2592
                case 50..<115: 0x2593
                default: 0x2588
                }
        }
        // A faint tint is no surface.
        return tone == 0x20 && !Self.isGrey(color) ? 0x2591 : tone
    }

    /// The system's background on top of two others in the dark, which is as light as the plate of a grey button.
    private static let topSurface: UInt32 = 0x3A3A3C

    /// Whether a character stands for a colour that differs from the page as much as a tint does.
    static func isStrong(_ tone: UInt32) -> Bool { tone != 0x20 && tone != 0x2591 }
}
