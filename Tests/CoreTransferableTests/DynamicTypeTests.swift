import Foundation
import Testing
@testable import UniformTypeIdentifiers

@Suite("Dynamic types") struct DynamicTypeTests {
    @Test("An unknown extension gives a dynamic type with that extension")
    func unknownExtension() throws {
        let type = try #require(UTType(filenameExtension: "Isthmus"))
        #expect(type.isDynamic && !type.isDeclared && !type.isPublic && type.localizedDescription == nil)
        #expect(type.tags == [.filenameExtension: ["isthmus"]] && type.supertypes == [.data, .item])
        // Apple's systems begin the identifiers of such types like this.
        #expect(type.identifier.hasPrefix("dyn.ah62d4rv4ge8"))
    }

    @Test("Equal tags give equal types, and other tags give other types")
    func equality() {
        #expect(UTType(filenameExtension: "isthmus") == UTType(filenameExtension: "ISTHMUS"))
        #expect(UTType(filenameExtension: "isthmus") != UTType(mimeType: "isthmus"))
        #expect(UTType(filenameExtension: "isthmus") != UTType(filenameExtension: "isthmus", conformingTo: .image))
    }

    @Test("A dynamic type can be created from its identifier", arguments: ["q", "x/y", "a:b=c,d?e\\f\\\\", "é", " "])
    func roundTrip(tag: String) throws {
        for supertype in [UTType.data, .image, .movie, UTType(undeclared: "org:odd=one")] {
            let type = try #require(UTType(mimeType: tag, conformingTo: supertype))
            let again = try #require(UTType(type.identifier.uppercased()))
            #expect(again == type && again.preferredMIMEType == tag && again.conforms(to: supertype))
            #expect(again.preferredFilenameExtension == nil)
        }
    }

    @Test("An empty tag gives no type")
    func emptyTags() {
        #expect(UTType(filenameExtension: "") == nil && UTType(mimeType: "") == nil)
        #expect(UTType(tag: "x", tagClass: UTTagClass(rawValue: ""), conformingTo: nil) == nil)
        #expect(UTType.types(tag: "", tagClass: .mimeType, conformingTo: nil).isEmpty)
    }

    @Test(
        "An identifier that describes no dynamic type gives none",
        arguments: ["dyn.", "dyn.a", "dyn.ah", "dyn.b123", "dyn.aäöü", "dyn.a!", "dyn.ah62d4", "dyn.a9999999999999999"])
    func invalid(identifier: String) { #expect(UTType(identifier) == nil) }

    @Test("An extension of a megabyte is a type like others")
    func megabyte() throws {
        let name = String(repeating: "ab:", count: 350_000)
        let type = try #require(UTType(filenameExtension: name))
        #expect(UTType(type.identifier)?.preferredFilenameExtension == name)
        #expect(UTType(String(repeating: "x", count: 1_000_000)) == nil)
    }

    @Test("A class of tags can be any text")
    func otherClasses() throws {
        let scheme = UTTagClass(rawValue: "public.url-scheme")
        let type = try #require(UTType(tag: "gopher", tagClass: scheme, conformingTo: nil))
        #expect(type.tags == [scheme: ["gopher"]] && UTType(type.identifier) == type)
    }
}
