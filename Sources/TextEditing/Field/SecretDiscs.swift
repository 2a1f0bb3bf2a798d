import Drawing
import Foundation

/// The discs that stand for the characters of a secret.
struct SecretDiscs {
    /// The width of each character without the space after it, in points.
    let advances: [Double]
    /// The size of the font in points.
    let size: Double

    /// The space after each character, as a fraction of the size of the font.
    static let spacing = 0.16
    /// The diameter of a disc, as a fraction of the size of the font.
    private static let diameter = 0.4
    /// How far the middle of the discs is above the baseline, as a fraction of the size of the font.
    private static let middle = 0.36

    /// Draws the discs.
    ///
    /// - Parameters:
    ///   - context: The context to draw in.
    ///   - start: The left end of the baseline.
    ///   - paint: The colour of the discs.
    func draw(in context: inout DrawingContext, from start: CGPoint, paint: Paint) {
        let side = size * Self.diameter
        var x = start.x
        for advance in advances {
            let disc = CGRect(
                x: x + (advance - side) / 2, y: start.y - size * Self.middle - side / 2, width: side, height: side)
            context.fill(.ellipse(disc), with: paint)
            x += advance + size * Self.spacing
        }
    }
}
