import Drawing
import Foundation

extension UIFont {
    /// Creates a font by the name of a face or a family that iOS has, in a size in points; `nil` for other names. A size
    /// of 0 or less counts as 17.
    ///
    /// The font is measured and shown as the system font that is most like it: with serifs, with letters of one width,
    /// rounded, bold or slanted. Fonts in files of the program have no names.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        if let face = FontFace.named(fontName) {
            self.init(face.description(size: fontSize), face: face)
        } else if fontName.hasPrefix("."), let system = FontDescription(systemName: fontName, size: fontSize) {
            self.init(system)
        } else {
            return nil
        }
    }

    /// The names of the families of iOS that can be used, in order.
    public class var familyNames: [String] { FontFace.familyNames }

    /// Returns the names of the faces of a family; none for an unknown family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontFace.byFamily[familyName]?.map(\.name) ?? []
    }
}

extension UIFontDescriptor {
    /// Creates a descriptor by the name of a face or a family, in a size in points. It describes the system font if the
    /// name is unknown.
    public convenience init(name fontName: String, size: CGFloat) {
        let face = FontFace.named(fontName)
        self.init(
            face?.description(size: size) ?? FontDescription(systemName: fontName, size: size)
                ?? FontDescription(size: size), face: face)
    }

    /// The name of the font's face.
    public final var postscriptName: String { face?.name ?? fontDescription.systemName }

    /// Returns a copy of the descriptor with another family, whose plain face it uses. An unknown family is ignored.
    public final func withFamily(_ newFamily: String) -> UIFontDescriptor {
        guard let plain = FontFace.byFamily[newFamily]?.first else { return self }
        return named(plain)
    }

    /// Returns a copy of the descriptor with another face of its family, such as `Bold Italic`. An unknown face is
    /// ignored.
    public final func withFace(_ newFace: String) -> UIFontDescriptor {
        let faces = face.flatMap { FontFace.byFamily[$0.family] } ?? []
        return faces.first { $0.style == newFace }.map(named) ?? self
    }

    /// Returns a descriptor of a face in the same size.
    final func named(_ face: FontFace) -> UIFontDescriptor {
        UIFontDescriptor(face.description(size: pointSize), face: face)
    }
}
