import DeclarativeUI
import Foundation
import TestSupport
import Testing

struct StoredPlace: Hashable, Codable { var name: String }
private struct HiddenPlace: Hashable, Codable { var name = "" }
private struct Secret: Hashable {}

@MainActor @Suite struct NavigationPathTests {
    @Test("A path is a list of values of any types, and equal to another with the same values")
    func values() {
        var path = NavigationPath([1, 2])
        path.append("three")
        path.append(StoredPlace(name: "four"))
        #expect(path.count == 4 && !path.isEmpty)
        path.removeLast(2)
        #expect(path == NavigationPath([1, 2]) && path != NavigationPath(["1", "2"]))
        path.removeLast(2)
        #expect(path.isEmpty && path == NavigationPath())
    }

    @Test("A path of values that can be coded is stored and found again")
    func coding() throws {
        var path = NavigationPath([1])
        path.append("two")
        path.append(StoredPlace(name: "three"))
        let stored = try JSONEncoder().encode(try #require(path.codable))
        let found = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
        #expect(NavigationPath(found) == path && found == path.codable)
    }

    @Test("A path with a value that cannot be coded has no form to store")
    func uncodable() {
        var path = NavigationPath([1])
        path.append(Secret())
        #expect(path.codable == nil)
        // Nothing finds a private type by its name.
        #expect(NavigationPath([HiddenPlace()]).codable == nil)
    }

    @Test(
        "What is no stored path throws",
        arguments: [
            "{}", "[1]", "[\"Si\"]", "[\"Si\", \"x\"]", "[\"Nowhere\", \"1\"]", "[\"\", \"\"]",
            "[\"\\u0001ab\", \"1\"]",
        ])
    func malformed(text: String) {
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
        }
    }

    @Test("No name of a type, however it was changed, is more than an error")
    func mutatedNames() throws {
        var path = NavigationPath([1])
        path.append(["a": [StoredPlace(name: "b")]])
        let stored = String(decoding: try JSONEncoder().encode(try #require(path.codable)), as: UTF8.self)
        var random = SplitMix64(seed: 7)
        let letters = Array("SiayDGV_0123456789$.abcXYZ\\\"{}[],:")
        for _ in 0..<10_000 {
            var characters = Array(stored)
            for _ in 0...random.below(4) {
                characters[random.below(characters.count)] = letters[random.below(letters.count)]
            }
            _ = try? JSONDecoder().decode(
                NavigationPath.CodableRepresentation.self, from: Data(String(characters).utf8))
        }
    }

    @Test("Removing more values than there are traps")
    func removingTooMany() async {
        await #expect(processExitsWith: .failure) {
            var path = NavigationPath([1])
            path.removeLast(2)
        }
    }
}
