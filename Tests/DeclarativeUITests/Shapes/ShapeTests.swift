import Drawing
import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Shapes") struct ShapeTests {
    /// The only thing drawn of a view.
    private func item<V: View>(_ view: V, _ width: CGFloat = 100, _ height: CGFloat = 50) -> DisplayItem? {
        let items = Pictured(view, width, height).items
        return items.count == 1 ? items[0] : nil
    }

    private func shape<V: View>(_ view: V) -> DrawnShape? {
        switch item(view) {
        case .fill(let shape, _, _), .stroke(let shape, _, _): shape
        default: nil
        }
    }

    @Test("Frequent shapes are drawn as what they are, not as any outline")
    func known() {
        let all = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(shape(Rectangle()) == .rect(all))
        #expect(shape(Ellipse()) == .ellipse(all))
        #expect(shape(Circle().frame(width: 100, height: 50)) == .ellipse(CGRect(x: 0, y: 0, width: 50, height: 50)))
        #expect(shape(RoundedRectangle(cornerRadius: 8)) == .roundedRect(all, cornerWidth: 8, cornerHeight: 8))
        #expect(shape(Capsule()) == .roundedRect(all, cornerWidth: 25, cornerHeight: 25))
        #expect(
            shape(RoundedRectangle(cornerRadius: 8).inset(by: 2))
                == .roundedRect(CGRect(x: 2, y: 2, width: 96, height: 46), cornerWidth: 6, cornerHeight: 6))
        let mirrored = RoundedRectangle(cornerRadius: 8).environment(\.layoutDirection, .rightToLeft)
        #expect(shape(mirrored) == .roundedRect(all, cornerWidth: 8, cornerHeight: 8))
    }

    @Test("A shape takes what it is given, 10 points where that is nothing; a circle is as wide as high")
    func sizes() {
        func size<V: View>(_ view: V, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
            TestHost(view).graph.sizeThatFits(ProposedViewSize(width: width, height: height))
        }
        #expect(size(Rectangle(), 30, nil) == CGSize(width: 30, height: 10))
        #expect(size(Capsule().trim(from: 0, to: 0.5), nil, nil) == CGSize(width: 10, height: 10))
        #expect(size(Circle(), 30, 20) == CGSize(width: 20, height: 20))
        #expect(size(Circle(), nil, 20) == CGSize(width: 20, height: 20))
        #expect(size(Circle().fill(.red), nil, nil) == CGSize(width: 10, height: 10))
    }

    @Test("Shapes drawn on one another are painted in the order in which they were added")
    func chained() {
        let view = RoundedRectangle(cornerRadius: 4).fill(.red).stroke(.blue, lineWidth: 2)
        let items = Pictured(view).items
        guard items.count == 2, case .fill(_, .color(let red), _) = items[0],
            case .stroke(_, let pen, .color(let blue)) = items[1]
        else {
            Issue.record("\(items)")
            return
        }
        #expect(red.red > red.blue && blue.blue > blue.red)
        #expect(pen.width == 2)
    }

    @Test("A border runs inside the edges")
    func border() {
        #expect(
            shape(Rectangle().strokeBorder(lineWidth: 10)) == .rect(CGRect(x: 5, y: 5, width: 90, height: 40)))
        #expect(
            shape(Color.clear.border(.red, width: 2)) == nil
                || Pictured(Color.clear.border(.red, width: 2)).items.count == 2)
    }

    @Test("Where reading goes to the left, an outline is mirrored unless it says otherwise")
    func mirroring() {
        let corner = UnevenRoundedRectangle(topLeadingRadius: 20)
        func path(_ direction: LayoutDirection) -> PathData? {
            if case .path(let path)? = shape(corner.environment(\.layoutDirection, direction)) { return path }
            return nil
        }
        let left = path(.leftToRight), right = path(.rightToLeft)
        #expect(left?.contains(CGPoint(x: 1, y: 1)) == false)
        #expect(left?.contains(CGPoint(x: 99, y: 1)) == true)
        #expect(right?.contains(CGPoint(x: 1, y: 1)) == true)
        #expect(right?.contains(CGPoint(x: 99, y: 1)) == false)
    }

    @Test("Taps land where a shape is drawn, on the line of a stroked one, and where a content shape says")
    func taps() {
        let log = Log()
        let host = ControlHost(
            VStack(spacing: 0) {
                Circle().fill(.red).frame(width: 100, height: 100).onTapGesture { log.run("circle") }
                Circle().stroke(lineWidth: 10).frame(width: 100, height: 100).onTapGesture { log.run("ring") }
                Color.red.frame(width: 100, height: 100).contentShape(Circle()).onTapGesture { log.run("content") }
                HStack { Spacer() }.frame(width: 100, height: 100).contentShape(Rectangle())
                    .onTapGesture { log.run("empty") }
            }, 100, 400)
        host.tap(50, 50)
        host.tap(2, 2)
        #expect(log.counts["circle"] == 1)
        host.tap(50, 150)
        host.tap(2, 150)
        #expect(log.counts["ring"] == 1)
        host.tap(50, 250)
        host.tap(2, 202)
        #expect(log.counts["content"] == 1)
        host.tap(1, 301)
        #expect(log.counts["empty"] == 1)
    }

    @Test("A button under a stroked frame is tapped through it")
    func overlaid() {
        let log = Log()
        let host = ControlHost(
            Color.red.onTapGesture { log.run("below") }.overlay { RoundedRectangle(cornerRadius: 8).stroke() })
        host.tap(50, 50)
        #expect(log.counts["below"] == 1)
    }

    @Test("What lies over a view is painted after it and tapped first, what lies behind it before and last")
    func layers() {
        func colors(_ items: [DisplayItem]) -> [ColorComponents] {
            items.compactMap { item in
                if case .fill(_, .color(let color), _) = item { color } else { nil }
            }
        }
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        let over = colors(Pictured(red.overlay { blue }).items)
        #expect(over.map(\.blue) == [0, 1])
        #expect(colors(Pictured(red.background { blue }).items).map(\.blue) == [1, 0])
        let log = Log()
        let host = ControlHost(
            red.onTapGesture { log.run("below") }.overlay { blue.onTapGesture { log.run("over") } })
        host.tap(50, 50)
        #expect(log.entries == ["over"])
    }

    @Test("A shape of the user's is drawn, and its numbers move")
    func own() {
        #expect(item(Own(share: 0.5)) != nil)
        #expect(shape(Own(share: 0.5)) == .rect(CGRect(x: 0, y: 0, width: 50, height: 50)))
        #expect(shape(AnyShape(Own(share: 0.25))) == .rect(CGRect(x: 0, y: 0, width: 25, height: 50)))
        var any = AnyShape(Own(share: 0))
        any.animatableData = AnyShape(Own(share: 1)).animatableData
        #expect(any.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect.width == 10)
    }

    private struct Own: Shape {
        var share: Double
        var animatableData: Double {
            get { share }
            set { share = newValue }
        }
        func path(in rect: CGRect) -> Path {
            Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * share, height: rect.height))
        }
    }

    @Test("Numbers that cannot be drawn with draw nothing and trap nowhere")
    func bad() {
        for number in [CGFloat.nan, .infinity, -.infinity, -5, 1e308] {
            let view = VStack {
                RoundedRectangle(cornerRadius: number).inset(by: number).stroke(lineWidth: number)
                Circle().trim(from: number, to: 1).rotation(.degrees(number)).scale(number).offset(x: number)
                Rectangle().size(width: number, height: number).stroke(style: StrokeStyle(dash: [number, 2]))
                UnevenRoundedRectangle(topLeadingRadius: number).strokeBorder(lineWidth: number)
                Color.red.clipShape(Capsule().inset(by: number)).border(.red, width: number)
                LinearGradient(
                    colors: [.red], startPoint: UnitPoint(x: number, y: 0), endPoint: .bottom)
            }
            _ = Pictured(view).items
            _ = Path(roundedRect: CGRect(x: number, y: 0, width: number, height: 1), cornerRadius: number).description
        }
    }
}
