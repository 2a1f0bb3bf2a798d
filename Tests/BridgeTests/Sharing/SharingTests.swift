import DeclarativeUI
import Foundation
import TestSupport
import Testing

private struct Recipe: Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: { "Recipe: \($0.name)" }, importing: { (text: String) in Recipe(name: text) })
    }
}

private struct Site: Transferable, Identifiable {
    let id: URL
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: \.id)
    }
}

@MainActor @Suite("Links, sharing and pasting", .serialized) struct SharingTests {
    private func stage<V: View>(_ view: V) -> NavigationStage {
        NavigationStage(view, size: CGSize(width: 400, height: 320))
    }

    /// The words that are seen.
    private func words(_ stage: NavigationStage) -> [String] {
        stage.host.text.split(separator: "\n").map { line in
            line.map { $0.isLetter || $0.isNumber || ".…:".contains($0) ? String($0) : " " }.joined()
                .split(separator: " ").joined(separator: " ")
        }
        .filter { !$0.isEmpty }
    }

    private let url = URL(string: "https://example.org/page")!

    @Test("A link opens its URL with the handler of the environment, by pointer and by key")
    func link() {
        var opened: [URL] = []
        let stage = stage(
            VStack {
                Link("Page", destination: url)
                Link(destination: URL(string: "https://example.org/other")!) { Text("Other") }
            }
            .environment(
                \.openURL,
                OpenURLAction {
                    opened.append($0); return .handled
                }))
        stage.tap("Page")
        stage.host.press(.keyboardTab)
        stage.host.press(.keyboardTab)
        stage.host.press(.keyboardReturnOrEnter)
        #expect(opened.map(\.lastPathComponent) == ["page", "other"])
    }

    @Test("A link without a handler reports that nothing opens URLs; one that is disabled does nothing")
    func linkWithoutHandler() {
        let plain = stage(Link("Page", destination: url))
        #expect(issues { plain.tap("Page") }.map(\.category) == ["open-url"])
        let disabled = stage(Link("Page", destination: url).disabled(true))
        #expect(issues { disabled.tap("Page") }.isEmpty)
    }

    @Test("A share link lists what can be done with a URL, and copies it")
    func shareURL() {
        UIPasteboard.general.string = nil
        let stage = stage(ShareLink(item: url))
        #expect(words(stage) == ["Share…"])
        stage.tap("Share…")
        #expect(words(stage).contains("example.org") && words(stage).contains("Copy"))
        stage.host.press(.keyboardReturnOrEnter)
        _ = stage.host.text
        #expect(UIPasteboard.general.url == url && words(stage) == ["Share…"])
        // It can be used again.
        stage.tap("Share…")
        stage.host.press(.keyboardEscape)
        #expect(words(stage) == ["Share…"])
    }

    @Test("Subject, message and the title of a preview are shown; several texts are copied as lines")
    func shareTexts() {
        let stage = stage(
            ShareLink("Tell", items: ["One", "Two"], subject: Text("Numbers"), message: Text("In order")))
        stage.tap("Tell")
        #expect(words(stage).contains("Numbers") && words(stage).contains("In order"))
        stage.host.press(.keyboardReturnOrEnter)
        #expect(UIPasteboard.general.string == "One\nTwo")
    }

    @Test("What has a text or a URL in its place is shared as that, under the title of its preview")
    func shareValues() {
        let view = stage(
            ShareLink(
                item: Recipe(name: "Soup"), preview: SharePreview("A soup", image: Image(systemName: "cup.and.saucer"))
            ) { Text("Give") })
        view.tap("Give")
        #expect(words(view).contains("A soup"))
        view.host.press(.keyboardReturnOrEnter)
        #expect(UIPasteboard.general.string == "Recipe: Soup")
        let sites = stage(ShareLink("Give", items: [Site(id: url)]) { SharePreview("Site \($0.id.lastPathComponent)") })
        sites.tap("Give")
        #expect(words(sites).contains("Site page"))
        sites.host.press(.keyboardReturnOrEnter)
        #expect(UIPasteboard.general.url == url)
    }

    @Test("A paste button hands over the text, and follows whether there is something of its type")
    func paste() {
        UIPasteboard.general.string = nil
        var pasted: [String] = []
        let stage = stage(
            VStack {
                PasteButton(payloadType: String.self) { pasted += $0 }
                PasteButton(payloadType: URL.self) { pasted += $0.map(\.absoluteString) }
                PasteButton(payloadType: Recipe.self) { pasted += $0.map(\.name) }
            })
        func pressAll() -> [String] {
            pasted = []
            for _ in 0..<3 {
                stage.host.press(.keyboardTab)
                stage.host.press(.keyboardReturnOrEnter)
                _ = stage.host.text
            }
            return pasted.sorted()
        }
        #expect(pressAll() == [])
        UIPasteboard.general.string = "no address"
        _ = stage.host.text
        #expect(Set(pressAll()) == ["no address"])
        UIPasteboard.general.url = url
        _ = stage.host.text
        #expect(pressAll() == Array(repeating: url.absoluteString, count: 3))
    }
}
