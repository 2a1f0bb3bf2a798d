import Foundation

let report = Report()
if Options.includes("root") || Options.includes("screens") { await benchmarkRootOverride(report) }
if Options.includes("reads") { benchmarkReads(report) }
if Options.includes("trees") { benchmarkHierarchies(report) }
if Options.includes("changes") { benchmarkChanges(report) }
if Options.includes("pictures") { benchmarkPictures(report) }
if Options.includes("layouts") { benchmarkLayouts(report) }
if Options.includes("constraints") { benchmarkConstraints(report) }
if Options.includes("boundaries") { benchmarkBoundaries(report) }
if Options.includes("leaves") { await benchmarkDeclarations(report) }
if Options.includes("screens") {
    await benchmarkRows(report)
    await benchmarkTrees(report)
    await benchmarkParts(report)
    await benchmarkGroups(report)
    benchmarkScrolling(report)
    await benchmarkLists(report)
    benchmarkCells(report)
    benchmarkCounts(report)
}
if Options.includes("snapshots") { await benchmarkScreenPictures(report) }
if Options.includes("lists") { await benchmarkLists(report) }
if Options.includes("hosts") { benchmarkHosts(report) }
if !report.broken.isEmpty {
    print("\nOver the bound by more than is tolerated:")
    for name in report.broken { print("  \(name)") }
    if Options.checks { exit(1) }
}
