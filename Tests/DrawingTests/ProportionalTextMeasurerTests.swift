import Foundation
import Testing
import TestSupport

@testable import Drawing

private let measurer = ProportionalTextMeasurer()

@Suite("Text measured by the widths of letters") struct ProportionalTextMeasurerTests {
    private func width(_ text: String, _ font: FontDescription = FontDescription(size: 2_048)) -> Double {
        Double(measurer.size(of: text, font: font, maxWidth: nil).size.width)
    }

    @Test("A letter has the width that it has in Arial, upright, bold and italic")
    func letters() {
        #expect(width("A") == 1_366)
        #expect(width("i") == 455)
        #expect(width("W") == 1_933)
        #expect(width("€") == 1_139)
        #expect(width("Ω") == 1_531)
        #expect(width("ж") == 1_370)
        #expect(width("A", FontDescription(size: 2_048, weight: .bold)) == 1_479)
        #expect(width("A", FontDescription(size: 2_048, weight: .semibold)) == 1_479)
        #expect(width("A", FontDescription(size: 2_048, weight: .medium)) == 1_366)
        #expect(width("ď", FontDescription(size: 2_048, isItalic: true)) == 1_280)
        #expect(width("ď", FontDescription(size: 2_048, weight: .bold, isItalic: true)) == 1_515)
    }

    @Test("A letter with serifs has the width that it has in Times New Roman, upright, bold and italic")
    func serifs() {
        func serif(_ text: String, _ weight: FontDescription.Weight = .regular, isItalic: Bool = false) -> Double {
            width(text, FontDescription(size: 2_048, weight: weight, design: .serif, isItalic: isItalic))
        }
        #expect(serif("A") == 1_479 && serif("i") == 569 && serif("W") == 1_933 && serif("0") == 1_024)
        #expect(serif("A", .bold) == 1_479 && serif("i", .bold) == 569 && serif("k", .bold) == 1_139)
        #expect(serif("A", isItalic: true) == 1_251 && serif("m", isItalic: true) == 1_479)
        #expect(serif("A", .bold, isItalic: true) == 1_366)
        // Composed letters are as wide as the letters in them.
        #expect(serif("ế") == serif("e") && serif("é") == serif("e"))
    }

    @Test("A rounded letter has the width that it has in Nunito, and one that the face lacks that of other faces")
    func rounded() {
        func rounded(_ text: String, _ weight: FontDescription.Weight = .regular, isItalic: Bool = false) -> Double {
            width(text, FontDescription(size: 2_048, weight: weight, design: .rounded, isItalic: isItalic))
        }
        #expect(rounded("a") == 1_085 && rounded("i") == 475 && rounded("W") == 2_255 && rounded("0") == 1_229)
        #expect(rounded("a", .bold) == 1_120 && rounded("m", .bold) == 1_796)
        #expect(rounded("am", isItalic: true) == rounded("am"))
        #expect(rounded("λ") == width("λ") && rounded("→") == width("→"))
    }

    @Test("A line is as wide as its letters together, in half points rounded up")
    func lines() {
        #expect(width("Hello, World!") == 11_722)
        // 11,722 units at 17 points are 97.30 points.
        #expect(width("Hello, World!", .body) == 97.5)
    }

    @Test("All letters of a monospaced font have one width, wide ones two")
    func monospaced() {
        let font = FontDescription(size: 2_048, design: .monospaced)
        #expect(width("i", font) == 1_229)
        #expect(width("WW", font) == 2_458)
        #expect(width("中", font) == 2_458)
    }

    @Test("Marks add no width, and East Asian letters and emoji are as wide as the font is high")
    func otherLetters() {
        #expect(width("e\u{301}\u{302}") == 1_139)
        #expect(width("中文") == 4_096)
        #expect(width("👨‍👩‍👧‍👦") == 2_048)
        #expect(width("\u{200B}") == 0)
    }

    @Test("A line of body text is 20.5 points high, with its baseline at four fifths")
    func lineHeight() {
        let measured = measurer.size(of: "Ag\nAg", font: .body, maxWidth: nil)
        #expect(measured.size.height == 41)
        #expect(measured.lineCount == 2)
        #expect(measured.firstBaseline == 16)
        #expect(measured.lastBaseline == 36.5)
        #expect(abs(measured.firstBaseline / 20.5 - 0.8) < 0.03)
    }

    @Test("Lines wrap between words, and the widest line is the width")
    func wrapping() {
        let font = FontDescription(size: 20)
        let text = "one two three"
        let lines = measurer.brokenLines(of: text, font: font, maxWidth: 71)
        #expect(lines.map { String($0.text) } == ["one two", "three"])
        #expect(Double(measurer.size(of: text, font: font, maxWidth: 71).size.width) == width("one two", font))
        #expect(measurer.size(of: "", font: font, maxWidth: 71) == .empty)
    }

    @Test("Every scalar has a width that is finite, and no text is wider than the sum of its characters")
    func allScalars() {
        for value in stride(from: UInt32(0), to: 0x3_0000, by: 7) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let width = width(String(Character(scalar)))
            #expect(width >= 0 && width <= 3_000, "U+\(String(value, radix: 16))")
        }
    }

    @MainActor @Test("The quick way to measure a line agrees with the sum of its letters")
    func quickWay() {
        let letters = (0x20...0x7E).map { Character(Unicode.Scalar(UInt8($0))) } + ["é", "中", "e\u{301}", "\t"]
        let check = PropertyCheck<Character>(
            "widths of lines", make: { letters[Int.random(in: 0..<letters.count, using: &$0)] },
            run: { characters in
                let font = FontDescription(size: 2_048)
                let sum = characters.reduce(0) { $0 + width(String($1), font) }
                let whole = width(String(characters), font)
                return sum == whole ? nil : "\(whole) is not \(sum)"
            })
        check.check(sequences: 200, length: 20)
    }
}
