import Foundation

/// A symbol as it is drawn.
package struct PlacedSymbol: Hashable, Sendable {
    package let symbol: Symbol
    package var paint: SymbolPaint
    /// Whether it is mirrored horizontally.
    package var isMirrored: Bool

    package init(_ symbol: Symbol, paint: SymbolPaint = SymbolPaint(), isMirrored: Bool = false) {
        self.symbol = symbol
        self.paint = paint
        self.isMirrored = isMirrored
    }

    /// The character of like meaning, or two.
    var text: String { isMirrored ? symbol.mirroredText : symbol.text }

    /// Returns the transform from the grid of the symbol to a rectangle.
    func placement(in frame: CGRect) -> CGAffineTransform {
        Self.placement(of: symbol, in: frame, isMirrored: isMirrored)
    }

    static func placement(of symbol: Symbol, in frame: CGRect, isMirrored: Bool) -> CGAffineTransform {
        let (x, y) = (frame.width / symbol.width, frame.height / Symbol.height)
        return CGAffineTransform(
            a: isMirrored ? -x : x, b: 0, c: 0, d: y, tx: isMirrored ? frame.maxX : frame.minX, ty: frame.minY)
    }
}
