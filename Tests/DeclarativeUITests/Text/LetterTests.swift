import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import Drawing

@MainActor @Suite("Letters and lines of texts, and colours that become one, by their names") struct LetterTests {
    @Test("The kern of a run of an attributed string is added after each of its characters, and tracking wins")
    func kern() {
        var string = AttributedString("ab")
        var wide = AttributedString("cd")
        wide.kern = 3
        string += wide
        #expect(Pictured(Text(string), 200, 40).runs.map(\.font.letterSpacing) == [0, 3])
        wide.tracking = 1
        #expect(Pictured(Text(wide), 200, 40).runs.map(\.font.letterSpacing) == [1])
    }

    @Test("A solid line is the plain one, in its own colour if it has one")
    func solid() {
        let red = Color.red.resolve(in: EnvironmentValues()).components
        let plain = Pictured(Text(verbatim: "a").underline(pattern: .solid)).runs[0]
        #expect(plain.decoration == .underline && plain.lineLooks.isEmpty)
        let colored = Pictured(Text(verbatim: "a").underline(pattern: .solid, color: .red)).runs[0]
        #expect(colored.lineLooks == [TextRun.LineLook(.underline, pattern: .solid, color: red)])
        #expect(Text.LineStyle(pattern: .solid) == .single)
    }

    @Test("softLight is between both: grey in front changes nothing, light lightens and dark darkens")
    func softLight() {
        func share(_ front: Double) -> String {
            ZStack {
                Color(white: 0.5)
                Color(white: front).blendMode(.softLight)
            }
            .compositingGroup()
            .snapshot(size: CGSize(width: 8, height: 16)).svg()
        }
        #expect(share(0.25).contains("soft-light"))
        func blended(_ front: UInt32) -> UInt32 {
            BlendKind.softLight.blended(0xFF00_0000 | front << 16 | front << 8 | front, over: 0xFF80_8080) & 0xFF
        }
        #expect((0x7F...0x81).contains(blended(0x80)) && blended(0xC0) > 0x81 && blended(0x40) < 0x7F)
    }
}
