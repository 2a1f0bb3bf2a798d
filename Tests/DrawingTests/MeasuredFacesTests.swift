import Foundation
import Testing

@testable import Drawing

@Suite("Faces that a viewer has measured") struct MeasuredFacesTests {
    private let plain = FontDescription(size: 2_048)

    private func width(_ text: String, in faces: MeasuredFaces, _ font: FontDescription) -> Double {
        MediumTextMeasurer().size(of: text, font: font.shown(in: faces.medium), maxWidth: nil).size.width
    }

    private func piece(_ text: String, isBold: Bool = false) -> MeasuredFaces.Piece {
        MeasuredFaces.Piece(face: TextFace(design: .default, isBold: isBold, isItalic: false), text: text)
    }

    @Test("Text in the common faces is as wide as without measures, and wants none")
    func common() {
        let faces = MeasuredFaces()
        for text in ["Hello", "Größe — ¿qué?", "Привет", "日本", "a\u{301}"] {
            let common = MediumTextMeasurer().size(of: text, font: plain.shown(in: .vector), maxWidth: nil)
            #expect(width(text, in: faces, plain) == Double(common.size.width))
        }
        #expect(faces.takeWanted().isEmpty)
    }

    @Test("Letters of a face that was measured have the widths it has")
    func letters() {
        let face = TextFace(of: plain)
        let widths = (0..<MeasuredFaces.letterCount).map { UInt32(1_000 + $0) }
        let faces = MeasuredFaces().adding(letters: [face: widths])
        #expect(width(" ", in: faces, plain) == 1_000)
        #expect(width("!é", in: faces, plain) == 1_001 + 1_000 + 95 + Double(0xE9 - 0xA0))
        var bold = plain
        bold.weight = .bold
        #expect(width("!", in: faces, bold) == 682)
    }

    @Test("A monospaced face has the width of its digits")
    func monospaced() {
        var font = plain
        font.design = .monospaced
        let widths = (0..<MeasuredFaces.letterCount).map { _ in UInt32(1_300) }
        let faces = MeasuredFaces().adding(letters: [TextFace(of: font): widths])
        #expect(width("ab日", in: faces, font) == 4 * 1_300)
    }

    @Test("Unknown letters are wanted once each, words of joined letters as a whole")
    func wanted() {
        let faces = MeasuredFaces()
        _ = width("مرحبا بالعالم 👍 ๑๑ नमस्ते", in: faces, plain)
        #expect(
            faces.takeWanted() == ["नमस्ते", "بالعالم", "مرحبا", "๑", "👍"].map { piece($0) }.sorted { $0.text < $1.text })
        #expect(faces.takeWanted().isEmpty)
    }

    @Test("A piece has the width that was told, and text with it is known")
    func pieces() {
        let faces = MeasuredFaces()
        let face = TextFace(of: plain)
        #expect(!faces.knows("a مرحبا", in: face))
        let known = faces.adding(widths: [piece("مرحبا"): 3_333])
        #expect(known.knows("a مرحبا", in: face))
        #expect(width("مرحبا", in: known, plain) == 3_333)
        #expect(width("مرحبا مرحبا", in: known, plain) == 2 * 3_333 + 569)
        _ = width("مرحبا", in: known, plain)
        #expect(known.takeWanted().isEmpty)
    }

    @Test("The advances of a line sum up to its width, with known and unknown pieces")
    func advances() {
        let faces = MeasuredFaces().adding(widths: [piece("مرحبا"): 3_333])
        let font = plain.shown(in: faces.medium)
        let line = "a مرحبا नमस्ते 👍"
        let advances = ProportionalTextMeasurer(for: font.medium).characterAdvances(in: line, font: font)
        #expect(advances.count == line.count)
        #expect(abs(advances.reduce(0, +) - width(line, in: faces, plain)) < 1)
    }

    @Test("Other widths are another medium, and faces that are gone count as the common ones")
    func media() {
        var faces: MeasuredFaces? = MeasuredFaces().adding(widths: [piece("๑"): 9_000])
        let font = plain.shown(in: faces?.medium ?? .vector)
        #expect(MeasuredFaces().medium != font.medium)
        #expect(MediumTextMeasurer().size(of: "๑", font: font, maxWidth: nil).size.width == 9_000)
        faces = nil
        #expect(MediumTextMeasurer().size(of: "๑", font: font, maxWidth: nil).size.width == 1_024)
    }

    @Test("Numbers are used again, so that there are always some for new faces")
    func numbers() {
        let kept = MeasuredFaces()
        for _ in 0..<10_000 {
            let faces = MeasuredFaces()
            #expect(faces.number != 0 && faces.number != kept.number)
        }
    }

    @Test("A text is told its width only where the letters are not all known")
    func lengths() {
        func svg(_ faces: MeasuredFaces) -> String {
            let font = FontDescription(size: 20).shown(in: faces.medium)
            let text = "a مرحبا"
            let width = MediumTextMeasurer().width(of: text, font: font)
            var context = DrawingContext()
            context.append(
                .text(
                    TextRun(
                        lines: [TextRun.Line(text, width: width)],
                        frame: CGRect(x: 0, y: 0, width: width, height: 24), font: font,
                        color: ColorComponents(white: 0, alpha: 1))))
            var tree = PictureTree()
            return tree.update(to: context.finish()).map { "\($0)" }.joined()
        }
        #expect(svg(MeasuredFaces()).contains("textLength"))
        #expect(!svg(MeasuredFaces().adding(widths: [piece("مرحبا"): 3_333])).contains("textLength"))
    }
}
