import Foundation
import Foundations
import Testing
@testable import CoreTransferable

@Suite("Text and URLs without waiting") struct ImmediateTests {
    @Test("A value leaves at once as the text or URL in its place")
    func exported() throws {
        struct Site: Transferable {
            let id: URL
            static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.id) }
        }
        let url = try #require(URL(string: "https://example.org"))
        #expect(Recipe(name: "Soup").exported as? String == "Recipe: Soup" && "a".exported as? String == "a")
        #expect(url.exported as? URL == url && Site(id: url).exported as? URL == url)
        #expect(Note(title: "Tea").exported as? String == "Tea")
    }

    @Test("A value that leaves only after waiting stays itself")
    func waiting() {
        let menu = Menu(recipe: Recipe(name: "Soup"))
        #expect(menu.exported as? Menu == menu && Layer(pixels: [1]).exported as? Layer == Layer(pixels: [1]))
    }

    @Test("The first representation whose condition is fulfilled is used at once as well")
    func conditions() {
        struct Either: Transferable {
            let isLong: Bool
            static var transferRepresentation: some TransferRepresentation {
                ProxyRepresentation { (_: Either) -> String in throw Refusal() }
                ProxyRepresentation { (_: Either) in "long" }.exportingCondition(\.isLong)
                ProxyRepresentation { (_: Either) in "short" }
            }
        }
        #expect(Either(isLong: true).exported as? String == "long")
        #expect(Either(isLong: false).exported as? String == "short")
    }

    @Test("A value comes back at once from text")
    func imported() {
        #expect(String.imported(from: "a") == "a" && Recipe.imported(from: "a") == Recipe(name: "a"))
        #expect(URL.imported(from: "https://a.b")?.absoluteString == "https://a.b" && URL.imported(from: "no") == nil)
        #expect(Menu.imported(from: "a") == nil && Note.imported(from: "a") == nil && Data.imported(from: "a") == nil)
    }

    @Test("A type in its own place, directly or through another, has no representation")
    func cycles() async {
        struct Own: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                ProxyRepresentation(exporting: { (own: Own) in own })
            }
        }
        struct Hen: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                ProxyRepresentation { (_: Hen) in Egg() }
                ProxyRepresentation { (_: Hen) in "hen" }
            }
        }
        struct Egg: Transferable {
            static var transferRepresentation: some TransferRepresentation { ProxyRepresentation { (_: Egg) in Hen() } }
        }
        struct Endless: TransferRepresentation {
            typealias Item = Bottomless
            var body: Endless { self }
        }
        struct Bottomless: Transferable {
            static var transferRepresentation: Endless { Endless() }
        }
        let issues = Locked<[String]>([])
        let previous = RuntimeIssue.setHandler { issue in issues.withLock { $0.append(issue.category) } }
        #expect(Own().exported is Own && Hen().exported as? String == "hen" && Egg().exported as? String == "hen")
        #expect(Bottomless.exportedContentTypes().isEmpty)
        _ = RuntimeIssue.setHandler(previous)
        #expect(issues.withLock { $0 }.filter { $0 == "transfer" }.count >= 4)
    }
}
