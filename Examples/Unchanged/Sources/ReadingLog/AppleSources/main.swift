import UIKit

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
let log = ReadingLogViewController()
window.rootViewController = UINavigationController(rootViewController: log)
window.makeKeyAndVisible()
window.layoutIfNeeded()

print("-- a log")
print(log.shownTexts)

print("-- pages are turned")
for _ in 1...4 {
    log.turnButton.sendActions(for: .touchUpInside)
    print(log.shownTexts[0], log.turnButton.isEnabled)
}

print("-- a form with constraints")
func frames() -> [CGRect] {
    window.layoutIfNeeded()
    return [log.form, log.form.titleField, log.form.authorField, log.turnButton].map { $0.convert($0.bounds, to: nil) }
}
let before = frames()
print(before[1].minX == before[2].minX, before[1].maxX == 304, before[2].minY - before[1].maxY, before[3].height)
log.form.showHint("As on the cover")
UIView.animate(withDuration: 0.3) { window.layoutIfNeeded() }
print(frames()[3].minY > before[3].minY, frames()[0].height > before[0].height)
log.form.showHint(nil)
print(frames() == before)

print("-- an item is tapped")
UIApplication.shared.sendAction(log.resetItem.action!, to: log.resetItem.target, from: log.resetItem, for: nil)
print(log.shownTexts)

print("-- what there is for a key")
print(log.keyCommands?.compactMap { $0.action }.map { NSStringFromSelector($0) } ?? [])
print(log.responds(to: #selector(ReadingLogViewController.buttonTapped(_:))))
print(log.responds(to: #selector(PageCounter.turn)))

print("-- a table")
let history = HistoryViewController(style: .plain)
log.navigationController?.pushViewController(history, animated: false)
window.layoutIfNeeded()
print(history.shownTexts)
print(history.tableView.visibleCells.map { $0.frame.height })
print((0..<2).map { history.tableView.headerView(forSection: $0)?.textLabel?.text ?? "" })
history.addEntry(nil)
window.layoutIfNeeded()
print(history.shownTexts)

print("-- a row is deleted")
let row = history.tableView.cellForRow(at: IndexPath(row: 0, section: 0))!
print(row.accessibilityCustomActions?.map { $0.name } ?? [])
history.tableView(history.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
window.layoutIfNeeded()
print(history.shownTexts)
