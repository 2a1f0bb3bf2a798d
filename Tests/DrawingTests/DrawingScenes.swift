import Drawing
import Foundation
import TestSupport
import Testing

/// Small pictures that show one thing each.
struct DrawingScene: Sendable, CustomTestStringConvertible {
    let name: String
    let size: CGSize
    let list: DisplayList

    var testDescription: String { name }

    init(_ name: String, columns: Int = 24, rows: Int = 6, _ draw: (inout DrawingContext) -> Void) {
        self.name = name
        size = CGSize(width: columns * 8, height: rows * 16)
        var context = DrawingContext()
        draw(&context)
        list = context.finish()
    }
}

extension ColorComponents {
    static let redInk = ColorComponents(bytes: 255, 59, 48)
    static let blueInk = ColorComponents(bytes: 0, 122, 255)
    static let greenInk = ColorComponents(bytes: 52, 199, 89)
    static let blackInk = ColorComponents(white: 0)
    static let greyInk = ColorComponents(white: 0.6)
    static let whiteInk = ColorComponents(white: 1)
}

extension CGRect {
    /// A rectangle in cells.
    static func cells(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        CGRect(x: x * 8, y: y * 16, width: width * 8, height: height * 16)
    }
}

extension DrawingContext {
    mutating func text(
        _ text: String, _ frame: CGRect, _ color: ColorComponents = .blackInk, font: FontDescription = .body,
        alignment: TextRun.Alignment = .left, decoration: TextRun.Decoration = []
    ) {
        let lines = FixedPitchTextMeasurer().brokenLines(of: text, font: font, maxWidth: frame.width)
            .map { TextRun.Line(String($0.text), width: $0.width) }
        draw(
            TextRun(
                lines: lines, frame: frame, font: font, color: color, alignment: alignment, decoration: decoration))
    }
}

extension DrawingScene {
    static let all: [DrawingScene] =
        shapes + strokes + texts + groups + [symbols("symbols-some", count: 14, rows: 4)]
        + (SizeOfTests.isFull
            ? [symbols("symbols", count: UsualSymbols.names.count, rows: (UsualSymbols.names.count + 13) / 14 * 2)]
            : [])

    /// The first symbols that applications use.
    private static func symbols(_ name: String, count: Int, rows: Int) -> DrawingScene {
        DrawingScene(name, columns: 84, rows: rows) { context in
            for (index, name) in UsualSymbols.names.prefix(count).enumerated() {
                guard let symbol = Symbol.named(name) else { continue }
                let frame = CGRect(
                    x: Double(index % 14) * 48 + 8, y: Double(index / 14) * 32 + 8, width: 20 * symbol.aspect,
                    height: 20)
                context.draw(PlacedImage(.symbol(PlacedSymbol(symbol)), frame: frame, tint: .blackInk))
            }
        }
    }

    private static let shapes: [DrawingScene] = [
        DrawingScene("empty", rows: 2) { _ in },
        DrawingScene("fill-whole-cells") { $0.fill(.cells(2, 1, 10, 3), with: .blueInk) },
        DrawingScene("fill-part-cells") {
            $0.fill(CGRect(x: 12, y: 8, width: 60, height: 40), with: .blackInk)
            $0.fill(CGRect(x: 99, y: 20, width: 42, height: 30), with: .redInk)
        },
        DrawingScene("fill-bars", rows: 4) {
            for bar in 0..<8 {
                $0.fill(CGRect(x: 8 + 16 * bar, y: 60 - 7 * bar, width: 8, height: 7 * bar), with: .blackInk)
            }
        },
        DrawingScene("fill-overlap") {
            $0.fill(.cells(1, 0, 10, 4), with: .redInk)
            $0.fill(.cells(6, 2, 10, 4), with: ColorComponents.blueInk.withAlpha(0.5))
        },
        DrawingScene("fill-rounded") {
            $0.fill(.roundedRect(.cells(1, 1, 16, 4), cornerWidth: 16, cornerHeight: 16), with: .color(.greenInk))
        },
        DrawingScene("fill-ellipse") { $0.fill(.ellipse(.cells(2, 0, 12, 6)), with: .color(.blackInk)) },
        DrawingScene("fill-even-odd") {
            var path = PathData(rect: .cells(1, 0, 16, 6))
            path.addRect(.cells(5, 2, 8, 2))
            $0.fill(.path(path), with: .color(.blackInk), rule: .evenOdd)
        },
        DrawingScene("fill-display-p3") {
            $0.fill(
                .cells(1, 1, 8, 2), with: ColorComponents(space: .displayP3, red: 1, green: 0, blue: 0, alpha: 0.8))
        },
        DrawingScene("gradient-linear") {
            let gradient = Paint.Gradient(colors: [.blackInk, .whiteInk])
            let end = CGPoint(x: 192, y: 0)
            $0.fill(.rect(.cells(0, 0, 24, 3)), with: .linearGradient(gradient, from: .zero, to: end))
        },
        DrawingScene("gradient-radial") {
            let gradient = Paint.Gradient(colors: [.redInk, .blueInk])
            let center = CGPoint(x: 96, y: 48)
            $0.fill(
                .ellipse(.cells(6, 0, 12, 6)),
                with: .radialGradient(gradient, center: center, startRadius: 0, endRadius: 48))
        },
        DrawingScene("images") {
            $0.draw(PlacedImage(.named("sky & <sea>"), frame: .cells(0, 0, 15, 5)))
            guard let star = Symbol.named("star") else { return }
            $0.draw(PlacedImage(.symbol(PlacedSymbol(star)), frame: .cells(16, 1, 2, 1)))
            $0.draw(PlacedImage(.named("small"), frame: .cells(19, 1, 2, 1)))
        },
        DrawingScene("image-pixels", rows: 4) {
            let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 128]
            guard let file = PixelImage(width: 2, height: 2, bytes: bytes)?.png, let image = Bitmap(file) else {
                return
            }
            $0.draw(PlacedImage(.bitmap(image, isTemplate: false), frame: CGRect(x: 8, y: 8, width: 64, height: 48)))
        },
        DrawingScene("tiny") {
            $0.fill(.ellipse(CGRect(x: 10, y: 4, width: 2, height: 2)), with: .color(.blackInk))
            $0.fill(CGRect(x: 0, y: 40, width: 100, height: 0.5), with: .greyInk)
        },
    ]

    private static let strokes: [DrawingScene] = [
        DrawingScene("border") { $0.stroke(.rect(.cells(1, 0, 20, 4)), with: .color(.blackInk)) },
        DrawingScene("border-rounded") {
            $0.stroke(.roundedRect(.cells(1, 0, 20, 4), cornerWidth: 8, cornerHeight: 8), with: .color(.blueInk))
        },
        DrawingScene("border-thick") {
            $0.stroke(.rect(.cells(1, 0, 10, 4)), with: .color(.blackInk), pen: StrokePen(width: 4))
            $0.stroke(.rect(.cells(12, 0, 10, 6)), with: .color(.redInk), pen: StrokePen(width: 8))
        },
        DrawingScene("border-dashed") {
            $0.stroke(.rect(.cells(1, 0, 20, 4)), with: .color(.blackInk), pen: StrokePen(dash: [4, 2], dashPhase: 1))
        },
        DrawingScene("borders-joined") {
            $0.stroke(.rect(.cells(0, 0, 12, 3)), with: .color(.blackInk))
            $0.stroke(.rect(.cells(11, 0, 12, 3)), with: .color(.blackInk))
            $0.stroke(.rect(.cells(0, 2, 23, 4)), with: .color(.blackInk))
            $0.fill(CGRect(x: 0, y: 72, width: 184, height: 1), with: .blackInk)
        },
        DrawingScene("border-one-row", rows: 2) {
            $0.text("Cancel", .cells(1, 0, 6, 1))
            $0.stroke(.roundedRect(.cells(0, 0, 8, 1), cornerWidth: 4, cornerHeight: 4), with: .color(.blackInk))
        },
        DrawingScene("lines-slanted") {
            var path = PathData()
            path.move(to: CGPoint(x: 4, y: 90))
            for step in 1...6 { path.addLine(to: CGPoint(x: 30 * step, y: step % 2 == 0 ? 70 : 10)) }
            let pen = StrokePen(width: 2, cap: .round, join: .round)
            $0.stroke(.path(path), with: .color(.blueInk), pen: pen)
        },
        DrawingScene("lines-curved") {
            $0.stroke(.ellipse(.cells(1, 0, 10, 5)), with: .color(.blackInk))
            var path = PathData()
            path.move(to: CGPoint(x: 100, y: 80))
            path.addQuadCurve(to: CGPoint(x: 180, y: 80), control: CGPoint(x: 140, y: -40))
            path.addArc(
                center: CGPoint(x: 140, y: 70), radius: 12, from: 0, to: Double.pi, isDecreasing: false)
            $0.stroke(.path(path), with: .color(.redInk))
        },
    ]

    private static let texts: [DrawingScene] = [
        DrawingScene("text-plain", rows: 3) { $0.text("The quick brown fox jumps", .cells(1, 0, 20, 2)) },
        DrawingScene("text-alignment") {
            $0.text("left\nof the box", .cells(1, 0, 20, 2))
            $0.text("centre\nof box", .cells(1, 2, 20, 2), alignment: .center)
            $0.text("right\nof the box", .cells(1, 4, 20, 2), alignment: .right)
        },
        DrawingScene("text-wide") {
            $0.text("日本語と한국어 ok", .cells(1, 0, 20, 1))
            $0.text("👍🏽 👨‍👩‍👧 🇰🇷 e\u{301} ❤\u{FE0F}", .cells(1, 2, 20, 1))
            $0.fill(.cells(2, 4, 5, 1), with: .greyInk)
            $0.text("日本語", .cells(1, 4, 20, 1))
        },
        DrawingScene("text-right-to-left", rows: 4) {
            $0.text("abc שלום 12 (עולם) x", .cells(1, 0, 22, 1))
            $0.text("שלום, 42 world!", .cells(1, 2, 22, 1), alignment: .right)
        },
        DrawingScene("text-escapes", rows: 4) {
            $0.text("a<b>&\"'c]]>", .cells(1, 0, 22, 1))
            $0.text("\u{1B}[31mred\u{7}\u{9B}2J\u{202E}x\u{FFFE}", .cells(1, 2, 22, 1))
        },
        DrawingScene("text-styles", rows: 8) {
            $0.text("Title", .cells(1, 0, 22, 2), font: FontDescription(.title))
            $0.text("Headline", .cells(1, 2, 22, 1), font: FontDescription(.headline))
            $0.text("leaning", .cells(1, 4, 22, 1), .redInk, font: FontDescription(design: .serif, isItalic: true))
            $0.text("under", .cells(1, 6, 10, 1), decoration: .underline)
            $0.text("through", .cells(12, 6, 10, 1), decoration: [.underline, .strikethrough])
        },
    ]

    private static let groups: [DrawingScene] = [
        DrawingScene("clip-rect") {
            $0.clip(to: .rect(.cells(4, 1, 8, 3)))
            $0.fill(.cells(0, 0, 24, 6), with: .blackInk)
            $0.text("clipped away", .cells(2, 2, 22, 1), .whiteInk)
        },
        DrawingScene("clip-ellipse") {
            $0.clip(to: .ellipse(.cells(2, 0, 16, 6)))
            $0.fill(.cells(0, 0, 24, 3), with: .blackInk)
            $0.fill(.cells(0, 3, 24, 3), with: .redInk)
        },
        DrawingScene("group-opacity") {
            $0.fill(.cells(0, 0, 24, 2), with: .blackInk)
            $0.beginGroup(opacity: 0.5)
            $0.fill(.cells(4, 1, 8, 3), with: .redInk)
            $0.text("faded", .cells(5, 2, 6, 1), .whiteInk)
            $0.restore()
        },
        DrawingScene("group-transform") {
            $0.save()
            $0.translate(x: 16, y: 16)
            $0.scale(x: 2, y: 2)
            $0.fill(.cells(0, 0, 4, 1), with: .greenInk)
            $0.restore()
            $0.translate(x: 130, y: 48)
            $0.rotate(by: .pi / 4)
            $0.fill(CGRect(x: -20, y: -20, width: 40, height: 40), with: .blueInk)
        },
        DrawingScene("group-shadow") {
            $0.beginGroup(
                shadow: DisplayGroup.Effects.Shadow(
                    color: ColorComponents(white: 0, alpha: 0.4), radius: 6, offset: CGSize(width: 2, height: 4)))
            $0.clip(to: .roundedRect(.cells(2, 1, 12, 3), cornerWidth: 10, cornerHeight: 10))
            $0.fill(.cells(2, 1, 12, 3), with: .whiteInk)
            $0.text("Card", .cells(4, 2, 8, 1))
            $0.restore()
        },
        DrawingScene("card", columns: 32, rows: 8) {
            $0.fill(.cells(0, 0, 32, 8), with: ColorComponents(white: 0.95))
            $0.fill(.roundedRect(.cells(2, 1, 28, 6), cornerWidth: 12, cornerHeight: 12), with: .color(.whiteInk))
            $0.stroke(.roundedRect(.cells(2, 1, 28, 6), cornerWidth: 12, cornerHeight: 12), with: .color(.greyInk))
            $0.text("Settings", .cells(4, 2, 24, 1), font: FontDescription(.headline))
            $0.fill(CGRect(x: 16, y: 56, width: 224, height: 1), with: .greyInk)
            $0.text("Dark mode", .cells(4, 4, 12, 1))
            $0.fill(.roundedRect(.cells(23, 4, 5, 1), cornerWidth: 8, cornerHeight: 8), with: .color(.greenInk))
            $0.text("Done", .cells(4, 5, 24, 1), .blueInk, alignment: .right)
        },
    ]
}
