import Drawing
import Foundation

/// The letters that a page is to measure in its faces.
struct PageMeasuring: Encodable, Equatable {
    /// The faces in which all letters are to be measured, by their indexes.
    var letters: [Int] = []
    /// The faces of the pieces.
    var faces: [Int] = []
    /// The texts of the pieces.
    var texts: [String] = []

    /// A text whose width tells a face from others.
    static let probe = "Hamburgefonstiv AWTyQjgk 0123456789 ,.:;!?()&@%"

    /// The constants of the page's script: the fonts of all faces in which text is one unit high in 2,048, the letters,
    /// and the text by which faces are compared.
    static var scriptConstants: String {
        let fonts = TextFace.all.map { face in
            (face.isItalic ? "italic " : "") + (face.isBold ? "bold " : "") + "2048px " + face.family
        }
        let letters = MeasuredFaces.letters.map { "[\($0.lowerBound),\($0.upperBound)]" }.joined(separator: ",")
        let names = fonts.map { "\"\($0)\"" }.joined(separator: ",\n  ")
        return "{ letters: [\(letters)], probe: \"\(probe)\", fonts: [\n  \(names)] }"
    }
}

/// The widths that a page has measured, in units of which 2,048 are the size of the font.
struct PageMeasures: Decodable {
    /// Those of all letters, in each of the faces.
    var letters: [[Double]]
    /// Those of the pieces.
    var widths: [Double]
}
