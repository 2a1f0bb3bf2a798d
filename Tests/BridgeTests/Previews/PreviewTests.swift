import DeclarativeUI
import Foundation
import Testing

@testable import ImperativeUI

#Preview("Two views") {
    Text("One")
    Text("Two")
}

#Preview("Two views") {
    let name = "Ada"
    return Text("Hello, \(name)")
}

#Preview {
    let label = UILabel()
    label.text = "A label"
    return label
}

#Preview("A button / on", traits: .sizeThatFitsLayout) {
    @Previewable @State var isOn = true
    @Previewable @State var names: [String] = [
        "a", "b",
    ]
    Text("\(names.count) names \(isOn ? "on" : "off")")
}

#Preview("Small", traits: .fixedLayout(width: 160, height: 32), body: { Color.clear })
#Preview("Wide", traits: .fixedLayout(width: 160, height: 320), .landscapeLeft) { UIViewController() }

private struct Former_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("First of these").previewDisplayName("First")
            ForEach(0..<2, id: \.self) { Text("Row \($0)").previewLayout(.fixed(width: 80, height: 16)) }
        }
    }
}

private enum Broken: PreviewRegistry {
    struct Failure: Error, CustomStringConvertible { let description = "out of paper" }

    nonisolated static var fileID: String { "BridgeTests/Broken.swift" }
    nonisolated static var line: Int { 3 }
    static func makePreview() throws -> Preview { throw Failure() }
}

@MainActor @Suite("Previews", .serialized) struct PreviewTests {
    private let file = "BridgeTests/PreviewTests.swift"

    private var here: [Preview] { Preview.all.filter { $0.fileID == file } }

    private func preview(_ name: String) throws -> Preview { try #require(here.first { $0.displayName == name }) }

    @Test("All previews of the program are found, by their files and lines")
    func all() {
        #expect(here.map(\.displayName) == ["Two views", "Two views", nil, "A button / on", "Small", "Wide"])
        #expect(here.map(\.line) == here.map(\.line).sorted() && here.allSatisfy { $0.line > 0 })
        #expect(
            here.map(\.pictureName).map { $0.split(separator: "/")[2] } == [
                "Two-views", "Two-views-2", "3", "A-button---on", "Small", "Wide",
            ])
    }

    @Test("A preview shows what its closure makes, of either world, with its variables")
    func contents() throws {
        let texts = try here.map { try $0.snapshot(medium: .text).text() }
        #expect(texts[0].contains("One") && texts[0].contains("Two"))
        #expect(texts[1].contains("Hello, Ada"))
        #expect(texts[2].contains("A label"))
        #expect(texts[3].contains("2 names on"))
    }

    @Test("Each showing is another one: state has its initial values again")
    func anew() throws {
        let preview = try preview("A button / on")
        let controllers = try [preview.makeViewController(), preview.makeViewController()]
        #expect(controllers[0] !== controllers[1])
    }

    @Test("The traits say how large it is")
    func sizes() throws {
        func size(_ preview: Preview) throws -> CGSize { try preview.snapshot(medium: .text).textPicture.size }
        #expect(try size(preview("Small")) == CGSize(width: 160, height: 32))
        #expect(try size(preview("Wide")) == CGSize(width: 320, height: 160))
        #expect(try size(preview("Two views")) == CGSize(width: 390, height: 844))
        let fitting = try size(preview("A button / on"))
        #expect(fitting == CGSize(width: 80, height: 16))
    }

    @Test("What a preview shows appears at the preview's size")
    func appearance() throws {
        final class Measuring: UIViewController {
            var label = UILabel()
            override func loadView() { view = label }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                label.text = "\(Int(view.bounds.width)) wide"
            }
        }
        let preview = Preview("Measuring", traits: .fixedLayout(width: 160, height: 16)) {
            PreviewBuilder.buildFinalResult(Measuring())
        }
        #expect(try preview.snapshot(medium: .text).text().contains("160 wide"))
    }

    @Test("Each view of a provider is a preview, named and sized by its modifiers")
    func providers() throws {
        let previews = Preview.all.filter {
            $0.fileID.hasPrefix("BridgeTests/") && $0.fileID.hasSuffix("Former_Previews")
        }
        #expect(previews.map(\.displayName) == ["First", nil, nil])
        let texts = try previews.map { try $0.snapshot(medium: .text) }
        #expect(texts[0].text().contains("First of these") && !texts[0].text().contains("Row"))
        #expect(texts[2].text().contains("Row 1"))
        #expect(texts[2].textPicture.size == CGSize(width: 80, height: 16))
    }

    @Test("A preview that cannot be made shows why")
    func failure() throws {
        let preview = try #require(Preview.all.first { $0.fileID == "BridgeTests/Broken.swift" })
        #expect(try preview.snapshot(medium: .text).text().contains("out of paper"))
    }

    @Test("Pictures of all previews are stored and compared")
    func pictures() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let count = try Preview.verifyAll(of: "BridgeTests", as: [.text], in: folder, isRecording: true)
        #expect(count == Preview.all.count { $0.fileID.hasPrefix("BridgeTests/") })
        #expect(try Preview.verifyAll(of: "BridgeTests", as: [.text], in: folder, isRecording: false) == count)
        let picture = folder.appendingPathComponent("BridgeTests/PreviewTests/Two-views.txt")
        #expect(try String(contentsOf: picture, encoding: .utf8).contains("One"))
        try Data("other\n".utf8).write(to: picture)
        #expect(throws: SnapshotMismatch.self) {
            try Preview.verifyAll(of: "BridgeTests", as: [.text], in: folder, isRecording: false)
        }
    }

    @Test("A program lists its previews, and draws them into a folder")
    func program() throws {
        let line = try #require(here.first).line
        let list = try #require(PreviewProgram(["Program", "--previews"]))
        #expect(try list.answer().contains("\(file):\(line)  Two views"))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let draw = try #require(PreviewProgram(["Program", "--previews", folder.path]))
        #expect(try draw.answer() == "\(Preview.all.count) previews in \(folder.path)")
        let picture = folder.appendingPathComponent("BridgeTests/PreviewTests/3.svg")
        #expect(try String(contentsOf: picture, encoding: .utf8).contains("A label"))
    }
}
