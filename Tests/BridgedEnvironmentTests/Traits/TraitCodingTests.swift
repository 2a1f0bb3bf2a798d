@testable import BridgedEnvironment
import TestSupport
import Testing

private struct Twin: UITraitDefinition {
    static let defaultValue = 0
    static let identifier = MoodTrait.identifier
}

private let everything = UITraitCollection {
    $0.userInterfaceStyle = .dark
    $0.displayScale = 2.5
    $0.preferredContentSizeCategory = .accessibilityLarge
    $0.typesettingLanguage = Locale.Language(identifier: "ja")
    $0.resolvesNaturalAlignmentWithBaseWritingDirection = false
    $0.mood = .quiet
    $0[LimitTrait.self] = nil
    $0[Density.self] = Density(points: 7)
}
private let customTraits: [UITrait] = [MoodTrait.self, LimitTrait.self, Density.self]

private func decode(_ data: Data, _ traits: [UITrait] = customTraits) throws -> UITraitCollection.Archive {
    let decoder = JSONDecoder()
    decoder.userInfo[.traitTypes] = traits
    return try decoder.decode(UITraitCollection.Archive.self, from: data)
}

/// Runs `body`. Returns the messages about coding that it reports.
@MainActor private func reports(_ body: () throws -> Void) rethrows -> [String] {
    let log = IssueLog()
    try log.during(body)
    return log.issues.filter { $0.category == "trait-coding" }.map(\.message)
}

@MainActor @Suite(.serialized) struct TraitCodingTests {
    @Test("System traits, and custom ones with an identifier and a Codable value, survive any encoder")
    func roundTrip() throws {
        let data = try JSONEncoder().encode(UITraitCollection.Archive(everything))
        let decoded = try decode(data)
        #expect(decoded.traitCollection == everything && decoded.unknownIdentifiers.isEmpty)
        #expect(decoded.traitCollection[LimitTrait.self] == nil)
    }

    @Test("An archive is a plain object of values by identifier")
    func form() throws {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.mood = .bold
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(UITraitCollection.Archive(traits)), as: UTF8.self)
        #expect(text == #"{"UITraitUserInterfaceStyle":2,"test.isthmus.mood":1}"#)
    }

    @Test("A trait without an identifier of its own is not archived, and is listed as omitted")
    func omitted() throws {
        let archive = UITraitCollection.Archive(UITraitCollection(TitleTrait.self, value: "x"))
        #expect(archive.omittedTraits.map { $0.name } == ["TitleTrait"])
        #expect(String(decoding: try JSONEncoder().encode(archive), as: UTF8.self) == "{}")
    }

    @Test("Identifiers of traits the decoder was not given are left out and listed; system traits are always known")
    func unknown() throws {
        let data = try JSONEncoder().encode(UITraitCollection.Archive(everything))
        let decoded = try decode(data, [MoodTrait.self])
        #expect(decoded.unknownIdentifiers == ["test.isthmus.density", "test.isthmus.limit"])
        #expect(decoded.traitCollection.mood == .quiet && decoded.traitCollection.userInterfaceStyle == .dark)
        #expect(decoded.traitCollection[Density.self] == Density.defaultValue)
    }

    @Test(
        "Malformed input throws",
        arguments: [
            "[]", "{", #"{"UITraitUserInterfaceStyle":9}"#, #"{"UITraitDisplayScale":"two"}"#,
            #"{"test.isthmus.mood":null}"#, #"{"UITraitDisplayScale":-1}"#,
        ])
    func malformed(text: String) {
        #expect(throws: DecodingError.self) { try decode(Data(text.utf8)) }
    }

    @Test("A scale that is negative or not finite is refused; 0, which says that it is not known, is read")
    func scale() throws {
        func decodedScale(_ scale: CGFloat) throws -> CGFloat {
            let data = try PropertyListEncoder().encode(
                UITraitCollection.Archive(UITraitCollection(displayScale: scale)))
            return try PropertyListDecoder().decode(UITraitCollection.Archive.self, from: data).traitCollection
                .displayScale
        }
        for scale in [-0.5, -.infinity, .infinity, .nan] as [CGFloat] {
            let error = #expect(throws: DecodingError.self) { try decodedScale(scale) }
            #expect("\(error as Any)".contains("DisplayScale"))
        }
        #expect(try decodedScale(0) == 0 && decodedScale(2.5) == 2.5)
        let coded = try NSKeyedArchiver.archivedData(
            withRootObject: UITraitCollection(displayScale: -2), requiringSecureCoding: true)
        #expect(throws: (any Error).self) {
            try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: coded)
        }
    }

    @Test("Two traits with one identifier are reported, and the one set first is archived")
    func duplicates() throws {
        let traits = UITraitCollection {
            $0.mood = .bold
            $0[Twin.self] = 5
        }
        #expect(UITraitCollection.Archive(traits).omittedTraits.map { $0.name } == ["Twin"])
        var data = Data()
        let encoding = try reports { data = try JSONEncoder().encode(UITraitCollection.Archive(traits)) }
        #expect(encoding.count == 1 && encoding.allSatisfy { $0.contains("Twin") && $0.contains("MoodTrait") })
        var decoded = UITraitCollection()
        let decoding = try reports { decoded = try decode(data, [MoodTrait.self, Twin.self]).traitCollection }
        #expect(decoded.mood == .bold)
        #expect(decoding.count == 1)
    }

    @Test("A type the decoder is given that cannot be archived is reported")
    func useless() throws {
        let messages = try reports { _ = try decode(Data("{}".utf8), [TitleTrait.self]) }
        #expect(messages.count == 1 && messages.allSatisfy { $0.contains("TitleTrait") })
    }

    @Test("User info that is no list of traits throws")
    func wrongUserInfo() {
        let decoder = JSONDecoder()
        decoder.userInfo[.traitTypes] = "MoodTrait"
        #expect(throws: DecodingError.self) {
            try decoder.decode(UITraitCollection.Archive.self, from: Data("{}".utf8))
        }
    }

    @Test("A list of trait types may be written as a literal")
    func literalUserInfo() throws {
        let decoder = JSONDecoder()
        decoder.userInfo[.traitTypes] = [MoodTrait.self]
        let data = Data(#"{"test.isthmus.mood":2}"#.utf8)
        #expect(try decoder.decode(UITraitCollection.Archive.self, from: data).traitCollection.mood == .quiet)
    }

    @Test("A collection survives secure keyed archiving, with the custom traits named around the unarchiving")
    func secureCoding() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: everything, requiringSecureCoding: true)
        let decoded = try UITraitCollection.withDecodableTraits(customTraits) {
            try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: data)
        }
        #expect(decoded == everything)
        var system: UITraitCollection?
        let messages = try reports {
            system = try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: data)
        }
        #expect(system?.userInterfaceStyle == .dark && system?.mood == .plain)
        #expect(messages.count == 1 && messages.allSatisfy { $0.contains("test.isthmus.mood") })
    }

    @Test("A keyed archive whose collection lacks its data, or holds other data, throws", arguments: [nil, "{"])
    func brokenKeyedArchive(content: String?) throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(Impostor(content), forKey: NSKeyedArchiveRootObjectKey)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        unarchiver.setClass(UITraitCollection.self, forClassName: NSStringFromClass(Impostor.self))
        #expect(unarchiver.decodeObject(of: UITraitCollection.self, forKey: NSKeyedArchiveRootObjectKey) == nil)
        #expect(unarchiver.error != nil)
    }
}

/// Archives itself as a trait collection with the wrong content.
/// Not private, as Foundation archives no private classes.
final class Impostor: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    private let content: String?

    init(_ content: String?) { self.content = content }
    init?(coder: NSCoder) { nil }

    func encode(with coder: NSCoder) {
        guard let content else { return }
        coder.encode(Data(content.utf8) as NSData, forKey: "UITraitCollection.traits")
    }
}
