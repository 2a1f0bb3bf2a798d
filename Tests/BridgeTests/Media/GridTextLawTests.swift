import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import Drawing
@testable import ImperativeUI

/// Random trees of texts of both worlds, as text pictures.
@MainActor @Suite("Text in grids") struct GridTextLawTests {
    /// A text, and what is around it and the ones before.
    private struct Piece: CustomStringConvertible {
        var text: String
        var size: Double
        var look: Int
        var around: Int
        var space: Double

        init(_ random: inout SplitMix64) {
            let alphabets = ["abcxyzWil09", "日本語한국", "אבגדה", "مرحبا", "e\u{301}o\u{308}n\u{303}", "👍👩‍👩‍👧🇰🇷❤️"]
                .map { $0.map { $0 } }
            text = ""
            let main = random.below(alphabets.count)
            for _ in 0...random.below(14) {
                let alphabet = alphabets[random.below(3) == 0 ? random.below(alphabets.count) : main]
                text.append(alphabet[random.below(alphabet.count)])
                if random.below(5) == 0 { text += [" ", "\n"][random.below(2)] }
            }
            size = Double(1 + random.below(120)) / 2
            (look, around, space) = (random.below(64), random.below(12), Double(random.below(40)) / 4)
        }

        var description: String { "\(text.debugDescription), \(size) pt, look \(look), around \(around), \(space)" }
    }

    private struct Label: UIViewRepresentable {
        let piece: Piece

        func makeUIView(context: Context) -> UILabel { UILabel() }

        func updateUIView(_ label: UILabel, context: Context) {
            label.text = piece.text
            label.numberOfLines = 0
            label.font = .systemFont(ofSize: piece.size)
            label.adjustsFontForContentSizeCategory = piece.look & 1 == 1
        }
    }

    private static func leaf(_ piece: Piece) -> AnyView {
        if piece.look < 12 { return AnyView(Label(piece: piece).fixedSize()) }
        let font = Font.system(
            size: piece.size, weight: piece.look & 1 == 1 ? .bold : .regular,
            design: piece.look & 2 == 2 ? .serif : .monospaced)
        var text = Text(piece.text).font(font)
        if piece.look & 4 == 4 { text = text + Text(String(piece.text.prefix(3))).font(.caption).italic() }
        return AnyView(
            text.lineSpacing(piece.look & 8 == 8 ? piece.space : 0).tracking(piece.look & 16 == 16 ? piece.space : 0)
                .minimumScaleFactor(piece.look & 32 == 32 ? 0.5 : 1))
    }

    private static func tree(_ pieces: [Piece]) -> AnyView {
        var tree = AnyView(EmptyView())
        for piece in pieces {
            let (before, leaf) = (tree, leaf(piece))
            switch piece.around {
            case 0, 1, 2:
                tree = AnyView(
                    VStack(alignment: .leading, spacing: piece.space) {
                        before; leaf
                    })
            case 3:
                tree = AnyView(
                    VStack(alignment: .trailing) {
                        leaf; before
                    })
            case 4:
                tree = AnyView(
                    HStack(spacing: piece.space) {
                        before; leaf
                    })
            case 5:
                tree = AnyView(
                    HStack(alignment: .firstTextBaseline, spacing: 0) {
                        before; leaf
                    })
            case 6:
                tree = AnyView(
                    HStack(alignment: .lastTextBaseline) {
                        leaf; before
                    })
            case 7:
                tree = AnyView(
                    VStack {
                        before.padding(piece.space); leaf
                    })
            case 8:
                tree = AnyView(
                    Grid(horizontalSpacing: piece.space) {
                        GridRow {
                            before; leaf
                        }
                    })
            case 9:
                tree = AnyView(
                    VStack(spacing: 0) {
                        before; leaf
                    }.environment(\.layoutDirection, .rightToLeft))
            case 10:
                tree = AnyView(
                    VStack {
                        before; leaf
                    }.padding(.leading, piece.space).clipped())
            default:
                tree = AnyView(
                    VStack {
                        before; leaf
                    }.offset(x: piece.space, y: piece.space).padding(20))
            }
        }
        return tree
    }

    private func fault(_ pieces: [Piece]) -> String? {
        let renderer = ImageRenderer(content: Self.tree(pieces).padding(16))
        let snapshot = renderer.snapshot
        let rows = snapshot.text().split(separator: "\n").map(String.init)
        var missing: [Character: Int] = [:]
        for line in DisplayListContents(snapshot.textPicture.list).runs.flatMap(\.lines) {
            for character in line.text where !character.isWhitespace { missing[character, default: 0] += 1 }
        }
        for character in rows.joined() where !character.isWhitespace { missing[character, default: 0] -= 1 }
        let wrong = missing.filter { $0.value != 0 }
        if !wrong.isEmpty {
            let drawn = SVGRenderer(size: snapshot.textPicture.size).document(snapshot.textPicture.list)
            return "differ in \(wrong):\n\(rows.joined(separator: "\n"))\n\(drawn)"
        }
        for run in DisplayListContents(snapshot.textPicture.list).runs where run.font.letterSpacing == 0 {
            for line in run.lines {
                let shown = String(ReadingOrder.visual(Array(line.text))).trimmingCharacters(in: .whitespaces)
                if !shown.isEmpty, !rows.contains(where: { $0.contains(shown) }) {
                    return "not in one row: \(shown.debugDescription)\n\(rows.joined(separator: "\n"))"
                }
            }
        }
        return nil
    }

    @Test("Every character of a text that is laid out in sight is on the grid once, beside its neighbours")
    func law() {
        PropertyCheck("texts in grids", make: { Piece(&$0) }, run: { fault($0) }).check(sequences: 60, length: 6)
    }
}
