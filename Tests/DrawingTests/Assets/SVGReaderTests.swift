import Foundation
import TestSupport
import Testing

@testable import Drawing

private func draw(_ body: String, _ attributes: String = #"viewBox="0 0 10 10""#) throws -> SVGReader.Drawing {
    try SVGReader.read(Array("<?xml version=\"1.0\"?><!-- c --><svg \(attributes)>\(body)</svg>".utf8))
}

private func flat(_ list: DisplayList) -> [DisplayItem] { DisplayListContents(list).items }

private func same(_ list: DisplayList, _ build: (inout DrawingContext) -> Void) -> Bool {
    var context = DrawingContext()
    build(&context)
    return list == context.finish()
}

@Suite("Pictures: SVG files") struct SVGReaderTests {
    let red = ColorComponents(red: 1, green: 0, blue: 0)

    @Test("Each basic shape is read")
    func shapes() throws {
        let drawing = try draw(
            """
            <rect x="1" y="2" width="3" height="4" fill="red"/><rect width="5" height="5" rx="1" fill="red"/>
            <circle cx="5" cy="5" r="2" fill="#f00"/><ellipse cx="5" cy="5" rx="2" ry="1" fill="rgb(255,0,0)"/>
            <polygon points="0,0 4,0 4,4" fill="rgb(100%, 0%, 0%)"/><polyline points="0 0 1 1" style="fill:#ff0000"/>
            <line x1="0" y1="0" x2="9" y2="9" stroke="red" stroke-width="2"/>
            """)
        var triangle = PathData()
        triangle.move(to: .zero)
        triangle.addLine(to: CGPoint(x: 4, y: 0))
        triangle.addLine(to: CGPoint(x: 4, y: 4))
        triangle.close()
        var segment = PathData()
        segment.move(to: .zero)
        segment.addLine(to: CGPoint(x: 1, y: 1))
        var line = PathData()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 9, y: 9))
        #expect(
            same(drawing.list) { context in
                context.fill(.rect(CGRect(x: 1, y: 2, width: 3, height: 4)), with: .color(red))
                context.fill(
                    .roundedRect(CGRect(x: 0, y: 0, width: 5, height: 5), cornerWidth: 1, cornerHeight: 1),
                    with: .color(red))
                context.fill(.ellipse(CGRect(x: 3, y: 3, width: 4, height: 4)), with: .color(red))
                context.fill(.ellipse(CGRect(x: 3, y: 4, width: 4, height: 2)), with: .color(red))
                context.fill(.path(triangle), with: .color(red))
                context.fill(.path(segment), with: .color(red))
                context.stroke(.path(line), with: .color(red), pen: StrokePen(width: 2, miterLimit: 4))
            })
        #expect(drawing.unknown == [])
        #expect(drawing.size == CGSize(width: 10, height: 10))
    }

    @Test("Path data is read in all its shorthand")
    func paths() {
        let long = SVGPathReader.read("M 1 2 L 3 4 H 5 V 6 C 1 1 2 2 3 3 S 5 5 6 6 Q 1 1 2 2 T 4 4 Z")
        let short = SVGPathReader.read("M1,2 3,4h2v2C1 1,2 2,3 3s2 2 3 3Q1 1 2 2t2,2z")
        #expect(long.isWhole && short.isWhole)
        #expect(long.path == short.path)
        #expect(long.path.elements.count == 9)
        #expect(SVGPathReader.read("M.5.5-1-1e0").path == SVGPathReader.read("M0.5 0.5 L-1 -1").path)
        // A mirrored control point.
        guard case .curve(let control, _, _) = long.path.elements[5] else { return #expect(Bool(false)) }
        #expect(control == CGPoint(x: 4, y: 4))
    }

    @Test("Arcs of ellipses end where they say, and small radii grow")
    func arcs() {
        for flags in ["00", "01", "10", "11"] {
            let (path, isWhole) = SVGPathReader.read("M10 10a5 3 30 \(flags)4 2")
            #expect(isWhole)
            let end = path.currentPoint ?? .zero
            #expect(abs(end.x - 14) < 1e-9 && abs(end.y - 12) < 1e-9)
        }
        let half = SVGPathReader.read("M0 0A1 1 0 0 1 10 0").path
        #expect(abs(half.bounds.height - 5) < 1e-6)
        let quarter = SVGPathReader.read("M1 0A1 1 0 0 1 0 1").path.bounds
        #expect(abs(quarter.width - 1) < 1e-3 && abs(quarter.height - 1) < 1e-3)
    }

    @Test("Groups hand down their style, transform and opacity")
    func groups() throws {
        let drawing = try draw(
            """
            <g fill="red" transform="translate(1,2) scale(2)"><g opacity="50%"><rect width="1" height="1"/></g>\
            <rect width="1" height="1" fill="none" stroke="red" stroke-opacity=".5"/></g>
            """)
        #expect(
            same(drawing.list) { context in
                context.concatenate(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 2))
                context.beginGroup(opacity: 0.5)
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: red)
                context.restore()
                context.stroke(
                    .rect(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(red.withAlpha(0.5)),
                    pen: StrokePen(miterLimit: 4))
            })
    }

    @Test("The view box fills the size, centred and undistorted")
    func viewBox() throws {
        let drawing = try draw(
            "<rect x=\"5\" y=\"5\" width=\"10\" height=\"10\"/>", #"viewBox="5 5 10 10" width="40" height="20px""#)
        #expect(drawing.size == CGSize(width: 40, height: 20))
        #expect(flat(drawing.list).count == 1)
        guard case .group(let group) = drawing.list.items.first else { return #expect(Bool(false)) }
        #expect(group.bounds == CGRect(x: 10, y: 0, width: 20, height: 20))
    }

    @Test("Without a width the size follows the view box")
    func sizes() throws {
        #expect(try draw("", #"viewBox="0 0 30 20""#).size == CGSize(width: 30, height: 20))
        #expect(try draw("", #"viewBox="0 0 30 20" width="15""#).size == CGSize(width: 15, height: 10))
        #expect(try draw("", #"width="1in" height="50%""#).size == CGSize(width: 96, height: 100))
    }

    @Test("What cannot be drawn is left out and named")
    func unknown() throws {
        let drawing = try draw(
            """
            <defs><rect width="1" height="1"/></defs><text>Hi <tspan>you</tspan></text>\
            <rect width="1" height="1" fill="url(#g) blue"/><path d="M0 0L1 1 bad"/><use href="#a"/>
            """)
        #expect(flat(drawing.list).count == 2)
        #expect(drawing.unknown.count == 4)
    }

    @Test("Text that is not an SVG file is refused")
    func malformed() {
        let texts = [
            "", "hello", "<html></html>", "<svg", "<svg>", "<svg></g>", "<svg><g></svg></g>", "<svg viewBox='1'/>",
            "<svg width='-4'/>", "<svg width='1e9' height='1'/>", "<svg a=b/>", "<!DOCTYPE svg [ <!ENTITY a 'b'>",
            "<svg>" + String(repeating: "<g>", count: 100_000),
        ]
        for text in texts {
            #expect(throws: AssetFault.self) { try SVGReader.read(Array(text.utf8)) }
        }
    }

    @Test("A document type with entities is skipped, and none is replaced")
    func entities() throws {
        let text = """
            <!DOCTYPE svg [ <!ENTITY a "bbbbbbbb"> <!ENTITY b "&a;&a;"> ]>
            <svg width="4" height="4"><rect width="4" height="4" fill="&b;" id="&lt;&#65;&#x42;"/></svg>
            """
        let drawing = try SVGReader.read(Array(text.utf8))
        #expect(flat(drawing.list).count == 1)
    }

    @Test("A recoloured picture keeps its opacities only")
    func recolored() throws {
        let drawing = try draw("<g opacity=\".5\"><rect width=\"4\" height=\"4\" fill=\"#00f8\"/></g>")
        let picture = ImageRepresentation(.vector(DisplayGroup(drawing.list)), size: drawing.size)
        var context = DrawingContext()
        picture.draw(
            in: CGRect(x: 0, y: 0, width: 10, height: 10), style: ImageRepresentation.Style(tint: red.withAlpha(0.5)),
            to: &context)
        guard case .fill(_, .color(let color), _) = flat(context.finish()).first else { return #expect(Bool(false)) }
        #expect(color == red.withAlpha(0.5 * 136 / 255))
    }
}
