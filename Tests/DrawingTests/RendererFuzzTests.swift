import Drawing
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Random drawing with the most awkward numbers and texts.
struct RandomDrawing {
    var source: SplitMix64

    mutating func number() -> Double {
        switch source.below(12) {
        case 0: [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -0.0, 1e-300][source.below(8)]
        default: Double(source.below(1200)) / 10 - 20
        }
    }

    mutating func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    mutating func color() -> ColorComponents {
        ColorComponents(
            space: source.below(4) == 0 ? .displayP3 : .sRGB, red: number() / 50, green: number() / 50, blue: 0.5,
            alpha: source.below(3) == 0 ? number() / 50 : 1)
    }

    mutating func text() -> String {
        var result = String.UnicodeScalarView()
        for _ in 0..<source.below(8) {
            let value: UInt32
            switch source.below(8) {
            case 0: value = UInt32(source.below(0xA0))
            case 1: value = 0x300 + UInt32(source.below(0x70))
            case 2: value = UInt32(source.below(0x11_0000))
            case 3:
                value =
                    [0x1B, 0x9B, 0x9D, 0x202E, 0x2028, 0x200D, 0xFFFE, 0xFFFF, 0x5D, 0x3E, 0x26, 0x3C, 0xFE0F, 0][
                        source.below(14)]
            case 4: value = [0x1F468, 0x1F469, 0x200D, 0x1F3FD, 0x65E5, 0x5D0, 0x627, 0x600][source.below(8)]
            default: value = 0x20 + UInt32(source.below(0x5F))
            }
            if let scalar = Unicode.Scalar(value) { result.append(scalar) }
        }
        return String(result)
    }

    mutating func symbol() -> PlacedSymbol {
        let names = ["star", "person.3.fill", "wifi.slash", "plus.circle.fill", "chevron.forward", "bell.badge"]
        guard let symbol = Symbol.named(names[source.below(names.count)]) else { fatalError("An unknown symbol") }
        var paint = SymbolPaint(value: source.below(2) == 0 ? number() : nil)
        for _ in 0..<source.below(3) { paint.levels.append(color()) }
        if source.below(2) == 0 { paint.appearance = SystemPalette.Appearance() }
        return PlacedSymbol(symbol, paint: paint, isMirrored: source.below(2) == 0)
    }

    mutating func shape() -> DrawnShape {
        switch source.below(6) {
        case 0, 1: return .rect(rect())
        case 2: return .roundedRect(rect(), cornerWidth: number(), cornerHeight: number())
        case 3: return .ellipse(rect())
        default:
            var path = PathData()
            path.move(to: point())
            path.addLine(to: point())
            if source.below(2) == 0 { path.addQuadCurve(to: point(), control: point()) }
            if source.below(2) == 0 { path.addArc(corner: point(), end: point(), radius: number()) }
            if source.below(2) == 0 { path.close() }
            return .path(path)
        }
    }

    mutating func paint() -> Paint {
        switch source.below(6) {
        case 0: return .linearGradient(Paint.Gradient(colors: [color(), color()]), from: point(), to: point())
        case 1:
            return .radialGradient(
                Paint.Gradient(colors: [color()]), center: point(), startRadius: number(), endRadius: number())
        default: return .color(color())
        }
    }

    mutating func treatment() -> Treatment {
        switch source.below(5) {
        case 0: return .blur(radius: number(), opaqueArea: source.below(2) == 0 ? rect() : nil)
        case 1:
            switch source.below(4) {
            case 0: return .colors(.luminanceToAlpha)
            case 1: return .colors(.alphaThreshold(min: number() / 50, max: number() / 50, color: color()))
            case 2: return .colors(.hueRotation(number()))
            default: return .colors(.contrast(number()))
            }
        case 2: return .blend(BlendKind.allCases[source.below(BlendKind.allCases.count)])
        case 3: return .isolation
        default:
            var projection = Projection()
            (projection.m11, projection.m12, projection.m13) = (number() / 9, number() / 99, number() / 999)
            (projection.m21, projection.m22, projection.m23) = (number() / 99, number() / 9, number() / 999)
            (projection.m31, projection.m32) = (number(), number())
            return .projection(projection)
        }
    }

    mutating func step(_ context: inout DrawingContext) {
        switch source.below(16) {
        case 14: context.beginGroup(treatment: treatment())
        case 15:
            let (contents, mask) = (list(upTo: 2), list(upTo: 2))
            if let item = DisplayItem.masked(contents, by: mask, isInverted: source.below(2) == 0) {
                context.append(item)
            }
        case 0, 1: context.fill(shape(), with: paint(), rule: source.below(2) == 0 ? .winding : .evenOdd)
        case 2: context.stroke(shape(), with: paint(), pen: StrokePen(width: number(), dash: [number(), 3]))
        case 3...7:
            let alignment: TextRun.Alignment = [.left, .center, .right][source.below(3)]
            context.draw(
                TextRun(
                    lines: [TextRun.Line(text(), width: number())], frame: rect(),
                    font: FontDescription(size: number()), color: color(), alignment: alignment))
        case 8: context.draw(PlacedImage(source.below(2) == 0 ? .named(text()) : .symbol(symbol()), frame: rect()))
        case 9: context.save()
        case 10: context.restore()
        case 11: context.clip(to: shape())
        case 12:
            context.concatenate(CGAffineTransform(number() / 9, number() / 99, 0, number() / 9, number(), number()))
        default:
            context.beginGroup(
                opacity: number() / 10,
                shadow: DisplayGroup.Effects.Shadow(color: color(), radius: number(), offset: .zero))
        }
    }

    mutating func list(upTo steps: Int = 3) -> DisplayList {
        var context = DrawingContext()
        for _ in 0...source.below(steps) { step(&context) }
        return context.finish()
    }
}

@Suite("Renderers on random input") struct RendererFuzzTests {
    private static func isWellFormed(_ document: String) -> Bool {
        XMLParser(data: Data(document.utf8)).parse()
    }

    /// Whether a text has no controls but line feeds.
    private static func isPlain(_ text: String) -> Bool {
        var before: UInt8 = 0
        for byte in text.utf8 {
            if byte < 0x20 && byte != 0x0A || byte == 0x7F || before == 0xC2 && byte < 0xA0 { return false }
            before = byte
        }
        return true
    }

    @Test("No list of items breaks the XML or puts a control sequence in the text", arguments: 0..<4)
    func lists(part: Int) {
        let seed = TestSeed.of("documents of random items")
        var drawing = RandomDrawing(source: SplitMix64(seed: seed &+ UInt64(part)))
        let svg = SVGRenderer(size: CGSize(width: 40, height: 32))
        // Many documents are parsed as one, as starting a parser costs more than parsing.
        for batch in 0..<TestEffort.count(60, least: 2) {
            var documents: [String] = []
            for _ in 0..<250 {
                // Short lists are cheap enough for many of them.
                let list = drawing.list(upTo: part == 0 ? 4 : 2)
                documents.append(svg.document(list))
                var renderer = TextGridRenderer(columns: 5, rows: 2)
                let text = renderer.screen(list).text()
                guard Self.isPlain(text) else {
                    Issue.record("ISTHMUS_SEED=\(seed), batch \(batch): \(text.debugDescription) of \(list)")
                    return
                }
            }
            if Self.isWellFormed("<all>" + documents.joined() + "</all>") { continue }
            for document in documents where !Self.isWellFormed(document) {
                Issue.record("ISTHMUS_SEED=\(seed), batch \(batch) is not well-formed:\n\(document)")
                return
            }
        }
    }

    @Test("A screen painted anew in part is the screen painted anew as a whole")
    func damage() {
        let seed = TestSeed.of("screens painted anew in part")
        var drawing = RandomDrawing(source: SplitMix64(seed: seed))
        for index in 0..<TestEffort.count(400) {
            var renderer = TextGridRenderer(columns: 12, rows: 8)
            var items = (0..<drawing.source.below(6)).map { _ in drawing.list(upTo: 3).items }
            for _ in 0..<6 {
                switch drawing.source.below(3) {
                case 0: items.insert(drawing.list(upTo: 2).items, at: drawing.source.below(items.count + 1))
                case 1 where !items.isEmpty: items.remove(at: drawing.source.below(items.count))
                default:
                    if !items.isEmpty { items[drawing.source.below(items.count)] = drawing.list(upTo: 2).items }
                }
                // Parts are groups that are kept, some of them moved.
                let parts = items.enumerated().map { place, items in
                    DisplayItem.group(
                        DisplayGroup(
                            DisplayList(items),
                            effects: DisplayGroup.Effects(
                                transform: CGAffineTransform(translationX: 0, y: Double(place * 16)))))
                }
                let list = DisplayList(parts)
                var fresh = TextGridRenderer(columns: 12, rows: 8)
                let (inPart, whole) = (renderer.screen(list).text(.full), fresh.screen(list).text(.full))
                guard inPart == whole else {
                    Issue.record("ISTHMUS_SEED=\(seed), case \(index):\n\(inPart)\n\(whole)")
                    return
                }
            }
        }
    }

    @Test("Cells painted anew beside and under wide characters and lines are those of the screen painted as a whole")
    func damagedCells() {
        let seed = TestSeed.of("cells painted anew")
        var source = SplitMix64(seed: seed)
        func item(among source: inout SplitMix64) -> DisplayItem {
            let rect = CGRect(
                x: Double(source.below(180)), y: Double(source.below(88)), width: Double(4 + source.below(40)),
                height: Double(4 + source.below(40)))
            let color = ColorComponents(
                red: Double(source.below(3)) / 2, green: 0.5, blue: 0.2, alpha: source.below(3) == 0 ? 0.5 : 1)
            switch source.below(6) {
            case 0:
                let text = ["日本語の文字", "a日b本c", "plain", "— 日"][source.below(4)]
                return .text(
                    TextRun(lines: [TextRun.Line(text, width: rect.width)], frame: rect, color: color))
            case 1: return .stroke(.rect(rect), StrokePen(), .color(color))
            case 2: return .fill(.ellipse(rect), .color(color), rule: .winding)
            default: return .fill(.rect(rect), .color(color), rule: .winding)
            }
        }
        for index in 0..<TestEffort.count(600) {
            var renderer = TextGridRenderer(columns: 24, rows: 6)
            var items = (0..<12).map { _ in item(among: &source) }
            for _ in 0..<8 {
                items[source.below(items.count)] = item(among: &source)
                // Two groups of the same kind, so that what is in them is compared piece by piece.
                let list = DisplayList([
                    .group(DisplayGroup(DisplayList(Array(items[..<6])))),
                    .group(DisplayGroup(DisplayList(Array(items[6...])))),
                ])
                var fresh = TextGridRenderer(columns: 24, rows: 6)
                let (inPart, whole) = (renderer.screen(list).text(.full), fresh.screen(list).text(.full))
                guard inPart == whole else {
                    Issue.record("ISTHMUS_SEED=\(seed), case \(index):\n\(inPart)\n\(whole)")
                    return
                }
            }
        }
    }

    @Test("In coloured output every escape begins a sequence of the renderer's own")
    func escapes() throws {
        let seed = TestSeed.of("escapes in coloured output")
        var drawing = RandomDrawing(source: SplitMix64(seed: seed))
        let own = try Regex("\u{1B}\\[[0-9;]*[mHJ]").matchingSemantics(.unicodeScalar)
        var last: TextScreen?
        for index in 0..<TestEffort.count(300) {
            var renderer = TextGridRenderer(columns: 6, rows: 2)
            let screen = renderer.screen(drawing.list())
            for colors in TextScreen.Colors.allCases {
                for text in [screen.text(colors), screen.update(from: last, colors)] {
                    let rest = String(text.replacing(own, with: ""))
                    #expect(Self.isPlain(rest), "ISTHMUS_SEED=\(seed), case \(index)")
                }
            }
            last = screen
        }
    }

    @Test("Below the cursor, updates show what they show on a screen of their own")
    func atCursor() {
        let seed = TestSeed.of("updates below the cursor")
        var drawing = RandomDrawing(source: SplitMix64(seed: seed))
        var last: TextScreen?
        var whole = ScreenModel(columns: 6, rows: 3)
        var part = ScreenModel(columns: 9, rows: 8, after: "one\r\ntwo\r\n")
        for index in 0..<TestEffort.count(300) {
            var renderer = TextGridRenderer(columns: 6, rows: 3)
            let screen = renderer.screen(drawing.list())
            whole.show(screen.update(from: last, .indexed))
            part.show(screen.update(from: last, .indexed, at: .cursor))
            #expect(Array(part.lines[2..<5]) == whole.lines, "ISTHMUS_SEED=\(seed), case \(index)")
            #expect(part.text(onBackground: "5;16") == whole.text(onBackground: "5;16"))
            #expect(part.cursorRow == 2 && Array(part.lines[..<2]) == ["one", "two"])
            last = screen
        }
    }

    @Test("A megabyte of text, or of marks on one letter, is drawn")
    func longTexts() {
        let count = SizeOfTests.isFull ? 500_000 : 75_000
        for text in [
            String(repeating: "<&]]>\u{1B}[0m", count: count / 5), "a" + String(repeating: "\u{301}", count: count),
            String(repeating: "\u{5D0}", count: count),
        ] {
            let run = TextRun(
                lines: [TextRun.Line(text)], frame: CGRect(x: 0, y: 0, width: 80, height: 16),
                color: ColorComponents(white: 0))
            let list = DisplayList([.text(run)])
            let document = SVGRenderer(size: CGSize(width: 80, height: 16)).document(list)
            #expect(Self.isWellFormed(document))
            var renderer = TextGridRenderer(columns: 10, rows: 1)
            let output = renderer.screen(list).text()
            #expect(Self.isPlain(output))
            #expect(output.utf8.count < 1000)
        }
    }
}
