import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import ImperativeUI

/// Pictures of trees of both worlds.
@MainActor @Suite("Pictures of mixed trees", .serialized) struct MixedPictureTests {
    struct Tone: UITraitDefinition {
        static let defaultValue = 0
        static let affectsColorAppearance = true
    }

    struct ToneKey: UITraitBridgedEnvironmentKey {
        static let defaultValue = 0
        static func read(from traits: UITraitCollection) -> Int { traits[Tone.self] }
        static func write(to traits: inout any UIMutableTraits, value: Int) { traits[Tone.self] = value }
    }

    /// A style that follows the tone.
    private struct ToneStyle: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> Color {
            environment[ToneKey.self] == 0 ? .black : .white
        }
    }

    private final class Ink: UIView {
        static var draws = 0
        override func draw(_ rect: CGRect) {
            Self.draws += 1
            (traitCollection[Tone.self] == 0 ? UIColor.black : .white).setFill()
            UIRectFill(rect)
        }
    }

    private struct InkView: UIViewRepresentable {
        func makeUIView(context: Context) -> Ink { Ink() }
        func updateUIView(_ view: Ink, context: Context) {}
    }

    private struct Swatch: UIViewRepresentable {
        let color: UIColor
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) { view.backgroundColor = color }
    }

    private func lines(_ snapshot: Snapshot) -> [String] {
        snapshot.svg().components(separatedBy: "\n").filter { $0.hasPrefix("<") }.dropFirst().dropLast()
    }

    @Test("Views of both worlds are drawn in painting order, represented ones at their place among the others")
    func order() {
        let view = ZStack(alignment: .topLeading) {
            Color(white: 0).frame(width: 80, height: 48)
            Swatch(color: .green).frame(width: 56, height: 32)
            Color(white: 1).frame(width: 32, height: 16)
        }
        #expect(
            lines(view.snapshot(size: CGSize(width: 80, height: 48), background: nil)) == [
                "<rect x=\"0\" y=\"0\" width=\"80\" height=\"48\" fill=\"#000000\"/>",
                "<rect x=\"0\" y=\"0\" width=\"56\" height=\"32\" fill=\"#00ff00\"/>",
                "<rect x=\"0\" y=\"0\" width=\"32\" height=\"16\" fill=\"#ffffff\"/>",
            ])
    }

    @Test("A represented view takes part in the opacity and the scale of the views around it")
    func effects() {
        let view = Swatch(color: .green).frame(width: 20, height: 20).opacity(0.5).scaleEffect(2).frame(
            width: 80, height: 48)
        let drawn = lines(view.snapshot(size: CGSize(width: 80, height: 48), background: nil))
        #expect(drawn.first?.hasPrefix("<g transform=\"matrix(2 0 0 2") == true)
        #expect(drawn.first?.contains("opacity=\"0.5\"") == true)
    }

    @Test(
        "A change of a trait that affects colours redraws exactly those that use it, in both worlds, across boundaries")
    func colorTrait() throws {
        let view = VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { _ in Color(white: 0.5).frame(height: 2) }
            StyleView(style: ToneStyle()).frame(height: 2)
            InkView().frame(height: 2)
            InkView().environment(\.tone, 1).frame(height: 2)
        }
        let controller = UIHostingController(rootView: view)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
        window.rootViewController = controller
        window.textMedium = .vector
        window.makeKeyAndVisible()
        Ink.draws = 0
        let before = lines(window.snapshot(medium: .vector))
        let graph = try #require(controller.hostingView?.viewGraph)
        #expect(graph.drawCount == 21)
        #expect(Ink.draws == 2)
        window.traitOverrides[Tone.self] = 1
        let after = lines(window.snapshot(medium: .vector))
        #expect(before != after)
        #expect(graph.drawCount == 22)
        #expect(Ink.draws == 3)
        _ = window.snapshot(medium: .vector)
        #expect(graph.drawCount == 22)
        #expect(Ink.draws == 3)
    }

    @Test("A picture follows state, and what did not change is not drawn again")
    func state() {
        let model = Count()
        struct Bars: View {
            let model: Count
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { index in
                        Color(white: index == model.value ? 1 : 0).frame(width: 10, height: 4)
                    }
                }
            }
        }
        let renderer = ImageRenderer(content: Bars(model: model))
        let first = renderer.svg
        #expect(renderer.hosting.viewGraph.drawCount == 10)
        model.value = 4
        let second = renderer.svg
        #expect(first != second)
        #expect(renderer.hosting.viewGraph.drawCount == 12)
        model.value = 0
        #expect(renderer.svg == first)
    }

    @Test("A renderer's picture is as large as its view wants to be for the proposal")
    func rendererSize() {
        let renderer = ImageRenderer(content: Color.black.frame(minWidth: 30, idealWidth: 50).frame(height: 20))
        #expect(renderer.snapshot.size == CGSize(width: 50, height: 20))
        renderer.proposedSize = ProposedViewSize(width: 90, height: 90)
        #expect(renderer.snapshot.size == CGSize(width: 90, height: 20))
        renderer.content = Color.black.frame(minWidth: 30, idealWidth: 40).frame(height: 30)
        renderer.proposedSize = .unspecified
        #expect(renderer.snapshot.size == CGSize(width: 40, height: 30))
    }

    @Test("Views on their way out are in the picture until their transition has ended")
    func transitions() {
        let clock = ManualAnimationClock()
        let model = Count()
        struct Fading: View {
            let model: Count
            var body: some View {
                VStack(spacing: 0) {
                    if model.value == 0 { Color(white: 0).frame(width: 10, height: 10).transition(.opacity) }
                }
                .frame(width: 20, height: 20)
            }
        }
        let host = UIHostingController(rootView: Fading(model: model))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        window.rootViewController = host
        window.makeKeyAndVisible()
        clock.withCurrent {
            #expect(lines(window.snapshot(background: nil)).count == 1)
            withAnimation(.linear(duration: 1)) { model.value = 1 }
            _ = window.snapshot()
            clock.advance(by: 0.5)
            #expect(lines(window.snapshot(background: nil)).first == "<g opacity=\"0.5\">")
            clock.advance(by: 0.6)
            #expect(lines(window.snapshot(background: nil)).isEmpty)
        }
    }

    @Test("Hidden views are left out, scroll views cut their contents")
    func clipping() {
        let hidden = Color.black.hidden().frame(width: 20, height: 20)
        #expect(lines(hidden.snapshot(size: CGSize(width: 20, height: 20), background: nil)).isEmpty)
        let scrolled = ScrollView { Color.black.frame(width: 20, height: 100) }
        #expect(
            lines(scrolled.snapshot(size: CGSize(width: 20, height: 20), background: nil)).contains {
                $0.contains("<rect x=\"0\" y=\"0\" width=\"20\" height=\"20\"/>")
            })
    }

    @Test("A snapshot that is stored is verified, one that differs is told line by line")
    func verifying() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("isthmus-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (black, white) = (Color.black.snapshot(size: CGSize(width: 16, height: 16)), Color.white)
        #expect(throws: SnapshotMismatch.self) { try black.verify("color", in: folder, isRecording: false) }
        try black.verify("color", in: folder, isRecording: true)
        try black.verify("color", in: folder, isRecording: false)
        do {
            try white.snapshot(size: CGSize(width: 16, height: 16)).verify("color", in: folder, isRecording: false)
            Issue.record("Nothing differed.")
        } catch let mismatch as SnapshotMismatch {
            #expect(mismatch.differences.count == 2)
            #expect("\(mismatch)".contains("+ <rect x=\"0\" y=\"0\" width=\"16\" height=\"16\" fill=\"#ffffff\"/>"))
        }
    }
}

@Observable private final class Count {
    var value = 0
}

extension EnvironmentValues {
    fileprivate var tone: Int {
        get { self[MixedPictureTests.ToneKey.self] }
        set { self[MixedPictureTests.ToneKey.self] = newValue }
    }
}
