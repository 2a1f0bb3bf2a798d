import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@testable import Drawing

@Suite("Recorded screens") struct ScreenRecordingTests {
    private func screen(_ texts: String...) -> TextScreen {
        var context = DrawingContext()
        for (row, text) in texts.enumerated() { context.text(text, .cells(0, Double(row), 8, 1)) }
        var renderer = TextGridRenderer(columns: 8, rows: 3)
        return renderer.screen(context.finish()).prepared(for: .full, on: .canvas)
    }

    private func count(_ part: String, in text: String) -> Int { text.components(separatedBy: part).count - 1 }

    @Test("Equal rows are recorded once, and what does not change does not move")
    func rows() {
        var recording = ScreenRecording()
        recording.add(screen("same", "one"), at: 0)
        recording.add(screen("same", "two"), at: 1)
        recording.add(screen("same", "one"), at: 2)
        let document = recording.document()
        #expect(count("<text", in: document) == 3)
        #expect(count("<animate", in: document) == 3)
        #expect(document.contains("dur=\"4s\""))
        #expect(document.contains("values=\"visible;hidden\" keyTimes=\"0.00000;0.25000\""))
        #expect(document.contains("values=\"hidden;visible;hidden\" keyTimes=\"0.00000;0.25000;0.50000\""))
        #expect(document.contains("values=\"hidden;visible\" keyTimes=\"0.00000;0.50000\""))
        #expect(XMLParser(data: Data(document.utf8)).parse())
    }

    @Test("Texts cannot leave their elements")
    func markup() {
        var recording = ScreenRecording()
        recording.add(screen("<&\"]]>"), at: 0)
        #expect(XMLParser(data: Data(recording.document().utf8)).parse())
    }

    @Test("A record has an end: what comes later is left out")
    func bound() {
        var recording = ScreenRecording()
        let (one, two) = (screen("one"), screen("two"))
        for second in 0..<25_000 { recording.add(second % 2 == 0 ? one : two, at: Double(second)) }
        #expect(recording.isFull)
        #expect(recording.document().utf8.count < 6_000_000)
    }

    @Test("Times that go back or are no numbers count as the last one")
    func times() {
        var recording = ScreenRecording()
        recording.add(screen("one"), at: 1)
        recording.add(screen("two"), at: -.infinity)
        recording.add(screen("three"), at: 0.5)
        #expect(count("<use", in: recording.document()) == 1)
    }
}
