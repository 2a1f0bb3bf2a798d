// Checks that the articles about what there is agree with the public interface: each name in backticks is one of the
// interface, none under "Not yet" is, each public view and property wrapper is named, and each folder with public
// declarations belongs to an area.
//
// Arguments: the folder of the recorded interface, that of the sources, and that of `folders.txt` and `exceptions.txt`.
import Foundation

let folders = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0, isDirectory: true) }
let (recorded, sources, lists) = (folders[0], folders[1], folders[2])
let interface = try RecordedInterface(in: recorded)
let catalogue = sources.appendingPathComponent("DeclarativeUI/DeclarativeUI.docc", isDirectory: true)

let names = ["What-there-is.md", "What-differs.md", "What-is-stable.md", "Porting.md"]
let pages = try names.map { try AreasPage(catalogue.appendingPathComponent($0)) }
/// What is wrong, by the name that it is about.
var problems: [String: Set<String>] = [:]
for (name, page) in zip(names, pages) {
    for span in page.implemented {
        for missing in span.names where !interface.contains(missing) {
            problems[missing, default: []].insert("\(name) has `\(span.text)`: \(missing) is not public.")
        }
        for label in span.labels where !interface.hasArgument(label) {
            problems[label, default: []].insert("\(name) has `\(span.text)`: no public function has this argument.")
        }
    }
    for span in page.missing {
        for present in span.names where interface.contains(present) {
            problems[present, default: []].insert("\(name) has `\(span.text)` under \"Not yet\": \(present) is public.")
        }
    }
}
let page = pages[0]
let named = Set(page.implemented.flatMap(\.names))
for type in interface.views.union(interface.propertyWrappers).subtracting(named) {
    problems[type, default: []].insert("What-there-is.md does not name \(type).")
}

let exceptions = try ListedNames(lists.appendingPathComponent("exceptions.txt")).texts
var messages = problems.filter { exceptions[$0.key] == nil }.flatMap(\.value)
for name in exceptions.keys where problems[name] == nil {
    messages.append("exceptions.txt lists \(name), which needs no exception.")
}

let areas = try ListedNames(lists.appendingPathComponent("folders.txt"))
let publicFolders = try PublicFolders(in: sources).paths
for folder in publicFolders where areas.text(ofFolder: folder) == nil {
    messages.append("folders.txt gives \(folder), which has public declarations, no area.")
}
for (folder, area) in areas.texts {
    if !page.areas.contains(area) { messages.append("folders.txt names \(area), no area of What-there-is.md.") }
    if !publicFolders.contains(where: { $0 == folder || $0.hasPrefix(folder + "/") }) {
        messages.append("folders.txt lists \(folder), which has no public declarations.")
    }
}
for area in page.areas where !areas.texts.values.contains(area) {
    messages.append("No folder of folders.txt belongs to the area \(area).")
}
for message in messages.sorted() { print(message) }
if messages.isEmpty { print("\(page.areas.count) areas, \(publicFolders.count) folders, \(named.count) names") }
exit(messages.isEmpty ? 0 : 1)
