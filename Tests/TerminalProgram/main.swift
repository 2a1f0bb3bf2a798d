// Takes the terminal it is started in and ends in the way that its argument names.
//
// With `foreground`, `late` or `background` before it, a small shell, which runs the rest as a job.
import Foundation
import Terminal

// No files are left behind by the crashes.
var limit = rlimit(rlim_cur: 0, rlim_max: 0)
setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)

let arguments = Array(CommandLine.arguments.dropFirst())
if let place = arguments.first.flatMap(Job.Place.init) {
    Job(Array(arguments.dropFirst()), in: place).run()
} else if let ending = arguments.first.flatMap(Ending.init) {
    ending.run()
} else {
    print("Endings: \(Ending.allCases.map(\.rawValue).joined(separator: ", "))")
    exit(64)
}
