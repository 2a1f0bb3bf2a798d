// Checks that no folder of a target refers to one in a higher layer, as Sources/README.md lists the layers, and that the
// files which that page names exist.
//
// Arguments: the compiler's index, the folder of the sources, and the file of exceptions. With a fourth, the name of a
// target, its upward references are printed whole.
import Foundation

let arguments = CommandLine.arguments
let root = arguments[2].hasSuffix("/") ? arguments[2] : arguments[2] + "/"
let mostExceptions = 30

let map = try String(contentsOfFile: root + "README.md", encoding: .utf8)
let order = LayerOrder(of: map)
let exceptions = try LayerExceptions(of: String(contentsOfFile: arguments[3], encoding: .utf8))
let index = try SymbolIndex(path: arguments[1], root: root)

var problems: Set<String> = []
var upward: [LayerExceptions.Exception: [String]] = [:]
var references = 0
for reference in index.references {
    guard let definition = index.definitions[reference.symbol],
        definition.prefix(while: { $0 != "/" }) == reference.file.prefix(while: { $0 != "/" }),
        definition != reference.file
    else { continue }
    guard let folder = order.folder(of: reference.file), let used = order.folder(of: definition) else {
        let file = order.folder(of: definition) == nil ? definition : reference.file
        problems.insert("\(file) is in no folder that README.md lists.")
        continue
    }
    references += 1
    if order.isAbove(folder, used) {
        upward[.init(file: reference.file, folder: used), default: []]
            .append("\(reference.file):\(reference.line): \(reference.name) of \(definition)")
    }
}
if references == 0 { problems.insert("The index names no reference: build first.") }
for folder in order.folders where !FileManager.default.fileExists(atPath: root + folder) {
    problems.insert("README.md lists \(folder), which does not exist.")
}
for name in NamedFiles(of: map).missing(below: [root, root + "../Tests"]) {
    problems.insert("README.md names \(name), which does not exist.")
}
for (exception, places) in upward where exceptions.reasons[exception] == nil {
    problems.insert("\(exception.file) refers to \(exception.folder), which is above it: \(places.sorted()[0])")
}
for exception in exceptions.reasons.keys where upward[exception] == nil {
    problems.insert("\(exception.file) does not refer to \(exception.folder) any more: delete the exception.")
}
if exceptions.reasons.count > mostExceptions {
    let count = exceptions.reasons.count
    problems.insert("There are \(count) exceptions; no more than \(mostExceptions) are allowed.")
}

if arguments.count > 4 {
    for places in upward.values.flatMap({ $0 }).sorted() where places.hasPrefix(arguments[4] + "/") { print(places) }
}
for problem in problems.sorted() { print(problem) }
print(
    "\(references) references between files of \(order.folders.count) folders, \(exceptions.reasons.count) exceptions")
exit(problems.isEmpty ? 0 : 1)
