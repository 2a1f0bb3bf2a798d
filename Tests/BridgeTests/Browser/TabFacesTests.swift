import DeclarativeUI
import Drawing
import Foundation
import Testing

@testable import BrowserHost

@Suite("Letters that a page measures", .serialized) @MainActor struct TabFacesTests {
    private func connected(_ widths: [Double]) -> TabFaces {
        let faces = TabFaces()
        faces.connect(widths)
        return faces
    }

    private var common: [Double] { TextFace.all.map { $0.commonWidth(of: PageMeasuring.probe) } }

    @Test("A page with the common faces measures nothing until there are other letters")
    func nothing() throws {
        let faces = connected(common)
        #expect(faces.request() == nil)
        let font = FontDescription.body.shown(in: try #require(faces.medium))
        _ = MediumTextMeasurer().size(of: "Hello مرحبا", font: font, maxWidth: nil)
        let request = try #require(faces.request())
        #expect(request.texts == ["مرحبا"] && request.faces == [0] && request.letters == [])
        #expect(faces.request() == nil)
    }

    @Test("Faces that differ are measured letter by letter, once")
    func others() throws {
        var widths = common
        widths[5] *= 1.1
        let faces = connected(widths)
        #expect(faces.request()?.letters == [5])
        let measured = (0..<MeasuredFaces.letterCount).map { _ in 1_500.0 }
        #expect(faces.receive(PageMeasures(letters: [measured], widths: [])))
        #expect(faces.request() == nil)
        let font = FontDescription(size: 2_048, weight: .bold, design: .serif)
            .shown(in: try #require(faces.medium))
        #expect(MediumTextMeasurer().size(of: "ab", font: font, maxWidth: nil).size.width == 3_000)
    }

    @Test(
        "Answers that nobody asked for, and widths that no letter has, do no harm",
        arguments: [-1e300, 1e300, 0, 5e9])
    func hostile(_ width: Double) throws {
        let faces = connected(common)
        #expect(!faces.receive(PageMeasures(letters: [[width]], widths: [width])))
        let font = FontDescription.body.shown(in: try #require(faces.medium))
        _ = MediumTextMeasurer().size(of: "مرحبا", font: font, maxWidth: nil)
        #expect(faces.request() != nil)
        #expect(faces.receive(PageMeasures(letters: [[width]], widths: [width, width])))
        let shown = FontDescription.body.shown(in: try #require(faces.medium))
        let measured = MediumTextMeasurer().size(of: "مرحبا", font: shown, maxWidth: nil).size.width
        #expect(measured >= 0 && measured <= 1e5)
    }

    @Test("A page that connects again keeps what it has measured; one with other faces measures anew")
    func again() throws {
        let faces = connected(common)
        let medium = faces.medium
        faces.connect(common)
        #expect(faces.medium == medium)
        faces.connect(common.map { $0 + 1 })
        #expect(faces.medium != medium)
        faces.connect(nil)
        #expect(faces.medium == nil)
    }

    @Test("A scene is laid out again when its page has measured its letters, in both worlds")
    func layout() throws {
        let label = UILabel()
        label.text = "مرحبا"
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        let host = UIHostingController(rootView: Text("नमस्ते").fixedSize().background(Color.red))
        let controller = UIViewController()
        controller.view.addSubview(label)
        controller.addChild(host)
        controller.view.addSubview(host.view)
        host.view.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
        let stage = try TabStage(controller, faces: common)
        defer { stage.end() }
        let sizes = { (label.intrinsicContentSize.width, host.sizeThatFits(in: CGSize(width: 300, height: 300)).width) }
        stage.sendFrame()
        let before = sizes()
        stage.page.answersMeasuring = { texts in texts.map { _ in 6_144 } }
        #expect(stage.settle())
        #expect(Set(stage.page.measuredTexts) == ["नमस्ते", "مرحبا"])
        let after = sizes()
        #expect(before.0 != 51 && before.1 != 51)
        #expect(after == (51, 51))
        #expect(stage.page.model.picture == stage.picture)
    }
}
