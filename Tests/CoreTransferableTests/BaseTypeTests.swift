import CoreTransferable
import Foundation
import Testing

@Suite("Strings, URLs and data") struct BaseTypeTests {
    @Test("A string leaves in UTF-8, and comes back from text of any encoding")
    func strings() async throws {
        #expect(try await "é".exported(as: .text) == Data("é".utf8))
        #expect(try await String(importing: Data("é".utf8), contentType: .plainText) == "é")
        #expect(try await String(importing: Data([0xE9, 0]), contentType: .utf16PlainText) == "é")
        #expect(try await String(importing: Data([0, 0xE9]), contentType: .utf16ExternalPlainText) == "é")
        #expect(try await String(importing: Data([0xFF, 0xFE, 0xE9, 0]), contentType: .plainText) == "é")
        #expect(await code { try await String(importing: Data([0xC3]), contentType: nil) } == .unavailableCoercionError)
        #expect(await code { try await String(importing: Data(), contentType: .png) } == .unavailableCoercionError)
    }

    @Test("A URL leaves as its address, and comes back if it has a scheme")
    func urls() async throws {
        let url = try #require(URL(string: "https://example.org/a?b"))
        #expect(try await url.exported(as: nil) == Data("https://example.org/a?b".utf8))
        #expect(url.exportedContentTypes() == [.url])
        #expect(URL(fileURLWithPath: "/a").exportedContentTypes() == [.fileURL, .url])
        #expect(try await URL(importing: Data("https://example.org/a?b".utf8), contentType: .url) == url)
        let invalid = Data("no".utf8)
        #expect(await code { try await URL(importing: invalid, contentType: .url) } == .unavailableCoercionError)
    }

    @Test("Data comes back from data of any type, and from files")
    func anyData() async throws {
        #expect(try await Data([1]).exported(as: nil) == Data([1]))
        #expect(try await Data(importing: Data([1]), contentType: .png) == Data([1]))
        #expect(try await Data(importing: temporaryFile("x"), contentType: nil) == Data("x".utf8))
    }

    @Test("An attributed string leaves and comes back as its text")
    func attributedStrings() async throws {
        #expect(try await AttributedString("a").exported(as: .plainText) == Data("a".utf8))
        #expect(try await AttributedString(importing: Data("a".utf8), contentType: nil) == AttributedString("a"))
    }

    @Test("The type without values has no representation")
    func never() { #expect(Never.exportedContentTypes().isEmpty && Never.importedContentTypes().isEmpty) }
}
