import Foundation
import Foundations
import Testing
@testable import UniformTypeIdentifiers

@Suite("Types that a program declares") struct DeclaredTypeTests {
    @Test("A type that is created as an exported or imported type is found by its identifier")
    func found() {
        #expect(UTType("org.example.note-1") == nil)
        let note = UTType(exportedAs: "org.example.note-1", conformingTo: .json)
        #expect(UTType("org.example.NOTE-1") == note && note.conforms(to: .text) && note.isDeclared)
        let drawing = UTType(importedAs: "org.example.drawing-1", conformingTo: .image)
        #expect(UTType("org.example.drawing-1") == drawing && drawing.isSubtype(of: .image))
    }

    @Test("A type without a supertype conforms to data, until it gets one")
    func withoutSupertype() {
        let type = UTType(exportedAs: "org.example.plain-2")
        #expect(type.supertypes == [.data, .item])
        #expect(UTType(exportedAs: "org.example.plain-2", conformingTo: .package).conforms(to: .directory))
        #expect(!type.conforms(to: .data))
    }

    @Test("A type of the system keeps its supertypes")
    func systemTypes() {
        #expect(UTType(exportedAs: "public.json", conformingTo: .image) == .json)
        #expect(!UTType.json.conforms(to: .image))
    }

    @Test("Types that conform to each other conform both ways, and nothing hangs")
    func cycles() {
        let first = UTType(exportedAs: "org.example.first-3", conformingTo: UTType(exportedAs: "org.example.second-3"))
        let second = UTType(exportedAs: "org.example.second-3", conformingTo: first)
        let own = UTType(exportedAs: "org.example.own-3", conformingTo: UTType(exportedAs: "org.example.own-3"))
        #expect(first.conforms(to: second) && second.conforms(to: first) && !first.conforms(to: .image))
        #expect(first.supertypes == [second] && own.supertypes == [.data, .item])
    }

    @Test("An empty identifier names no type")
    func emptyIdentifier() {
        #expect(UTType("") == nil && !UTType(exportedAs: "").isDeclared)
        #expect(!UTType(undeclared: "").isDeclared && !UTType(undeclared: "").conforms(to: .item))
    }

    @Test("The property list of a bundle declares types with tags")
    func propertyList() throws {
        let entry: [String: Any] = [
            "UTTypeIdentifier": "org.example.Score", "UTTypeConformsTo": "public.XML", "UTTypeVersion": "3",
            "UTTypeDescription": "Score", "UTTypeReferenceURL": "https://example.org/score",
            "UTTypeTagSpecification": ["public.filename-extension": ["score", ""], "public.mime-type": "x/score"],
        ]
        let lists: [String: Any] = [
            "UTExportedTypeDeclarations": [entry, [:], ["UTTypeIdentifier": ""]], "UTImportedTypeDeclarations": "wrong",
        ]
        let declarations = TypeDeclaration.declarations(in: lists)
        let score = try #require(declarations.first)
        #expect(declarations.count == 1 && score.identifier == "org.example.Score")
        #expect(score.supertypes == ["public.xml"] && score.description == "Score" && score.version == 3)
        #expect(score.tags == [.filenameExtension: ["score"], .mimeType: ["x/score"]] && score.referenceURL != nil)
        _ = TypeRegistry.declare(score)
        #expect(UTType(filenameExtension: "SCORE")?.identifier == "org.example.Score")
    }

    @Test("Types can be declared and read on many threads")
    func threads() async {
        let types = await withTaskGroup(of: Set<UTType>.self) { group in
            for task in 0..<8 {
                group.addTask {
                    Set(
                        (0..<60).map { number in
                            let parent = UTType(importedAs: "org.example.shared-\((number + task) % 50)")
                            let type = UTType(exportedAs: "org.example.shared-\(number % 50)", conformingTo: parent)
                            _ = (type.conforms(to: .image), type.supertypes, UTType(filenameExtension: "x\(number)"))
                            return type
                        })
                }
            }
            return await group.reduce(into: Set<UTType>()) { $0.formUnion($1) }
        }
        #expect(types.count == 50 && types.allSatisfy { UTType($0.identifier) == $0 })
    }
}
