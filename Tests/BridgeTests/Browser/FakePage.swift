import Drawing
import Foundation
import TestSupport

@testable import BrowserHost

/// A page that does what the script of real ones does, with messages that arrive when a test says so.
@MainActor final class FakePage: PageConnection {
    /// The messages on their way to the page, the oldest first.
    private(set) var incoming: [String] = []
    /// The messages on their way to the server, the oldest first.
    private(set) var outgoing: [PageMessage] = []
    private(set) var closeCode: UInt16?
    /// The length of all messages that have arrived.
    private(set) var receivedBytes = 0
    /// The message that has arrived last.
    private(set) var lastMessage = ""
    private(set) var model = PageModel()
    private(set) var scene: String?
    private(set) var size: [Double] = []
    private(set) var title = ""
    private(set) var input: [String: Any] = [:]
    private(set) var elements: [[String: Any]] = []
    private(set) var version = 0
    /// What the panel of the inspector shows.
    private(set) var inspected: [[String: Any]] = []
    private(set) var selection: [String: Any] = [:]
    private(set) var explanation: [String] = []
    private(set) var runs: [[String: Any]] = []
    private(set) var mark: [Double] = []
    /// The widths of texts that the page is to measure; it answers nothing if that is `nil`.
    var answersMeasuring: (([String]) -> [Double])?
    private(set) var measuredTexts: [String] = []
    /// Whether the panel is shown.
    private var isInspecting = false
    private var shownFrame = 0

    func send(_ text: String) { incoming.append(text) }
    func close(code: UInt16, reason: String) { closeCode = code }

    /// The network has lost everything that was on its way.
    func lose() { (incoming, outgoing) = ([], []) }

    /// The next message arrives, and a second time if it is doubled.
    func receive(isDoubled: Bool = false) {
        guard !incoming.isEmpty else { return }
        let text = incoming.removeFirst()
        receivedBytes += text.utf8.count
        lastMessage = text
        take(text)
        if isDoubled { take(text) }
        let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        if let change = object?["inspection"] as? [String: Any] { inspect(change) }
    }

    /// Its reader asks the inspector for something.
    func ask(_ command: InspectorCommand) {
        if command == .open { isInspecting = true }
        if command == .close { (isInspecting, inspected) = (false, []) }
        outgoing.append(.inspect(command))
    }

    /// Returns the next message to the server.
    func takeOutgoing() -> PageMessage? { outgoing.isEmpty ? nil : outgoing.removeFirst() }

    private func take(_ text: String) {
        guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else { return }
        if let name = object["scene"] as? String {
            (scene, shownFrame) = (name, 0)
            if isInspecting { ask(.open) }
        }
        if let measuring = object["measure"] as? [String: Any], let texts = measuring["texts"] as? [String] {
            measuredTexts += texts
            if let answersMeasuring {
                outgoing.append(.measured(PageMeasures(letters: [], widths: answersMeasuring(texts))))
            }
        }
        if let frame = object["frame"] as? [String: Any] { show(frame) }
        if let title = object["title"] as? String { self.title = title }
        if let input = object["input"] as? [String: Any] { self.input = input }
        if let change = object["elements"] as? [String: Any] { describe(change) }
    }

    private func show(_ frame: [String: Any]) {
        guard let number = frame["number"] as? Int, let after = frame["after"] as? Int,
            let edits = frame["edits"] as? [[Any]]
        else { return }
        if after == 0 {
            (model, elements) = (PageModel(), [])
        } else if after != shownFrame {
            shownFrame = 0
            outgoing.append(.redraw)
            return
        }
        if let size = frame["size"] as? [Double] { self.size = size }
        model.apply(edits.compactMap(PictureEdit.init))
        shownFrame = number
        outgoing.append(.shown(frame: number))
    }

    private func inspect(_ change: [String: Any]) {
        guard isInspecting else { return }
        if let nodes = change["nodes"] as? [String: Any], let start = nodes["start"] as? Int,
            let count = nodes["count"] as? Int, let new = nodes["nodes"] as? [[String: Any]],
            start + count <= inspected.count
        {
            if nodes["isWhole"] as? Bool == true { inspected = [] }
            inspected.replaceSubrange(start..<start + count, with: new)
        }
        if let selection = change["selection"] as? [String: Any] { self.selection = selection }
        if let lines = change["explanation"] as? [String] { explanation = lines }
        if let runs = change["runs"] as? [[String: Any]] { self.runs = runs }
        if let mark = change["mark"] as? [Double] { self.mark = mark }
    }

    private func describe(_ change: [String: Any]) {
        guard let start = change["start"] as? Int, let count = change["count"] as? Int,
            let new = change["elements"] as? [[String: Any]], start + count <= elements.count
        else { return }
        elements.replaceSubrange(start..<start + count, with: new)
        version = change["version"] as? Int ?? 0
    }
}

extension PictureEdit {
    /// Reads an edit as the page is sent it.
    fileprivate init?(_ array: [Any]) {
        func text(_ index: Int) -> String { array[index] as? String ?? "" }
        func number(_ index: Int) -> Int { array[index] as? Int ?? -1 }
        switch array[0] as? String {
        case "define": self = .define(markup: text(1))
        case "replace": self = .replace(group: number(1), index: number(2), count: number(3), markup: text(4))
        case "place": self = .place(group: number(1), transform: text(2), opacity: text(3))
        case "redefine": self = .redefine(group: number(1), markup: text(2))
        default: return nil
        }
    }
}
