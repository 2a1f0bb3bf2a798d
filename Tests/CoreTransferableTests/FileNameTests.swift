import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Names of files") struct FileNameTests {
    @Test("A path component gets the extension of its type, unless it has one")
    func components() {
        let folder = URL(fileURLWithPath: "/notes", isDirectory: true)
        #expect(folder.appendingPathComponent("One", conformingTo: .json).lastPathComponent == "One.json")
        #expect(folder.appendingPathComponent("One.json", conformingTo: .json).lastPathComponent == "One.json")
        #expect(folder.appendingPathComponent("One.JPG", conformingTo: .jpeg).lastPathComponent == "One.JPG")
        #expect(folder.appendingPathComponent("One.txt", conformingTo: .json).lastPathComponent == "One.txt.json")
        #expect(folder.appendingPathComponent("One", conformingTo: .folder).hasDirectoryPath)
        var url = folder
        url.appendPathComponent("One", conformingTo: .pdf)
        #expect(url.path == "/notes/One.pdf")
    }

    @Test("A URL gets the extension of a type, unless it has one")
    func extensions() {
        var url = URL(fileURLWithPath: "/notes/One")
        #expect(url.appendingPathExtension(for: .data) == url)
        url.appendPathExtension(for: .png)
        url.appendPathExtension(for: .png)
        #expect(url.path == "/notes/One.png" && url.appendingPathExtension(for: .image) == url)
    }

    @Test("Paths as strings behave like URLs")
    func strings() {
        let path = NSString(string: "/notes")
        #expect(path.appendingPathComponent("One", conformingTo: .pdf) == "/notes/One.pdf")
        #expect(NSString(string: "/a/b").appendingPathExtension(for: .gif) == "/a/b.gif")
        #expect(NSString(string: "/a/b.gif").appendingPathExtension(for: .gif) == "/a/b.gif")
    }
}
