import Drawing
import Foundation
import Testing

/// Compares what scenes look like with files; `ISTHMUS_RECORD=1` writes the files anew.
@Suite("What scenes look like") struct GoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Golden")

    @Test("A scene is the same SVG as recorded", arguments: DrawingScene.all)
    func svg(scene: DrawingScene) throws {
        let renderer = SVGRenderer(size: scene.size, background: .whiteInk)
        try compare(renderer.document(scene.list), with: "\(scene.name).svg")
    }

    @Test("A scene is the same text as recorded, in all depths of colour", arguments: DrawingScene.all)
    func text(scene: DrawingScene) throws {
        var renderer = TextGridRenderer(columns: Int(scene.size.width / 8), rows: Int(scene.size.height / 16))
        let screen = renderer.screen(scene.list)
        var result = ""
        for colors in TextScreen.Colors.allCases {
            let text = screen.text(colors).replacingOccurrences(of: "\u{1B}", with: "␛")
            result += "== \(colors)\n" + text
        }
        try compare(result, with: "\(scene.name).txt")
    }

    private func compare(_ text: String, with name: String) throws {
        let file = Self.folder.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["ISTHMUS_RECORD"] != nil {
            try Data(text.utf8).write(to: file)
            return
        }
        let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        guard recorded != text else { return }
        let (old, new) = (recorded.components(separatedBy: "\n"), text.components(separatedBy: "\n"))
        var differences = ""
        for line in 0..<max(old.count, new.count) {
            let (was, now) = (line < old.count ? old[line] : nil, line < new.count ? new[line] : nil)
            if was == now { continue }
            differences += "\(line + 1)\n"
            if let was { differences += "  - \(was)\n" }
            if let now { differences += "  + \(now)\n" }
        }
        Issue.record("\(name) differs (ISTHMUS_RECORD=1 records it anew):\n\(differences)")
    }
}
