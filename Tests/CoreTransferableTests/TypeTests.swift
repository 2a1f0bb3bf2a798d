import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Types") struct TypeTests {
    @Test("A type of the system is found by its identifier, in any case")
    func identifiers() {
        #expect(UTType("public.json") == .json)
        #expect(UTType("Public.JSON") == .json && UTType("PUBLIC.JSON")?.identifier == "public.json")
        #expect(UTType("org.example.unknown") == nil)
    }

    @Test("A type is found by any of its filename extensions, in any case")
    func extensions() {
        let pairs: [(String, UTType)] = [
            ("jpg", .jpeg), ("JPEG", .jpeg), ("txt", .plainText), ("swift", .swiftSource), ("mp4", .mpeg4Movie),
            ("zip", .zip), ("html", .html), ("vcf", .vCard), ("aif", .aiff), ("plist", .propertyList),
        ]
        for (name, type) in pairs { #expect(UTType(filenameExtension: name) == type) }
    }

    @Test("A type is found by any of its MIME types, in any case")
    func mimeTypes() {
        #expect(UTType(mimeType: "text/html") == .html && UTType(mimeType: "Application/JSON") == .json)
        #expect(UTType(mimeType: "image/jpg") == .jpeg && UTType(mimeType: "audio/mpeg") == .mp3)
    }

    @Test("The first tags of a type are the preferred ones")
    func preferredTags() {
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType.image.preferredFilenameExtension == nil && UTType.image.preferredMIMEType == nil)
        #expect(UTType.png.tags == [.filenameExtension: ["png"], .mimeType: ["image/png"]])
    }

    @Test("A type conforms to itself, to its supertypes and to theirs")
    func conformance() {
        #expect(UTType.swiftSource.conforms(to: .swiftSource) && UTType.swiftSource.conforms(to: .sourceCode))
        #expect(UTType.swiftSource.conforms(to: .text) && UTType.swiftSource.conforms(to: .item))
        #expect(!UTType.swiftSource.conforms(to: .image) && !UTType.text.conforms(to: .swiftSource))
    }

    @Test("A subtype is not the type itself, and the supertype is the other way round")
    func subtypes() {
        #expect(UTType.png.isSubtype(of: .image) && !UTType.png.isSubtype(of: .png))
        #expect(UTType.image.isSupertype(of: .png) && !UTType.png.isSupertype(of: .image))
        #expect(UTType.xmlPropertyList.supertypes == [.xml, .propertyList, .text, .data, .content, .item])
    }

    @Test("A lookup within a supertype leaves out the types that do not conform to it")
    func lookupWithin() throws {
        #expect(UTType(filenameExtension: "png", conformingTo: .image) == .png)
        let other = try #require(UTType(filenameExtension: "png", conformingTo: .text))
        #expect(other.isDynamic && other.conforms(to: .text) && other.preferredFilenameExtension == "png")
    }

    @Test("Several types can have the same tag, and the preferred one comes first")
    func severalTypes() {
        let types = UTType.types(tag: "aiff", tagClass: .filenameExtension, conformingTo: nil)
        #expect(types.first == .aiff && types.count == 2)
    }

    @Test("A type states whether it is declared, dynamic and public")
    func properties() throws {
        #expect(UTType.json.isDeclared && UTType.json.isPublic && !UTType.json.isDynamic)
        #expect(UTType.pdf.isDeclared && !UTType.pdf.isPublic)
        #expect(UTType.json.localizedDescription == "JSON document" && UTType.json.description == "public.json")
        #expect(UTType.json.version == nil && UTType.json.referenceURL == nil)
    }

    @Test("Every constant is a declared type")
    func constants() {
        let some: [UTType] = [
            .item, .content, .compositeContent, .data, .directory, .folder, .url, .fileURL, .text, .utf8PlainText, .rtf,
            .css, .xml, .yaml, .log, .pdf, .rtfd, .epub, .spreadsheet, .presentation, .message, .emailMessage,
            .contact, .calendarEvent, .toDoItem, .font, .image, .svg, .heic, .webP, .threeDContent, .usdz, .movie,
            .audio, .wav, .playlist, .archive, .gzip, .tarArchive, .package, .bundle, .framework, .executable,
            .application, .exe, .diskImage, .database, .bookmark, .pkcs12, .x509Certificate,
        ]
        #expect(some.allSatisfy(\.isDeclared) && Set(some).count == some.count)
    }

    @Test("A type survives encoding, whether it is declared or not")
    func coding() throws {
        let types = [UTType.json, UTType(exportedAs: "org.example.coded"), try #require(UTType(mimeType: "x/y"))]
        let data = try JSONEncoder().encode(types)
        #expect(try JSONDecoder().decode([UTType].self, from: data) == types)
        let unknown = try JSONDecoder().decode([UTType].self, from: Data(#"["org.example.never.seen", ""]"#.utf8))
        #expect(unknown.map(\.identifier) == ["org.example.never.seen", ""] && !unknown[0].isDeclared)
        #expect(unknown[0].supertypes.isEmpty && unknown[0].conforms(to: unknown[0]))
    }
}
