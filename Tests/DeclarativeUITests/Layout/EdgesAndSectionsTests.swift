import Drawing
import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Sides, insets, former ways of sections and animations") struct EdgesAndSectionsTests {
    @Test("Sets of sides hold what they are given")
    func sets() {
        #expect(VerticalEdge.Set.all == [.top, .bottom])
        #expect(VerticalEdge.Set(.bottom) == .bottom)
        #expect(!VerticalEdge.Set.top.contains(.bottom))
        #expect(HorizontalEdge.Set.all.contains(HorizontalEdge.Set(.leading)))
        #expect(Visibility.allCases == [.automatic, .visible, .hidden])
    }

    @Test("Insets of one world become those of the other")
    func insets() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(NSDirectionalEdgeInsets(EdgeInsets(insets)) == insets)
    }

    @Test("Sections made in the former ways show header, content and footer in order")
    func sections() throws {
        // Asked for at run time, as a use that the compiler sees is a warning.
        let maker = try #require(FormerSections() as Any as? any ViewMaking)
        #expect(Pictured(maker.view, 200, 400).lines == ["h1", "c1", "f1", "h2", "c2", "c3", "f3"])
    }

    @Test("An overlay of a style covers the view, a label has a picture by name")
    func overlays() {
        let items = Pictured(Color.red.overlay(.blue.opacity(0.5))).items
        #expect(items.count == 2)
        #expect(Pictured(Label("Title", image: "missing-picture"), 200, 50).lines == ["Title"])
    }

    @Test("A reader tells the bounds of a named space around it in its own space")
    func bounds() {
        var found: [CGRect?] = []
        let host = TestHost(
            GeometryReader { proxy in
                let _ = found.append(proxy.bounds(of: .named("box")))
                let _ = found.append(proxy.bounds(of: .named("none")))
                Color.red
            }
            .padding(10).coordinateSpace(name: "box"))
        host.graph.place(in: CGSize(width: 100, height: 80))
        #expect(found.suffix(2) == [CGRect(x: -10, y: -10, width: 100, height: 80), nil])
    }

    @Test("A renderer draws into a context as often as it is asked")
    func rendering() {
        var size = CGSize.zero
        ImageRenderer(content: Color.red.frame(width: 30, height: 20)).render { asked, draw in
            size = asked
            let context = CGContext()
            draw(context)
            draw(context)
            #expect(context.finish().items.count == 2)
        }
        #expect(size == CGSize(width: 30, height: 20))
    }

    @Test("Points, sizes and rectangles describe themselves as pairs")
    func descriptions() {
        #expect(CGPoint(x: 1, y: 2.5).debugDescription == "(1.0, 2.5)")
        #expect(CGSize(width: 1, height: 2).debugDescription == "(1.0, 2.0)")
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
    }
}

@MainActor private protocol ViewMaking {
    var view: AnyView { get }
}

private struct FormerSections {}

@available(*, deprecated, message: "Uses what is deprecated.")
extension FormerSections: ViewMaking {
    var view: AnyView {
        AnyView(
            VStack {
                Section(header: Text(verbatim: "h1"), footer: Text(verbatim: "f1")) { Text(verbatim: "c1") }
                Section(header: Text(verbatim: "h2")) { Text(verbatim: "c2") }
                Section(footer: Text(verbatim: "f3")) { Text(verbatim: "c3") }
            }
            .animation(.default))
    }
}
