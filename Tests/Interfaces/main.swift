// Writes the public interface of each module to a file, and checks that the documentation has a place for all of it.
//
// Arguments: the folder of symbol graphs, with a folder for each module; the folder of the sources; the folder to write
// to.
import Foundation

let arguments = CommandLine.arguments
let sources = URL(fileURLWithPath: arguments[2], isDirectory: true)
let output = URL(fileURLWithPath: arguments[3], isDirectory: true)

let interface = try PublicInterface(in: URL(fileURLWithPath: arguments[1], isDirectory: true))
var reexports: [String: Reexports] = [:]
for module in interface.modules {
    let reexported = try Reexports(in: sources.appendingPathComponent(module))
    reexports[module] = reexported
    let lines = reexported.lines + interface.lines(of: module)
    let text = lines.map { $0 + "\n" }.joined()
    try text.write(to: output.appendingPathComponent("\(module).txt"), atomically: true, encoding: .utf8)
    print("\(module): \(lines.count) lines")
}

// A module without a catalogue is no product. What is re-exported of it is named on a page of a module that does so.
var problems: [String] = []
var mentions: Set<String> = []
var reexportedNames: Set<String> = []
for module in interface.modules {
    let catalogue = sources.appendingPathComponent("\(module)/\(module).docc", isDirectory: true)
    guard FileManager.default.fileExists(atPath: catalogue.path) else { continue }
    let pages = try DocumentationPages(in: catalogue)
    for name in interface.topLevelNames(of: module).subtracting(pages.topics) {
        problems.append("\(module).\(name) is in no topic group of \(module).docc.")
    }
    mentions.formUnion(pages.mentions)
    for other in interface.modules {
        let folder = sources.appendingPathComponent("\(other)/\(other).docc")
        guard let reexported = reexports[module], !FileManager.default.fileExists(atPath: folder.path) else { continue }
        reexportedNames.formUnion(reexported.names(of: other, among: interface.topLevelNames(of: other)))
    }
}
for name in reexportedNames.subtracting(mentions) {
    problems.append("\(name) is re-exported, and no page of the documentation names it.")
}
for problem in problems.sorted() { print(problem) }
exit(problems.isEmpty ? 0 : 1)
